export const FIGURE_CENTER = 100;

/**
 * Returns a random number generator for whole numbers below `n`, seeded with a text. Good enough for drawings; games
 * use the engine's generator.
 */
export function createSeededRandom(text: string): (n: number) => number {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

export type Point = readonly [x: number, y: number];

/** One decimal is finer than any screen shows, and hides the last bits in which machines may differ. */
const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns the point at a fraction of a full turn, clockwise from the top. */
export function computePointAtTurn(
  turn: number,
  radius: number,
  [x, y]: Point = [FIGURE_CENTER, FIGURE_CENTER],
): Point {
  const angle = turn * 2 * Math.PI;
  return [round(x + radius * Math.sin(angle)), round(y - radius * Math.cos(angle))];
}

export const drawLine = (...points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;

export const drawCircle = ([x, y]: Point, radius: number): string => {
  const r = round(radius);
  return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
};

/** Returns an SVG path of zero-length lines, drawn as dots by a stroke with round caps. */
export const drawDots = (points: readonly Point[]): string => points.map(([x, y]) => `M${x} ${y}h0`).join("");

export const computeRingPoints = (count: number, offset: number, radius: number): Point[] =>
  Array.from({ length: count }, (_, i) => computePointAtTurn(i / count + offset, radius));

export const drawPolygon = (points: readonly Point[]): string => `${drawLine(...points)}Z`;

/** Returns the path of a star: each corner of a regular polygon is joined with the one `stride` further on. */
export function drawStar(corners: number, stride: number, offset: number, radius: number): string {
  const points = computeRingPoints(corners, offset, radius);
  return points.map((point, i) => drawLine(point, points[(i + stride) % corners] ?? point)).join("");
}

export const drawRays = (count: number, offset: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, i) =>
    drawLine(computePointAtTurn(i / count + offset, from), computePointAtTurn(i / count + offset, to)),
  ).join("");

/** Returns the path of a petal between two radii: two curves that meet at its tips. */
export function drawPetal(turn: number, from: number, to: number, width: number): string {
  const [ax, ay] = computePointAtTurn(turn, from);
  const [bx, by] = computePointAtTurn(turn, to);
  const [lx, ly] = computePointAtTurn(turn - width, (from + to) / 2);
  const [rx, ry] = computePointAtTurn(turn + width, (from + to) / 2);
  return `M${ax} ${ay}Q${lx} ${ly} ${bx} ${by}Q${rx} ${ry} ${ax} ${ay}`;
}
