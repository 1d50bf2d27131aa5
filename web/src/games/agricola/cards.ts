// Hand cards of Agricola as they are shown: what is printed on them and their text.

import { say, words } from "$lib/words/words.svelte";
import type { CardShown } from "../contract";
import type { Board, Figures, HandCard } from "./shape";

export const cardOf = (figures: Figures, id: string): HandCard | undefined => figures.cards[id];

/** The kind of a card in a word. */
export const kindOf = (figures: Figures, id: string): string =>
  say(`table.agricola.${cardOf(figures, id)?.kind === "minors" ? "minor" : "occupation"}`);

/** A card to be read. */
export function shown(id: string, figures: Figures): CardShown {
  const card = cardOf(figures, id);
  const [cost = {}, ...others] = card?.costs ?? [];
  const needs = `card_needs.${id}`;
  return {
    id,
    title: say(`card.${id}`),
    kind: kindOf(figures, id),
    lines: [
      ...(words.has(needs) ? [say("table.agricola.requires", { needs: { id: needs } })] : []),
      say(`card_text.${id}`),
    ],
    cost,
    marks: [
      ...others.map((other) => say("table.agricola.or_cost", { cost: amounts(other) })),
      ...(card?.points ? [say("web.points", { points: card.points })] : []),
      ...(card?.passes ? [say("table.agricola.passes")] : []),
      ...((card?.players ?? 1) > 1 ? [say("table.agricola.for_players", { number: card?.players ?? 1 })] : []),
    ],
    look: card?.kind === "minors" ? "two" : "one",
    target: `card:${id}`,
    meant: [`play ${id}`],
  };
}

/** Goods in words. */
export const amounts = (goods: Record<string, number>): string =>
  Object.entries(goods)
    .filter(([, number]) => number)
    .map(([good, number]) => say(`amount.${good}`, { number }))
    .join(", ");

/** The cards of a hand that these eyes know. */
export const known = (board: Board): string[] =>
  [...board.hand_occupations, ...board.hand_minors].flatMap((id) => (id ? [id] : []));

/** How many cards of each kind are in a hand, in words; empty where there are none. */
export function handIs(board: Board): string {
  const [minors, occupations] = [board.hand_minors.length, board.hand_occupations.length];
  return minors + occupations ? say("table.agricola.hand_is", { minors, occupations }) : "";
}
