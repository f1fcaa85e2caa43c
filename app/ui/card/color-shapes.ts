import type { Color } from "@/engine/magmell";

/** The outline of each colour on a grid of 32, and where its letter stands: blue is a drop, green a leaf, red a flame. */
export const COLOR_SHAPES: Readonly<Record<Color, { path: string; letter: readonly [x: number, y: number] }>> = {
  blue: { path: "M16 2.5c3.2 6.2 9.8 10.5 9.8 17.3a9.8 9.8 0 0 1-19.6 0C6.2 13 12.8 8.7 16 2.5Z", letter: [16, 20] },
  green: { path: "M5 28.5 4 27.5l2.3-2.7C3.5 13.5 11 4 28 4c.3 17-9 24.5-19.8 22Z", letter: [17, 16] },
  red: {
    path: "M17.5 2c0 5 8.7 9.3 8.7 17.3a10.2 10.2 0 0 1-20.4 0c0-4.6 2.4-7.3 4.2-10.3.6 2.4 1.6 3.5 3.3 4C12.7 8.6 14.2 4.5 17.5 2Z",
    letter: [16, 20],
  },
};
