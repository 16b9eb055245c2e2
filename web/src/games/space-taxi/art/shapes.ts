/** Players are told apart by a shape as well as a colour: circle, square, triangle, star, diamond, hexagon; each on a square of 32. */
export const SHAPES: readonly string[] = [
  "M16 3a13 13 0 1 1-.1 0Z",
  "M5 7c0-1 1-2 2-2h18c1 0 2 1 2 2v18c0 1-1 2-2 2H7c-1 0-2-1-2-2Z",
  "M14 5c1-2 3-2 4 0l11 20c1 2 0 3-2 3H5c-2 0-3-1-2-3Z",
  "m16 2 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z",
  "M14 3c1-1 3-1 4 0l11 11c1 1 1 3 0 4L18 29c-1 1-3 1-4 0L3 18c-1-1-1-3 0-4Z",
  "M9 4h14l7 12-7 12H9L2 16Z",
];
