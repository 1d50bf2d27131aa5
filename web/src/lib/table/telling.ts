// What a line of the log says: what happened, or where nothing did, what was chosen.

import type { Line } from "../wire";
import { capital, words } from "../words/words.svelte";

/** A line in words, as far as these eyes may know it. */
export function told(line: Line, eyes: number): string {
  const events = line.events
    .filter((one) => !one.only || one.only.includes(eyes))
    .map((one) => capital(words.text(one.message)));
  if (!events.length && line.move) return `${capital(words.text(line.move.message))}.`;
  return events.join(" ");
}
