// What the server sends to the page: the Rust types of the same names, as JSON.

/** Points or another short word on a flag. */
export interface Flag {
  text: string;
  minus?: boolean;
}

/** A piece that is not there yet. */
export interface Ghost {
  at: string;
  symbol: string;
  class: string;
}

/** One answer: something that is clicked. Either `ask` or `act` follows it. */
export interface Choice {
  spot: string;
  label: string;
  short: string;
  icon?: [symbol: string, style: string];
  flag?: Flag;
  why?: string;
  ghosts?: Ghost[];
  ask?: Choices;
  act?: { action: string; confirm: string };
}

/** One step of a move: a question and its answers. */
export interface Choices {
  prompt: string;
  step: string;
  clause: string;
  /** The spot of the answer that most people give, if it completes the move. */
  usual?: string;
  spots: Choice[];
}

/** A part of the page that is drawn as a whole. */
export interface Region {
  id: string;
  html: string;
}

/** A piece that goes from one place to another. */
export interface Travel {
  from: string;
  to: string;
}

/** What happens at one moment of a scene. */
export interface Beat {
  travels?: Travel[];
  flags?: (Flag & { at: [place: string, otherwise: string] })[];
  marks?: string[];
}

/** One thing that has happened: a sentence with what is seen of it. */
export interface Scene {
  seat: number | null;
  text: string;
  beats: Beat[];
  is_draw: boolean;
}

/** A table as one person sees it. */
export interface Frame {
  seq: number;
  regions: Region[];
  choices: Choices | null;
  scenes: Scene[];
  announce: string[];
  title: string;
  is_my_turn: boolean;
  is_mine_first: boolean;
  is_over: boolean;
}

/** One step of a replay. */
export interface Step {
  step: number;
  last: number;
  regions: Region[];
  scenes: Scene[];
  caption: string;
  announce: string[];
  is_mine_first: boolean;
  is_over: boolean;
}
