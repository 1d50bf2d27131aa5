// The legal moves as people read them: together what begins alike.

import type { Move } from "../wire";

export interface Group {
  /** The words with which all of them begin; empty where there are none. */
  start: string;
  moves: { move: Move; text: string; rest: string }[];
}

const FEW = 6;

/** The moves in groups by verb, and many of them by a value that has two or three words. */
export function grouped(moves: Move[], sentence: (move: Move) => string): Group[] {
  if (moves.length <= FEW) return [group(moves, sentence, false)];
  const found = new Map<string, Move[]>();
  for (const move of moves) {
    const key = `${move.verb} ${splitting(moves, move)}`;
    const there = found.get(key);
    if (there) there.push(move);
    else found.set(key, [move]);
  }
  return [...found.values()].map((same) => group(same, sentence, true));
}

function group(moves: Move[], sentence: (move: Move) => string, shorten: boolean): Group {
  const texts = moves.map(sentence);
  const start = shorten && moves.length > 2 ? commonStart(texts) : "";
  return {
    start,
    moves: moves.map((move, place) => ({
      move,
      text: texts[place] ?? "",
      rest: (texts[place] ?? "").slice(start.length),
    })),
  };
}

/** The words with which all texts begin, if there are two or more and something is left of each. */
export function commonStart(texts: string[]): string {
  const split = texts.map((text) => text.split(" "));
  const first = split[0] ?? [];
  let count = 0;
  while (split.every((words) => count + 1 < words.length && words[count] === first[count])) count++;
  return count > 1 ? `${first.slice(0, count).join(" ")} ` : "";
}

function splitting(moves: Move[], move: Move): string {
  const same = moves.filter((one) => one.verb === move.verb);
  if (same.length <= FEW) return "";
  for (const [name, value] of Object.entries(move.values)) {
    const values = new Set(same.map((one) => String(one.values[name])));
    if (values.size === 2 || values.size === 3) return String(value);
  }
  return "";
}
