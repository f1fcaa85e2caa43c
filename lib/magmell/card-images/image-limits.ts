/** Widths in pixels in which a card picture is served: a row of a list, a card in a grid, a card alone. */
export const IMAGE_WIDTHS = [160, 400, 800] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Upper limits of picture files. A picture beyond a limit is rejected, and the error names the limit. */
export const IMAGE_LIMITS = {
  /** Bytes of one file. */
  fileBytes: 10 * 1024 * 1024,
  /** Pixels of one picture: a card scanned at 1,200 dots per inch has 12 millions. */
  pixels: 24_000_000,
  /** The narrowest side in pixels: a smaller picture cannot be read on a card. */
  leastSide: 160,
  /** The longer side in units of the shorter one. */
  stretch: 3,
  /** New pictures of one import, which are all in memory before they are written. */
  files: 2_000,
  /** Characters of the name of a file. */
  name: 120,
  /** Characters of a description. */
  alt: 200,
} as const;
