import { getCardEmblem } from "@/app/ui/magmell/card/emblem/card-emblem";
import { getBodyPaths, getSignPath } from "@/app/ui/magmell/card/emblem/emblem-paths";
import { COLORS, type Color, type SymbolCounts } from "@/engine/magmell";
import { getCardFaceImage } from "@/lib/magmell/catalogue/model/card-image";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import {
  CARD_COLOR_FILLS,
  type DrawingContext,
  drawColorShape,
  drawText,
  getLocalizedCardName,
  MIN_FONT_SIZE,
  PICTURE_COLORS,
} from "./drawing-context";
import { wrapBalanced } from "./wrap-text";

/** Place of a card face; its height follows from its width (63 : 88). */
type FacePlace = { readonly x: number; readonly y: number; readonly width: number };

export const getFaceHeight = (width: number): number => Math.round((width * 88) / 63);

/** From this width on a face has room for its kind in a word, and for costs in columns as on the site. */
const ROOMY = 200;
/** From this width on the seals with AP and HP leave room for the count between them. */
const SEALED = 130;

/**
 * Returns the SVG of a card face as in the small views of the site: frame, name, emblem, costs and seals. The font size
 * has a minimum, so a smaller face shows less text.
 */
export function drawCardFace(pen: DrawingContext, card: CatalogueCard, place: FacePlace): string {
  const { x, y, width } = place;
  const scan = pen.images.get(getCardFaceImage(card)?.sha256 ?? "");
  if (scan !== undefined) return scannedFace(scan, place);
  const height = getFaceHeight(width);
  const pad = width * 0.034;
  const [first = PICTURE_COLORS.soft, second = first] = card.colors.map((color) => CARD_COLOR_FILLS[color]);
  const id = `f${x}-${y}`.replaceAll(".", "_");
  const name = nameBlock(pen, card, place, pad);
  const kind = width >= ROOMY ? kindBlock(pen, card, place, pad) : { height: 0, parts: "" };
  const window = {
    x: x + pad,
    y: y + pad + name.height,
    width: width - 2 * pad,
    height: height - 2 * pad - name.height - kind.height,
  };
  return [
    frameGradient(id, card.colors),
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width * 0.044}" fill="url(#${id})"/>`,
    `<rect x="${x + pad / 2}" y="${y + pad / 2}" width="${width - pad}" height="${height - pad}" rx="${width * 0.03}" fill="none" stroke="${PICTURE_COLORS.gilt}" stroke-width="${Math.max(1, width * 0.005)}"/>`,
    `<rect x="${x + pad}" y="${y + pad}" width="${width - 2 * pad}" height="${height - 2 * pad}" rx="${width * 0.016}" fill="${PICTURE_COLORS.leaf}"/>`,
    `<rect x="${window.x}" y="${window.y}" width="${window.width}" height="${window.height}" fill="url(#${id})" fill-opacity=".14"/>`,
    drawCardEmblem(card, window, first, second, width >= ROOMY ? 0.72 : 0.6),
    name.parts,
    kind.parts,
    symbolColumn(pen, card.useCost, "circle", window, width),
    symbolColumn(pen, card.catalyst, "diamond", window, width),
    card.kind === "unit" && width >= SEALED ? seals(pen, card, place) : "",
  ].join("");
}

/** Returns the operator's picture of the whole card, in the position and size of a drawn face. */
function scannedFace(scan: string, { x, y, width }: FacePlace): string {
  const height = getFaceHeight(width);
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const id = `s${x}-${y}`.replaceAll(".", "_");
  const round = `rx="${width * 0.044}"`;
  return `<clipPath id="${id}"><rect ${box} ${round}/></clipPath><image ${box} href="${scan}" preserveAspectRatio="xMidYMid slice" clip-path="url(#${id})"/><rect ${box} ${round} fill="none" stroke="${PICTURE_COLORS.soft}" stroke-width="1"/>`;
}

/** Two colors meet in a diagonal, three in stripes; colorless is plain ink. */
function frameGradient(id: string, colors: readonly Color[]): string {
  const tints = colors.length === 0 ? [PICTURE_COLORS.soft] : colors.map((color) => CARD_COLOR_FILLS[color]);
  const part = 1 / tints.length;
  const stops = tints.map(
    (tint, n) =>
      `<stop offset="${n * part}" stop-color="${tint}"/><stop offset="${(n + 1) * part}" stop-color="${tint}"/>`,
  );
  return `<linearGradient id="${id}" x2="1" y2="1">${stops.join("")}</linearGradient>`;
}

type Block = { readonly height: number; readonly parts: string };

function nameBlock(pen: DrawingContext, card: CatalogueCard, { x, y, width }: FacePlace, pad: number): Block {
  const name = getLocalizedCardName(pen, card);
  const room = width - 2 * pad - 2;
  const whole = pen.font.width(name, 100) / 100;
  const size = Math.max(
    MIN_FONT_SIZE,
    Math.min(width * 0.088, (room * (whole * width * 0.088 > room ? 1.8 : 1)) / whole),
  );
  const lines = wrapBalanced(name, width < 140 ? 3 : 2, room, (line) => pen.font.width(line, size));
  const step = size * 1.14;
  const height = Math.max(lines.length * step + size * 0.34, width * 0.15);
  const top = y + pad + (height - lines.length * step) / 2 + size * 0.92;
  const parts = lines.map((text, n) =>
    drawText(pen, { text, size, fill: PICTURE_COLORS.ink }, x + width / 2, top + n * step, "middle"),
  );
  return { height, parts: parts.join("") };
}

function kindBlock(pen: DrawingContext, card: CatalogueCard, { x, y, width }: FacePlace, pad: number): Block {
  const { site } = pen.words;
  const size = Math.max(MIN_FONT_SIZE, width * 0.056);
  const height = Math.max(size * 1.5, width * 0.12);
  const top = y + getFaceHeight(width) - pad - height;
  const text = card.token ? site.token : site.kinds[card.kind];
  const rule = `<rect x="${x + pad}" y="${top}" width="${width - 2 * pad}" height="${Math.max(1, width * 0.003)}" fill="${PICTURE_COLORS.line}"/>`;
  return {
    height,
    parts:
      rule +
      drawText(pen, { text, size, fill: PICTURE_COLORS.soft }, x + width / 2, top + height / 2 + size * 0.36, "middle"),
  };
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * Returns the SVG of a card's emblem, centered in a window. `part` is the share of the window's width that it fills.
 */
export function drawCardEmblem(card: CatalogueCard, window: Box, first: string, second: string, part = 0.92): string {
  const side = Math.min(window.width * part, window.height * 0.92);
  const scale = side / 200;
  const { fine, marks, body, sign } = getCardEmblem(card);
  const { shape, ...drawn } = getBodyPaths(body.id);
  // Lines never thinner than a pixel shows, however small the drawing.
  const stroke = (units: number, least: number) => Math.max(units, least / scale).toFixed(2);
  const lines = (paths: { fine: string; marks: string }) =>
    `<path d="${paths.fine}" stroke="${second}" stroke-width="${stroke(1.3, 0.6)}"/><path d="${paths.marks}" stroke="${PICTURE_COLORS.gold}" stroke-width="${stroke(7, 2)}"/>`;
  const at = `translate(${window.x + (window.width - side) / 2} ${window.y + (window.height - side) / 2}) scale(${scale})`;
  return [
    `<g transform="${at}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    lines({ fine, marks }),
    // What stands behind a body does not shine through it.
    `<g transform="${body.transform}"><path d="${shape}" fill="${PICTURE_COLORS.leaf}"/><path d="${shape}" fill="${first}" fill-opacity=".2"/>`,
    `<path d="${shape}${drawn.lines}" stroke="${first}" stroke-width="${stroke(2.8, 1)}"/>${lines(drawn)}</g>`,
    sign &&
      `<path d="${getSignPath(sign.id)}" transform="${sign.transform}" fill="${PICTURE_COLORS.leaf}" stroke="${first}" stroke-width="${stroke(4.6, 1.6)}"/>`,
    "</g>",
  ].join("");
}

/**
 * Symbols along an edge of the window; the more symbols, the smaller the gaps. A number of stones of any color has a
 * ring around it.
 */
function symbolColumn(
  pen: DrawingContext,
  symbols: SymbolCounts,
  form: "circle" | "diamond",
  window: Box,
  width: number,
): string {
  const side = Math.max(20, width * (form === "circle" ? 0.125 : 0.14));
  const ring = Math.max(30, side);
  const colors = COLORS.flatMap((color) => Array.from({ length: symbols[color] }, () => color));
  const top = window.y + 4;
  const above = symbols.any > 0 ? ring + 2 : 0;
  const step = Math.min(side + 2, (window.height - 8 - above - side) / Math.max(1, colors.length - 1));
  const left = (size: number) => (form === "circle" ? window.x + 3 : window.x + window.width - size - 3);
  const any =
    symbols.any > 0
      ? drawSymbolGround(form, left(ring), top, ring, PICTURE_COLORS.leaf, PICTURE_COLORS.ink) +
        drawText(
          pen,
          { text: String(symbols.any), size: Math.max(MIN_FONT_SIZE, ring * 0.56), fill: PICTURE_COLORS.ink },
          left(ring) + ring / 2,
          top + ring / 2 + Math.max(MIN_FONT_SIZE, ring * 0.56) * 0.35,
          "middle",
        )
      : "";
  const colored = colors.map((color, n) => drawColoredSymbol(color, form, left(side), top + above + n * step, side));
  return any + colored.join("");
}

/** Returns a symbol of one color. A circle has the colored shape on white, a diamond the white shape on the color. */
export function drawColoredSymbol(
  color: Color,
  form: "circle" | "diamond",
  x: number,
  y: number,
  side: number,
): string {
  const part = form === "circle" ? 0.7 : 0.56;
  const inset = (side * (1 - part)) / 2;
  const [fill, figure] =
    form === "circle" ? [PICTURE_COLORS.leaf, CARD_COLOR_FILLS[color]] : [CARD_COLOR_FILLS[color], PICTURE_COLORS.leaf];
  return (
    drawSymbolGround(form, x, y, side, fill, CARD_COLOR_FILLS[color]) +
    drawColorShape(color, x + inset, y + inset, side * part, figure)
  );
}

/** Returns the background of a symbol: a circle for a use cost (210.1), a diamond for a catalyst (211.1). */
export function drawSymbolGround(
  form: "circle" | "diamond",
  x: number,
  y: number,
  side: number,
  fill: string,
  edge: string,
): string {
  const r = side / 2;
  const how = `fill="${fill}" stroke="${edge}" stroke-width="${Math.max(1.5, side * 0.05)}"`;
  return form === "circle"
    ? `<circle cx="${x + r}" cy="${y + r}" r="${r - 1}" ${how}/>`
    : `<path d="M${x + r} ${y + 1}l${r - 1} ${r - 1}l${1 - r} ${r - 1}l${1 - r} ${1 - r}Z" ${how}/>`;
}

function seals(pen: DrawingContext, { ap, hp }: CatalogueCard, { x, y, width }: FacePlace): string {
  const side = Math.max(36, width * 0.18);
  const size = Math.max(MIN_FONT_SIZE, side * 0.56);
  const top = y + getFaceHeight(width) - side - width * 0.02;
  const left = x + width * 0.02;
  const right = x + width - side - width * 0.02;
  const value = (number: number | null, fill: string, at: number) =>
    drawText(pen, { text: String(number ?? "–"), size, fill }, at + side / 2, top + side / 2 + size * 0.36, "middle");
  return [
    `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${side * 0.1}" fill="${PICTURE_COLORS.ink}" stroke="${PICTURE_COLORS.leaf}" stroke-width="2"/>`,
    value(ap, PICTURE_COLORS.leaf, left),
    `<circle cx="${right + side / 2}" cy="${top + side / 2}" r="${side / 2 - 1}" fill="${PICTURE_COLORS.leaf}" stroke="${PICTURE_COLORS.ink}" stroke-width="3"/>`,
    value(hp, PICTURE_COLORS.ink, right),
  ].join("");
}
