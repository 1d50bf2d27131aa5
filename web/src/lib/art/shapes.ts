// The shape of each seat, 20 by 20: with it whose a thing is can be told without its colour.

export const SHAPES = [
  "M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z",
  "M2 2H18V18H2Z",
  "M10 1 19 18H1Z",
  "M10 0 20 10 10 20 0 10Z",
  "M10 1 19 8 15.500 18.500H4.500L1 8Z",
  "M5 2H15L20 10 15 18H5L0 10Z",
  "M10 0 13 7 20 7.500 14.500 12 16.500 19.500 10 15.500 3.500 19.500 5.500 12 0 7.500 7 7Z",
];

export const shape = (seat: number): string => SHAPES[(seat - 1) % SHAPES.length] ?? "";
