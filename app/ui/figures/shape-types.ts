/** A figure in an SVG of 200 by 200, by how it is drawn. */
export type Figure = {
  /** Filled with a tint of the colour of the card. */
  readonly ground: string;
  /** Outlines. */
  readonly bold: string;
  /** Thin lines. */
  readonly fine: string;
  /** Small round marks, in gold: a stroke with round ends. */
  readonly marks: string;
  /** Where the drawing of what the card does stands, and how large. */
  readonly heart: readonly [x: number, y: number, scale: number];
};

/** `pick` gives whole numbers below its argument, always the same ones for a name. */
export type DrawFigure = (pick: (n: number) => number) => Figure;
