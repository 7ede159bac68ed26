// The page of a table or a lesson. The server draws everything; this script lets a person point at
// it. Without it the plain form in the dock plays the same moves.

import { watchAreas } from "./areas.js";
import { watchButtons } from "./buttons.js";
import { countChat, watchChat } from "./chat.js";
import { watchSpots } from "./choose.js";
import { startClocks } from "./clock.js";
import { watchDrags } from "./drag.js";
import { watchShare } from "./end.js";
import { watchFocus } from "./focus.js";
import { applyFrame, heardSeq, watchScenes } from "./frame.js";
import { watchKeys } from "./keys.js";
import { Link } from "./link.js";
import { watchMenus } from "./menus.js";
import { deliver, watchNetwork } from "./move.js";
import { announce, body, here, words } from "./page.js";
import { drawRecap } from "./recap.js";
import { drawStep, watchPointer } from "./spots.js";
import { isLost, setLost } from "./status.js";

/** @param {any} message @param {boolean} isFirst */
function hear(message, isFirst) {
  if (message.type === "frame") applyFrame(message, isFirst);
  if (!isFirst) return;
  if (isLost()) announce(words["table-back"]);
  setLost(false);
  deliver();
}

/** One failure alone is nothing to talk about. @param {number} nFailures */
function lose(nFailures) {
  if (nFailures > 1) setLost(true);
}

watchScenes();
watchFocus();
watchSpots();
watchPointer();
watchNetwork();
watchButtons();
watchChat();
startClocks();
watchMenus();
watchShare();
watchKeys();
watchDrags();
watchAreas();
// Kept files and a page for when there is no connection; a browser that cannot do it goes without.
navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
drawStep();
drawRecap();
countChat();
// A lesson has nobody to wait for.
if (body.dataset.table) new Link(() => `${here}/live?seq=${heardSeq()}`, hear, lose).open();
