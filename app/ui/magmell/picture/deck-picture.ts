import { format } from "@/app/i18n/format";
import { countDeckLineCards, DECK_LIMITS, DECK_ZONES, type Deck } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getRequiredColors } from "@/lib/magmell/decks/deck-faces";
import { createQrSymbol } from "@/lib/qr/qr-symbol";
import { computeColorCurve, listDeckTiles } from "./deck-facts";
import { drawCardTiles, drawColorsPrefix, drawCostCurve } from "./deck-parts";
import {
  type DrawingContext,
  drawSiteFooter,
  drawText,
  MIN_FONT_SIZE,
  PICTURE_COLORS,
  TALL_PICTURE_SIZE,
  truncateToWidth,
  WIDE_PICTURE_SIZE,
  wrapInSvg,
} from "./drawing-context";
import { wrapBalanced, wrapText } from "./wrap-text";

/** A deck with the data for its picture. */
type PicturedDeck = {
  readonly name: string;
  /** Null if the author is not shown. */
  readonly author: string | null;
  readonly deck: Deck;
  readonly legal: boolean;
};

const HIGHEST_COST = 6;

/**
 * Returns the SVG of a deck's link preview image: name and author, both decks with their counts, the curve, and whether
 * the deck is legal.
 */
export function drawDeckPicture(
  pen: DrawingContext,
  pictured: PicturedDeck,
  catalogue: Pick<Catalogue, "names">,
): string {
  const { name, author, deck } = pictured;
  const margin = 40;
  const mark = drawColorsPrefix(getRequiredColors(deck, catalogue), margin, 44, 54);
  const room = 800 - mark.width;
  const size = Math.min(60, (60 * room) / Math.max(1, pen.font.width(name, 60)));
  // A long name takes two lines.
  const title =
    size >= 44
      ? [drawText(pen, { text: name, size, fill: PICTURE_COLORS.ink }, margin + mark.width, 92)]
      : wrapBalanced(name, 2, room, (line) => pen.font.width(line, 40)).map((text, n) =>
          drawText(pen, { text, size: 40, fill: PICTURE_COLORS.ink }, margin + mark.width, 64 + n * 46),
        );
  const byline = author ? [format(pen.words.share.deck.by, { author })] : [];
  return wrapInSvg(WIDE_PICTURE_SIZE, [
    mark.parts,
    ...title,
    drawText(
      pen,
      {
        text: truncateToWidth(pen, [zoneCounts(pen, deck), ...byline].join("　"), 28, 800),
        size: 28,
        fill: PICTURE_COLORS.soft,
      },
      margin,
      150,
    ),
    drawCostCurve(pen, computeColorCurve(deck, catalogue, HIGHEST_COST), { x: 866, y: 26, width: 294, height: 142 }),
    drawCardTiles(pen, listDeckTiles(deck, catalogue), { x: margin, y: 176, width: 1120, height: 386 }, 190),
    drawSiteFooter(pen, WIDE_PICTURE_SIZE, margin),
    legalMark(pen, pictured, WIDE_PICTURE_SIZE.width / 2, WIDE_PICTURE_SIZE.height - 22),
  ]);
}

/** Returns an SVG of a deck in the proportions of a phone screen, with a QR code for `address`. */
export function drawTallDeckPicture(
  pen: DrawingContext,
  pictured: PicturedDeck,
  catalogue: Pick<Catalogue, "names">,
  address: string,
): string {
  const { name, author, deck } = pictured;
  const margin = 48;
  const room = TALL_PICTURE_SIZE.width - 2 * margin;
  const colors = getRequiredColors(deck, catalogue);
  const mark = drawColorsPrefix(colors, margin, 60, 64);
  const size = pen.font.width(name, 72) + mark.width <= room ? 72 : 58;
  const lines = wrapBalanced(name, 2, room - mark.width, (line) => pen.font.width(line, size));
  let y = 60 + size * 0.9;
  const title = lines.map((text, n) =>
    drawText(pen, { text, size, fill: PICTURE_COLORS.ink }, margin + mark.width, y + n * size * 1.2),
  );
  y += (lines.length - 1) * size * 1.2 + 62;
  const { share } = pen.words;
  const byline = author
    ? drawText(
        pen,
        {
          text: truncateToWidth(pen, format(share.deck.by, { author }), 34, room),
          size: 34,
          fill: PICTURE_COLORS.soft,
        },
        margin,
        y,
      )
    : "";
  y += author ? 54 : 0;
  const counts = drawText(pen, { text: zoneCounts(pen, deck), size: 34, fill: PICTURE_COLORS.ink }, margin, y);
  const legal = legalMark(pen, pictured, TALL_PICTURE_SIZE.width - margin, y, "end", 34);
  const curve = { x: margin, y: y + 24, width: room, height: 176 };
  const top = curve.y + curve.height + 26;
  const foot = TALL_PICTURE_SIZE.height - 300;
  return wrapInSvg(TALL_PICTURE_SIZE, [
    mark.parts,
    ...title,
    byline,
    counts,
    legal,
    drawCostCurve(pen, computeColorCurve(deck, catalogue, HIGHEST_COST), curve),
    drawCardTiles(pen, listDeckTiles(deck, catalogue), { x: margin, y: top, width: room, height: foot - top }, 250),
    qrFoot(pen, address, margin),
  ]);
}

/** Returns the footer of a tall picture: the site name and the URL next to its QR code. */
function qrFoot(pen: DrawingContext, address: string, margin: number): string {
  const side = 236;
  const { size, path } = createQrSymbol(address);
  // Whole pixels for each module keep its edges sharp.
  const module = Math.max(1, Math.floor(side / size));
  const drawn = module * size;
  const x = TALL_PICTURE_SIZE.width - margin - drawn;
  // A code of small modules leaves the lines beside it their room.
  const y = TALL_PICTURE_SIZE.height - 32 - side;
  const { host } = new URL(address);
  const room = x - margin - 24;
  return [
    `<rect x="${margin}" y="${y - 24}" width="${TALL_PICTURE_SIZE.width - 2 * margin}" height="2" fill="${PICTURE_COLORS.gilt}"/>`,
    `<rect x="${x}" y="${y}" width="${drawn}" height="${drawn}" fill="#ffffff"/><path transform="translate(${x} ${y}) scale(${module})" d="${path}" fill="#000000" shape-rendering="crispEdges"/>`,
    drawText(pen, { text: pen.words.site.siteName, size: 52, fill: PICTURE_COLORS.gold }, margin, y + 76),
    drawText(pen, { text: "MAGMELL", size: 30, fill: PICTURE_COLORS.soft }, margin, y + 124),
    drawText(pen, { text: truncateToWidth(pen, host, 30, room), size: 30, fill: PICTURE_COLORS.soft }, margin, y + 186),
    ...wrapText(pen.words.share.dialog.qrHint, 1, (line) => pen.font.width(line, 28) <= room).map((text) =>
      drawText(pen, { text, size: 28, fill: PICTURE_COLORS.soft }, margin, y + 228),
    ),
  ].join("");
}

/** The cards of each deck as `have/want`. */
const zoneCounts = ({ words: { site } }: DrawingContext, deck: Deck): string =>
  DECK_ZONES.map((zone) => `${site.zones[zone]} ${countDeckLineCards(deck[zone])}/${DECK_LIMITS[zone].size}`).join(
    "　",
  );

/** Returns a check mark and a word for a legal deck; nothing for other decks. */
function legalMark(
  pen: DrawingContext,
  { legal }: PicturedDeck,
  x: number,
  y: number,
  anchor: "middle" | "end" = "middle",
  size = MIN_FONT_SIZE + 2,
): string {
  if (!legal) return "";
  const text = pen.words.share.deck.legal;
  const width = pen.font.width(text, size) + size * 1.2;
  const left = anchor === "end" ? x - width : x - width / 2;
  return (
    `<path d="M${left} ${y - size * 0.34}l${size * 0.28} ${size * 0.28}l${size * 0.56} ${-size * 0.62}" fill="none" stroke="${PICTURE_COLORS.gold}" stroke-width="${size * 0.13}"/>` +
    drawText(pen, { text, size, fill: PICTURE_COLORS.gold }, left + size * 1.2, y)
  );
}
