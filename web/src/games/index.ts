// The games that have a room here: a cover each, and a drawing that is loaded when a table opens.

import type { Component } from "svelte";
import type { Json } from "$lib/wire";
import type { GameModule, GameRoom } from "./contract";

const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte", { eager: true });
const rooms = import.meta.glob<GameModule>("./*/room.ts");
const figures = import.meta.glob<Json>("../../generated/figures/*.json", { import: "default" });

export const cover = (game: string): Component | undefined => covers[`./${game}/Cover.svelte`]?.default;

/** The drawing of a game; the plain one where it has none of its own. */
export async function roomOf(game: string): Promise<GameRoom> {
  const load = rooms[`./${game}/room.ts`] ?? rooms["./plain/room.ts"];
  if (!load) throw new Error("no drawing");
  return (await load()).room;
}

/** What is printed on the components of a game. */
export async function figuresOf(game: string): Promise<Json> {
  return (await figures[`../../generated/figures/${game}.json`]?.()) ?? { edition: {} };
}
