import { getCardText } from "@/app/ui/magmell/card/card-text";
import { COLORS, countSymbols, type SymbolCounts } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import {
  type DrawingContext,
  drawSiteFooter,
  drawText,
  getLocalizedCardName,
  MIN_FONT_SIZE,
  PICTURE_COLORS,
  type TextLine,
  WIDE_PICTURE_SIZE,
  wrapInSvg,
} from "./drawing-context";
import { drawCardFace, drawColoredSymbol, drawSymbolGround } from "./face-drawing";
import { wrapBalanced, wrapText } from "./wrap-text";

/** Left edge and width of the text column next to the card, and its lowest baseline above the footer. */
const [LEFT, ROOM, LOWEST] = [478, 680, 546];
const TEXT = { size: 32, step: 45 };

/** Returns an SVG of a card for link previews: its face, and its text in a size that is readable on a phone. */
export function drawCardPicture(pen: DrawingContext, card: CatalogueCard): string {
  const parts: string[] = [];
  let y = 20;
  const put = ({ text, size, fill }: TextLine, step: number) => {
    y += step;
    parts.push(drawText(pen, { text, size, fill }, LEFT, y));
  };
  for (const line of headLines(pen, card)) put(line, line.size * (line.size > 40 ? 1.16 : 1.7));
  if (countSymbols(card.useCost) + countSymbols(card.catalyst) > 0) {
    parts.push(symbolRow(pen, card, y + 20));
    y += 74;
  } else y += 8;
  const most = Math.floor((LOWEST - y) / TEXT.step);
  const fits = (line: string) => pen.font.width(line, TEXT.size) <= ROOM;
  for (const text of wrapText(getCardText(pen.lang, card), most, fits))
    put({ text, size: TEXT.size, fill: PICTURE_COLORS.ink }, TEXT.step);
  const face = drawCardFace(pen, card, { x: 40, y: 32, width: 372 });
  return wrapInSvg(WIDE_PICTURE_SIZE, [face, ...parts, drawSiteFooter(pen, WIDE_PICTURE_SIZE, 40)]);
}

function headLines(pen: DrawingContext, card: CatalogueCard): readonly TextLine[] {
  const { site } = pen.words;
  const name = getLocalizedCardName(pen, card);
  const other = pen.lang === "ja" ? card.reading : card.name;
  const size = Math.max(52, Math.min(72, (72 * ROOM) / pen.font.width(name, 72)));
  const lines = wrapBalanced(name, 2, ROOM, (line) => pen.font.width(line, size));
  const kind = [card.token ? site.token : site.kinds[card.kind], card.timing ? site.timings[card.timing] : null];
  const strength =
    card.kind === "unit" ? ` · ${site.fields.ap} ${card.ap ?? "–"} / ${site.fields.hp} ${card.hp ?? "–"}` : "";
  return [
    ...(other === name ? [] : [{ text: other, size: 26, fill: PICTURE_COLORS.soft }]),
    ...lines.map((text) => ({ text, size, fill: PICTURE_COLORS.ink })),
    { text: kind.filter(Boolean).join(" · ") + strength, size: 32, fill: PICTURE_COLORS.soft },
  ];
}

/** Use cost in circles, catalyst in diamonds, side by side. */
function symbolRow(pen: DrawingContext, { useCost, catalyst }: CatalogueCard, y: number): string {
  const side = 46;
  let x = LEFT;
  const parts: string[] = [];
  const put = (symbols: SymbolCounts, form: "circle" | "diamond") => {
    if (symbols.any > 0) {
      parts.push(
        drawSymbolGround(form, x, y, side, PICTURE_COLORS.leaf, PICTURE_COLORS.ink),
        drawText(
          pen,
          { text: String(symbols.any), size: 28, fill: PICTURE_COLORS.ink },
          x + side / 2,
          y + side / 2 + 10,
          "middle",
        ),
      );
      x += side + 4;
    }
    for (const color of COLORS)
      for (let n = 0; n < symbols[color]; n++) {
        parts.push(drawColoredSymbol(color, form, x, y, side));
        x += side + 4;
      }
  };
  put(useCost, "circle");
  x += countSymbols(useCost) > 0 ? MIN_FONT_SIZE : 0;
  put(catalyst, "diamond");
  return parts.join("");
}
