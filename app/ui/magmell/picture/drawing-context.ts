import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { COLORS, type Color } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { OutlineFont } from "@/lib/pictures/outline-font";
import { COLOR_SHAPES } from "../card/symbol-shapes";
import { truncateLine } from "./wrap-text";

/** Version of the drawings, part of the cache keys of pictures. Increment it with every change of a drawing. */
export const DRAWING_EDITION = 2;

/** Width and height in pixels. */
type PictureSize = { readonly width: number; readonly height: number };
/** Size of link preview images. */
export const WIDE_PICTURE_SIZE: PictureSize = { width: 1200, height: 630 };
/** Size of pictures for a phone screen. */
export const TALL_PICTURE_SIZE: PictureSize = { width: 1080, height: 1920 };

/** Minimum font size in pixels. In a picture shrunk to the width of a phone, it is about 8 pixels. */
export const MIN_FONT_SIZE = 24;

export const PICTURE_COLORS = {
  paper: "#faf7f0",
  leaf: "#ffffff",
  wash: "#f1ebdd",
  ink: "#1d1a16",
  soft: "#5f574b",
  gold: "#7a5a12",
  gilt: "#c9a24a",
  line: "#ddd5c6",
} as const;
export const CARD_COLOR_FILLS = { blue: "#1f4e9c", green: "#1f6b45", red: "#a8321f" } as const satisfies Record<
  Color,
  string
>;

/** Everything that drawings need: language, words of the site, font outlines, and card pictures. */
export type DrawingContext = {
  readonly lang: Lang;
  readonly words: Pick<Dictionary, "site" | "share">;
  readonly font: Pick<OutlineFont, "outline" | "width">;
  /** Pictures of the operator that may be shown, as `data:` URLs by their content address. */
  readonly images: ReadonlyMap<string, string>;
};

export type TextLine = { readonly text: string; readonly size: number; readonly fill: string };
type Anchor = "start" | "middle" | "end";

/**
 * Returns a line of text as an SVG path, from a point on its baseline. Draws the ability mark 「■」 itself, because the
 * font lacks it.
 */
export function drawText(
  { font }: DrawingContext,
  { text, size, fill }: TextLine,
  x: number,
  y: number,
  anchor: Anchor = "start",
): string {
  const width = anchor === "start" ? 0 : font.width(text, size);
  const from = x - (anchor === "end" ? width : width / 2);
  const mark = text.startsWith("■")
    ? `M${from + 0.2 * size} ${y - 0.7 * size}h${0.6 * size}v${0.6 * size}h${-0.6 * size}Z`
    : "";
  return `<path d="${font.outline(text, size, from, y).path}${mark}" fill="${fill}"/>`;
}

/** Returns the text, truncated with an ellipsis if it is wider than `room`. */
export const truncateToWidth = ({ font }: DrawingContext, text: string, size: number, room: number): string => {
  const fits = (line: string) => font.width(line, size) <= room;
  return fits(text) ? text : truncateLine(text, fits);
};

/** Returns the SVG path of a color's shape in a square. (`x`, `y`) is its upper left corner. */
export const drawColorShape = (
  color: Color,
  x: number,
  y: number,
  size: number,
  fill: string = CARD_COLOR_FILLS[color],
): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 32})" d="${COLOR_SHAPES[color].path}" fill="${fill}"/>`;

/** Returns shapes of colors side by side, in the order of the rules. */
export const drawColorShapes = (colors: readonly Color[], x: number, y: number, size: number): string =>
  COLORS.filter((color) => colors.includes(color))
    .map((color, n) => drawColorShape(color, x + n * size * 1.1, y, size))
    .join("");

/** Returns an SVG document with the parts on a paper-colored background. */
export const wrapInSvg = ({ width, height }: PictureSize, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${PICTURE_COLORS.paper}"/>${parts.join("")}</svg>`;

/** Returns the footer of a picture: a thin gold line, and below it the names of the site and of a game. */
export const drawSiteFooter = (
  pen: DrawingContext,
  { width, height }: PictureSize,
  margin: number,
  game = "MAGMELL",
): string =>
  `<rect x="${margin}" y="${height - 62}" width="${width - 2 * margin}" height="2" fill="${PICTURE_COLORS.gilt}"/>` +
  drawText(pen, { text: pen.words.site.siteName, size: 28, fill: PICTURE_COLORS.gold }, margin, height - 22) +
  drawText(pen, { text: game, size: MIN_FONT_SIZE, fill: PICTURE_COLORS.soft }, width - margin, height - 22, "end");

/** Returns the name of a card in the language of the picture. */
export const getLocalizedCardName = (
  { lang }: Pick<DrawingContext, "lang">,
  card: Pick<CatalogueCard, "name" | "englishName">,
): string => (lang !== "ja" && card.englishName !== "" ? card.englishName : card.name);
