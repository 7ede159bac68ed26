// The module `constants.js` is written by `src/constants.rs`, which says what each of these means.

export const FAVICON: string;
export const FAVICON_TURN: string;
export const MAX_DOCK_CHOICES: number;
export const MAX_ADVICE_MS: number;
export const NARROW: string;
export const NONCE_DIGITS: number;
export const REPLAY_PACES: Record<string, number>;
export const SCENES: Record<"beat" | "scene" | "total" | "waiting" | "late", number>;
export const SHORTCUTS: Record<string, string>;
export const TRAVEL: { duration: number; easing: string };
export const URGENT_SECONDS: number;
export const WARNING_SECONDS: number[];
