import type { Color } from "@/engine/magmell";

/** Outline of each color on a grid of 32, and the position of its letter: blue is a drop, green a leaf, red a flame. */
export const COLOR_SHAPES: Readonly<Record<Color, { path: string; letter: readonly [x: number, y: number] }>> = {
  blue: { path: "M16 2.5c3.2 6.2 9.8 10.5 9.8 17.3a9.8 9.8 0 0 1-19.6 0C6.2 13 12.8 8.7 16 2.5Z", letter: [16, 20] },
  green: { path: "M5 28.5 4 27.5l2.3-2.7C3.5 13.5 11 4 28 4c.3 17-9 24.5-19.8 22Z", letter: [17, 16] },
  red: {
    path: "M17.5 2c0 5 8.7 9.3 8.7 17.3a10.2 10.2 0 0 1-20.4 0c0-4.6 2.4-7.3 4.2-10.3.6 2.4 1.6 3.5 3.3 4C12.7 8.6 14.2 4.5 17.5 2Z",
    letter: [16, 20],
  },
};

/** The form of a symbol: circles for a use cost (210.1), diamonds for a catalyst (211.1). */
export type SymbolShape = "circle" | "diamond";

const DIAMOND = "M16 .8 31.2 16 16 31.2.8 16Z";
/** Size of a color's shape within the symbol. */
const SCALE = { circle: 0.86, diamond: 0.68 } as const satisfies Record<SymbolShape, number>;
const SHIFT = { circle: 2.24, diamond: 5.12 } as const satisfies Record<SymbolShape, number>;
const RAISED = 0.5;

/**
 * Draws the background of a symbol for the sprite: a circle or diamond with the shape of the color. Uses the color
 * variables of the page.
 */
export function drawSymbolGround(form: SymbolShape, color: Color | "any"): string {
  const tint = color === "any" ? "var(--ink)" : `var(--${color})`;
  const filled = form === "diamond" && color !== "any";
  const outline = form === "circle" ? '<circle cx="16" cy="16" r="15"/>' : `<path d="${DIAMOND}"/>`;
  const ground = `fill="${filled ? tint : "var(--leaf)"}" stroke="${tint}"`;
  const place = `translate(${SHIFT[form]} ${round(SHIFT[form] - RAISED)}) scale(${SCALE[form]})`;
  const shape =
    color === "any"
      ? ""
      : `<path stroke="none" fill="${filled ? "var(--on-color)" : tint}" transform="${place}" d="${COLOR_SHAPES[color].path}"/>`;
  return `<g id="${form}-${color}" stroke-width="1.6" stroke-linejoin="round" ${ground}>${outline}${shape}</g>`;
}

/**
 * Returns the position of the text in a symbol: the center for a number, a point within the color's shape for a letter.
 */
export function getSignPlace(form: SymbolShape, color: Color | "any"): { x: number; y: number } {
  if (color === "any") return { x: 16, y: 16 };
  const [x, y] = COLOR_SHAPES[color].letter;
  return { x: round(SHIFT[form] + SCALE[form] * x), y: round(SHIFT[form] - RAISED + SCALE[form] * y) };
}

const round = (value: number) => Math.round(value * 100) / 100;
