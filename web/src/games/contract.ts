// What a game's drawing gives to the table and gets from it. See web/README.md.

import type { Component } from "svelte";
import type { Happening, Json, Line, Move, Position, Score, Seat } from "$lib/wire";

/** A table as somebody sees it: the position with its unknown parts as null, and whose eyes look at it. */
export interface Sight {
  game: string;
  /** `position.table`: the fields of the game's `Table`, see its FIELDS. */
  table: Json;
  /** What follows from it by rules and a drawing shows, where the game has such a thing: its `sketch`. */
  sketch: Json;
  lanes: Position["lanes"];
  /** `hogar.games.<game>.data` as JSON: `figures.edition`, and what `web/facts/<game>.py` adds. */
  figures: Json;
  options: Record<string, Json>;
  players: number;
  /** Who looks, from 1; 0 for somebody who only watches. */
  eyes: number;
  /** Whose home board is shown large, from 1. */
  shown: number;
  seats: Seat[];
  scores: Score[];
  /** The seats that are asked something now. */
  waiting: number[];
  round: number;
}

/**
 * Something that goes visibly from one anchor to another: `icon` is a name of the icon set. An anchor that may not be
 * there names another one after it: `good:2:wool|seat:2`.
 */
export interface Flight {
  icon: string;
  count: number;
  from: string;
  to: string;
}

/** A paragraph of the position in words: a title and lines; `mine` opens it at first. */
export interface Passage {
  title: string;
  lines: string[];
}

/** A card as `$lib/table/Cards.svelte` shows it, to be read on any screen. */
export interface CardShown {
  id: string;
  title: string;
  /** What sort of card it is, in words. */
  kind: string;
  /** Its text, by paragraphs. */
  lines: string[];
  /** What it costs, by icon. */
  cost?: Record<string, number>;
  /** What else it says, short: points, a condition, a passing arrow. */
  marks?: string[];
  /** One of three colours for its kind. */
  look?: "one" | "two" | "three";
  /** The thing at which a move aims that plays it. */
  target: string;
  /** The moves with which it could be played; of those that aren't legal the server says what is missing. */
  meant?: string[];
}

export interface GameRoom {
  /** Everything on the table: what lies in common, and the home board of `sight.shown`. */
  Table: Component<{ sight: Sight }>;
  /** The things on the table at which a legal move aims, the most exact one first: `["tile:cook"]`. */
  aims(move: Move, sight: Sight): string[];
  /** The moves that somebody may have in mind who points at a thing that is not legal; asked of the server, `why`. */
  meant?(target: string, sight: Sight): string[];
  /** What flies where when something happens. */
  flights?(happening: Happening, line: Line): Flight[];
  /** The round and phase in words, for the head of the table. */
  where?(sight: Sight): string;
  /** What the words of a move leave open and the table shows: the name of a card, a cost. */
  note?(move: Move, sight: Sight): string;
  /** The position in words, for whoever listens instead of looking. */
  describe?(sight: Sight): Passage[];
  /** Beside `seat`, the kinds of words that stand for the people: `marker` for `marker.1` and so on. */
  names?: string[];
  /** A move that is one of many small steps (a fence, a crumb of a payment): a tap plays it without asking again. */
  small?(move: Move): boolean;
}

export type GameModule = { room: GameRoom };
