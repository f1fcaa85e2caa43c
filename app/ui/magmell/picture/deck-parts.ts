import { format } from "@/app/i18n/format";
import type { Color } from "@/engine/magmell";
import type { CurveBar, DeckTile } from "./deck-facts";
import {
  CARD_COLOR_FILLS,
  type DrawingContext,
  drawColorShapes,
  drawText,
  getLocalizedCardName,
  MIN_FONT_SIZE,
  PICTURE_COLORS,
  truncateToWidth,
} from "./drawing-context";
import { drawCardEmblem, drawCardFace, getFaceHeight } from "./face-drawing";

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const BLEED = 12;
const GAP = { x: 8, y: 28 };
/** Below this width a face has no room for a name. */
const LEAST = 98;
/** Lines of the list that takes the place of too many faces: their heights, and the room that a column needs with its gap. */
const LINE = { least: 35, highest: 76, narrowest: 280, gap: 20 } as const;

/**
 * Returns the cards of a deck as faces with their counts, as large as the box allows, or as lines of text if there are
 * too many cards.
 */
export function drawCardTiles(pen: DrawingContext, tiles: readonly DeckTile[], box: Box, widest: number): string {
  // Faces may stand a little beyond the margins, which gives each of them more room.
  const wide = { ...box, x: box.x - BLEED, width: box.width + 2 * BLEED };
  const grid = fitTileGrid(tiles.length, wide, { heightOf: getFaceHeight, gap: GAP, widest, least: LEAST });
  if (grid === null || !showsNames(pen, tiles, grid.width)) return tileList(pen, tiles, box);
  const { columns, rows, width } = grid;
  const height = getFaceHeight(width);
  const spare = (box.height - rows * (height + GAP.y)) / (rows + 1);
  return tiles
    .map((tile, n) => {
      const row = Math.floor(n / columns);
      const inRow = Math.min(columns, tiles.length - row * columns);
      const left = wide.x + (wide.width - inRow * width - (inRow - 1) * GAP.x) / 2;
      const x = Math.round(left + (n % columns) * (width + GAP.x));
      const y = Math.round(box.y + spare + row * (height + GAP.y + spare));
      const face = tile.card ? drawCardFace(pen, tile.card, { x, y, width }) : unknownFace(pen, tile, { x, y, width });
      return face + countBadge(pen, tile.count, x + width / 2, y + height);
    })
    .join("");
}

/** The face of a name that no card has. */
function unknownFace(
  pen: DrawingContext,
  { name }: DeckTile,
  { x, y, width }: { x: number; y: number; width: number },
): string {
  const height = getFaceHeight(width);
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${PICTURE_COLORS.wash}" stroke="${PICTURE_COLORS.soft}" stroke-dasharray="6 5" stroke-width="2"/>` +
    drawText(
      pen,
      { text: truncateToWidth(pen, name, MIN_FONT_SIZE, width - 12), size: MIN_FONT_SIZE, fill: PICTURE_COLORS.soft },
      x + width / 2,
      y + height / 2,
      "middle",
    )
  );
}

/** The copies of a card, on the lower edge of its face. */
function countBadge(pen: DrawingContext, count: number, x: number, y: number): string {
  const text = `×${count}`;
  const width = pen.font.width(text, 26) + 18;
  return (
    `<rect x="${x - width / 2}" y="${y - 16}" width="${width}" height="36" rx="18" fill="${PICTURE_COLORS.gold}" stroke="${PICTURE_COLORS.paper}" stroke-width="3"/>` +
    drawText(pen, { text, size: 26, fill: "#ffffff" }, x, y + 11, "middle")
  );
}

/** Whether faces of this width show the names: in English, without breaking the words of more than one in eight. */
function showsNames(pen: DrawingContext, tiles: readonly DeckTile[], width: number): boolean {
  const broken = tiles.filter(({ card, name }) =>
    (card ? getLocalizedCardName(pen, card) : name)
      .split(/[\s-]/)
      .some((word) => /[a-z]/i.test(word) && pen.font.width(word, MIN_FONT_SIZE) > width * 0.92),
  );
  return broken.length <= tiles.length / 8;
}

/** Names in columns, each line as high as the box allows; the rest is counted. */
function tileList(pen: DrawingContext, tiles: readonly DeckTile[], box: Box): string {
  const most = Math.floor(box.height / LINE.least);
  const widest = Math.max(1, Math.floor((box.width + LINE.gap) / LINE.narrowest));
  const columns = Math.min(widest, Math.max(Math.min(2, widest), Math.ceil(tiles.length / most)));
  const shown = tiles.length > columns * most ? tiles.slice(0, columns * most - 1) : tiles;
  const rows = Math.ceil(tiles.length > shown.length ? most : shown.length / columns);
  const width = (box.width - (columns - 1) * LINE.gap) / columns;
  const height = Math.min(LINE.highest, box.height / rows);
  const place = (n: number) => ({
    x: box.x + Math.floor(n / rows) * (width + LINE.gap),
    y: box.y + (box.height - rows * height) / 2 + (n % rows) * height,
    width,
    height: height - 5,
  });
  const lines = shown.map((tile, n) => tileLine(pen, tile, place(n)));
  if (shown.length === tiles.length) return lines.join("");
  const { x, y } = place(shown.length);
  const text = format(pen.words.share.deck.more, { n: tiles.length - shown.length });
  return lines.join("") + drawText(pen, { text, size: MIN_FONT_SIZE, fill: PICTURE_COLORS.soft }, x + 10, y + 26);
}

function tileLine(pen: DrawingContext, { card, name: unknown, count }: DeckTile, { x, y, width, height }: Box): string {
  const [first = PICTURE_COLORS.soft, second = first] = (card?.colors ?? []).map((color) => CARD_COLOR_FILLS[color]);
  const name = card ? getLocalizedCardName(pen, card) : unknown;
  const usual = Math.max(MIN_FONT_SIZE, Math.min(34, height * 0.58));
  const size = Math.max(
    MIN_FONT_SIZE,
    Math.min(usual, (usual * (width - height - usual * 2.6)) / pen.font.width(name, usual)),
  );
  const base = y + height / 2 + size * 0.36;
  const window = { x: x + 9, y, width: height, height };
  const from = window.x + height + size * 1.8;
  // Narrow lines keep their room for the name; the edge has the colors, too.
  const colors = width < 500 ? [] : (card?.neededColors ?? []);
  const right = x + width - 10 - colors.length * 26;
  const text = truncateToWidth(pen, name, size, right - from);
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${PICTURE_COLORS.leaf}"/>`,
    `<rect x="${x}" y="${y}" width="9" height="${height / 2}" fill="${first}"/><rect x="${x}" y="${y + height / 2}" width="9" height="${height / 2}" fill="${second}"/>`,
    card
      ? `<rect x="${window.x}" y="${y}" width="${height}" height="${height}" fill="${first}" fill-opacity=".14"/>`
      : "",
    card ? drawCardEmblem(card, window, first, second) : "",
    drawText(pen, { text: String(count), size: size + 2, fill: PICTURE_COLORS.gold }, from - size * 0.45, base, "end"),
    drawText(pen, { text, size, fill: PICTURE_COLORS.ink }, from, base),
    drawColorShapes(colors, right, y + height / 2 - 12, 24),
  ].join("");
}

const TINTS: Readonly<Record<keyof CurveBar, string>> = {
  ...CARD_COLOR_FILLS,
  several: PICTURE_COLORS.gilt,
  none: PICTURE_COLORS.soft,
};
const STACK = ["blue", "green", "red", "several", "none"] as const satisfies readonly (keyof CurveBar)[];

/** Returns the curve of use costs: bars stacked by color, with the cost below and the copies above. */
export function drawCostCurve(pen: DrawingContext, bars: readonly CurveBar[], box: Box): string {
  const total = (bar: CurveBar) => STACK.reduce((sum, part) => sum + bar[part], 0);
  const most = Math.max(1, ...bars.map(total));
  const step = box.width / bars.length;
  const width = Math.min(step - 8, 48);
  const base = box.y + box.height - 32;
  const unit = (base - box.y - 30) / most;
  const parts = bars.map((bar, cost) => {
    const x = box.x + cost * step + (step - width) / 2;
    let y = base;
    const stack = STACK.filter((part) => bar[part] > 0).map((part) => {
      y -= bar[part] * unit;
      return `<rect x="${x}" y="${y.toFixed(1)}" width="${width}" height="${(bar[part] * unit).toFixed(1)}" fill="${TINTS[part]}"/>`;
    });
    const label = cost === bars.length - 1 ? `${cost}+` : String(cost);
    const count = total(bar);
    return (
      stack.join("") +
      (count > 0
        ? drawText(
            pen,
            { text: String(count), size: MIN_FONT_SIZE, fill: PICTURE_COLORS.ink },
            x + width / 2,
            y - 6,
            "middle",
          )
        : "") +
      drawText(pen, { text: label, size: MIN_FONT_SIZE, fill: PICTURE_COLORS.soft }, x + width / 2, base + 28, "middle")
    );
  });
  return `${parts.join("")}<rect x="${box.x}" y="${base}" width="${box.width}" height="2" fill="${PICTURE_COLORS.soft}"/>`;
}

/** Returns SVG shapes of the deck's colors, to be drawn before its name, and their total width. */
export const drawColorsPrefix = (colors: readonly Color[], x: number, y: number, size: number) => ({
  parts: drawColorShapes(colors, x, y, size),
  width: colors.length === 0 ? 0 : colors.length * size * 1.1 + size * 0.3,
});

/** A grid of equal tiles: columns, and the width of a tile in pixels. */
type TileGrid = { readonly columns: number; readonly rows: number; readonly width: number };

type Area = { readonly width: number; readonly height: number };
type Tiles = {
  /** Height of a tile for its width. */
  readonly heightOf: (width: number) => number;
  readonly gap: { readonly x: number; readonly y: number };
  readonly widest: number;
  /** Smallest width at which a tile is still readable. */
  readonly least: number;
};

/** Returns the grid that shows `count` tiles as large as an area allows; null if they would be too small to read. */
export function fitTileGrid(count: number, area: Area, { heightOf, gap, widest, least }: Tiles): TileGrid | null {
  let best: TileGrid | null = null;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    let width = Math.floor(Math.min(widest, (area.width - (columns - 1) * gap.x) / columns));
    const room = (area.height - rows * gap.y) / rows;
    while (width >= least && heightOf(width) > room) width -= 1;
    if (width >= least && (best === null || width > best.width)) best = { columns, rows, width };
  }
  return best;
}
