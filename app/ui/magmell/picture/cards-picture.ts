import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { INK, letters, type Pen, sheet, shortened, siteMark, WIDE } from "./drawing";
import { faceDrawing, faceHeight } from "./face-drawing";
import { wrapText } from "./wrap-text";

/** A page that is about several cards, as its picture shows it. */
export type PicturedCards = {
  readonly title: string;
  readonly lead: string;
  /** The first few are shown. */
  readonly cards: readonly CatalogueCard[];
};

const SHOWN = 5;

/** Returns a page for places that show links: its title, a line about it, and faces of its cards. */
export function cardsPicture(pen: Pen, { title, lead, cards }: PicturedCards): string {
  const margin = 40;
  const room = WIDE.width - 2 * margin;
  const size = Math.max(44, Math.min(60, (60 * room) / Math.max(1, pen.font.width(title, 60))));
  const shown = cards.slice(0, SHOWN);
  const width = 212;
  const gap = 15;
  const left = (WIDE.width - shown.length * width - (shown.length - 1) * gap) / 2;
  const [line = ""] = wrapText(lead, 1, (text) => pen.font.width(text, 30) <= room);
  return sheet(WIDE, [
    letters(pen, { text: shortened(pen, title, size, room), size, fill: INK.ink }, margin, 96),
    letters(pen, { text: line, size: 30, fill: INK.soft }, margin, 152),
    ...shown.map((card, n) =>
      faceDrawing(pen, card, { x: left + n * (width + gap), y: 194 + (330 - faceHeight(width)) / 2 + 10, width }),
    ),
    siteMark(pen, WIDE, margin),
  ]);
}
