// The dwarfs of all seats and where they are, each with a name of its own, so that it can be seen walking.

import { Pieces } from "../pieces";
import type { Board } from "./shape";

export interface Dwarf {
  id: string;
  seat: number;
  /** The strength of the weapon; 0 for none. */
  strength: number;
  newborn: boolean;
}
/** The dwarfs by place: a space, or `home:<seat>`. */
export type People = Map<string, Dwarf[]>;

export class Crowd {
  private readonly pieces = new Pieces();

  gather(boards: Board[]): People {
    const found: People = new Map();
    boards.forEach((board, at) => {
      this.add(found, board, at + 1);
    });
    return found;
  }

  private add(found: People, board: Board, seat: number): void {
    const there = new Map<string, { strength: number; newborn: boolean }[]>();
    const put = (place: string, strength: number, newborn: boolean) =>
      there.set(place, [...(there.get(place) ?? []), { strength, newborn }]);
    board.home.forEach((strength, place) => {
      put(`home:${seat}`, strength, place < board.newborns - board.cradles.length);
    });
    board.placed.forEach((space, place) => {
      put(space, board.weapons[place] ?? 0, false);
    });
    for (const space of board.cradles) put(space, 0, true);
    const counts = Object.fromEntries([...there].map(([place, dwarfs]) => [place, dwarfs.length]));
    for (const [place, numbers] of this.pieces.settle(`${seat}`, counts)) {
      const dwarfs = numbers.flatMap((number, at) => {
        const one = there.get(place)?.[at];
        return one ? [{ id: `piece:${seat}:dwarf:${number}`, seat, ...one }] : [];
      });
      found.set(place, [...(found.get(place) ?? []), ...dwarfs]);
    }
  }
}
