// Any position in words, name by name, for games without words of their own for it.

import type { Json } from "$lib/wire";
import { say, words } from "$lib/words/words.svelte";
import type { Passage, Sight } from "../contract";

const KINDS = ["good", "thing", "amount", "animal", "tile", "card", "place", "area", "cube", "space", "field"];

/** A word of the game in the person's language where the catalogue has one, else as it stands. */
export function named(word: string): string {
  const id = KINDS.map((kind) => `${kind}.${word}`).find((known) => words.has(known));
  const said = id ? say(id) : "";
  return said && !said.includes("undefined") ? said : word.replaceAll("_", " ");
}

/** What a position holds: first what lies in common, then each seat's. */
export function passages(sight: Sight): Passage[] {
  const common: string[] = [];
  const own: Passage[] = [];
  for (const [name, value] of Object.entries<Json>(sight.table)) {
    if (name === "boards" && Array.isArray(value)) {
      value.forEach((board, seat) => {
        own.push({ title: say(`seat.${seat + 1}`), lines: lines(board) });
      });
    } else if (!empty(value)) common.push(`${named(name)}: ${flat(value)}`);
  }
  return [{ title: say("web.text.common"), lines: common }, ...own];
}

function lines(board: Json): string[] {
  return Object.entries<Json>(board)
    .filter(([, value]) => !empty(value))
    .map(([name, value]) => `${named(name)}: ${flat(value)}`);
}

const empty = (value: Json): boolean =>
  value === false ||
  value === 0 ||
  value === "" ||
  (typeof value === "object" && value !== null && !Object.keys(value).length);

/** A value in one line. */
export function flat(value: Json): string {
  if (value === null) return "?";
  if (Array.isArray(value)) return value.map(flat).join(", ") || "–";
  if (typeof value === "object")
    return Object.entries(value)
      .map(([name, one]) => `${named(name)} ${flat(one)}`)
      .join(", ");
  return typeof value === "string" ? named(value) : String(value);
}
