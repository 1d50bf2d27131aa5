// Who stands where: every member that is born, each with a name of its own, so that it can be seen walking.

import { Pieces } from "../pieces";
import type { Board, Figures } from "./shape";

export interface Person {
  id: string;
  seat: number;
  generation: string;
}
/** The people by place, those of all seats. */
export type People = Map<string, Person[]>;

export class Crowd {
  private readonly pieces = new Pieces();

  gather(boards: Board[], figures: Figures): People {
    const found: People = new Map(figures.places.map((place) => [place, []]));
    boards.forEach((board, at) => {
      for (const generation of figures.generations) this.add(found, board, at + 1, generation, figures.places);
    });
    return found;
  }

  private add(found: People, board: Board, seat: number, generation: string, places: string[]): void {
    const counts = Object.fromEntries(places.map((place) => [place, board.members[`${place}:${generation}`] ?? 0]));
    for (const [place, numbers] of this.pieces.settle(`${seat}:${generation}`, counts)) {
      for (const number of numbers)
        found.get(place)?.push({ id: `piece:${seat}:${generation}:${number}`, seat, generation });
    }
  }
}
