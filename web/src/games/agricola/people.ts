// Where the people of each family are: every one has a name that lasts for a round, so that they are seen walking.

import type { Board } from "./shape";

export interface Person {
  id: string;
  seat: number;
  /** Born in this round. */
  young: boolean;
}
export interface People {
  /** By action space. */
  out: Map<string, Person[]>;
  /** By seat, from 1. */
  home: Person[][];
}

export function gather(boards: Board[]): People {
  const out = new Map<string, Person[]>();
  const home: Person[][] = [[]];
  const stand = (space: string, person: Person) => out.set(space, [...(out.get(space) ?? []), person]);
  boards.forEach((board, at) => {
    const seat = at + 1;
    const one = (number: number, young = false): Person => ({ id: `piece:${seat}:${number}`, seat, young });
    board.persons.forEach((space, number) => {
      stand(space, one(number + 1));
    });
    board.cradles.forEach((space, number) => {
      stand(space, one(board.people - number, true));
    });
    const away = board.persons.length;
    const inside = Math.max(0, board.people + board.guests - away - board.cradles.length);
    home.push(Array.from({ length: inside }, (_, number) => one(away + number + 1)));
  });
  return { out, home };
}
