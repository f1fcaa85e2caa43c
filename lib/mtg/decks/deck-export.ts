import { type DeckLine, getEnglishCardName, type MtgDeck } from "@/engine/mtg/deck";
import { printDeck } from "./deck-text";

/** Export formats of decks: plain text, MTG Arena, Magic Online and Cockatrice. */
export const EXPORT_FORMS = ["text", "arena", "mtgo", "cockatrice"] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];

/** Returns the file name of an exported deck, such as `Oxen.cod`. */
export const getExportFileName = (form: ExportForm, name: string): string =>
  `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, "").trim() || "deck"}.${form === "cockatrice" ? "cod" : "txt"}`;

/** Returns a deck in an export format. All formats except plain text use English names and leave out the pool. */
export function exportDeck(form: ExportForm, deck: MtgDeck, name: string): string {
  const { main, sideboard } = deck;
  if (form === "text") return printDeck(deck);
  if (form === "cockatrice") return printCockatrice(deck, name);
  const isArena = form === "arena";
  const blocks = [
    [...(isArena ? ["Deck"] : []), ...main.map(printLine)],
    ...(sideboard.length > 0 ? [[...(isArena ? ["Sideboard"] : []), ...sideboard.map(printLine)]] : []),
  ];
  return blocks.map((lines) => lines.join("\n")).join("\n\n");
}

const printLine = ({ name, count }: DeckLine): string => `${count} ${getEnglishCardName(name)}`;

const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" } as const;
const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => SIGNS[sign as keyof typeof SIGNS]);

function printCockatrice({ main, sideboard }: MtgDeck, name: string): string {
  const zone = (id: "main" | "side", lines: readonly DeckLine[]) => [
    `    <zone name="${id}">`,
    ...lines.map((line) => `        <card number="${line.count}" name="${escapeXml(getEnglishCardName(line.name))}"/>`),
    "    </zone>",
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<cockatrice_deck version="1">',
    `    <deckname>${escapeXml(name)}</deckname>`,
    "    <comments></comments>",
    ...zone("main", main),
    ...(sideboard.length > 0 ? zone("side", sideboard) : []),
    "</cockatrice_deck>",
  ].join("\n");
}
