import { COLORS, type Color, type DeckLine, toNameKey } from "@/engine/magmell";
import { escapeFormula } from "@/lib/magmell/catalogue/import/csv/escape-formula";
import type { CatalogueCard, NameIndex } from "@/lib/magmell/catalogue/model/types";
import { LIST_ZONES, type ListZone } from "../content";
import type { DeckDiffSide } from "../deck-diff";
import { getCardFinder } from "./card-finder";

/** Lists to print, in the order of their lines. */
export type PrintableLists = DeckDiffSide;

type Language = "ja" | "en";
type Cards = { readonly cards: readonly CatalogueCard[]; readonly names: NameIndex };

type Headings = Readonly<Record<ListZone, Readonly<Record<Language, string>>>>;

const CANDIDATES = { ja: "候補", en: "Maybeboard" };
const HEADINGS: Headings = {
  grimoire: { ja: "Main Deck", en: "Main Deck" },
  stoneDeck: { ja: "Stone Deck", en: "Stone Deck" },
  candidates: CANDIDATES,
};
const EDITED: Headings = {
  grimoire: { ja: "魔導書", en: "Grimoire" },
  stoneDeck: { ja: "魔石デッキ", en: "Stone deck" },
  candidates: CANDIDATES,
};

const CATALYST: Readonly<Record<Language, Readonly<Record<Color, string>>>> = {
  ja: { blue: "青触媒使用数：", green: "緑触媒使用数：", red: "赤触媒使用数：" },
  en: { blue: "Blue catalyst use: ", green: "Green catalyst use: ", red: "Red catalyst use: " },
};

/** Prints lists as players post them, with the number of catalysts of each color. They are read back as equal. */
export function printListForPost(lists: PrintableLists, catalogue: Cards, language: Language): string {
  const title = titlesOf(catalogue, language);
  const zones = zonesOf(lists).map(({ zone, lines }) => [
    `---${HEADINGS[zone][language]}---`,
    ...lines.map(({ name, count }) => `${count}x《${title(name)}》`),
  ]);
  return `${[...zones.flat(), ...catalystLines(lists, catalogue, language)].join("\n")}\n`;
}

/** Prints lists as lines of count and name, with a heading for each of the three lists, even if it is empty. */
export function printEditableList(lists: PrintableLists, catalogue: Cards, language: Language): string {
  const title = titlesOf(catalogue, language);
  return printZones(allZones(lists), title, (zone) => [`# ${EDITED[zone][language]}`]);
}

/** Prints lists as lines of count and name, with headings only where card kinds do not imply the list. */
export function printPlainList(lists: PrintableLists, catalogue: Cards, language: Language): string {
  const title = titlesOf(catalogue, language);
  const zones = zonesOf(lists);
  const plain = zones.every(({ zone, lines }) => lines.every(({ name }) => zoneByKind(catalogue, name) === zone));
  return printZones(zones, title, (zone) => (plain ? [] : [HEADINGS[zone][language]]));
}

type PrintedZone = { readonly zone: ListZone; readonly lines: readonly DeckLine[] };

function printZones(
  zones: readonly PrintedZone[],
  title: (name: string) => string,
  headingsOf: (zone: ListZone) => readonly string[],
): string {
  const blocks = zones.map(({ zone, lines }) =>
    [...headingsOf(zone), ...lines.map(({ name, count }) => `${count} ${title(name)}`)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}

const allZones = ({ deck, candidates = [] }: PrintableLists): readonly PrintedZone[] =>
  LIST_ZONES.map((zone) => ({ zone, lines: zone === "candidates" ? candidates : deck[zone] }));

/** Both decks, even empty, and the candidates where there are any. */
const zonesOf = (lists: PrintableLists): readonly PrintedZone[] =>
  allZones(lists).filter(({ zone, lines }) => zone !== "candidates" || lines.length > 0);

const zoneByKind = ({ names }: Cards, name: string): ListZone | null => {
  const card = names.keys.get(toNameKey(name));
  return card ? (card.kind === "stone" ? "stoneDeck" : "grimoire") : null;
};

/** Names in the language; the Japanese name where the English one would not lead back to the card. */
function titlesOf(catalogue: Cards, language: Language): (name: string) => string {
  if (language === "ja") return (name) => name;
  const finder = getCardFinder(catalogue);
  return (name) => {
    const card = finder.exact(name);
    return card && finder.find(card.englishName) === card ? card.englishName : name;
  };
}

/** The symbols of each color in the catalysts of the grimoire, as players count them by hand (211.3). */
function catalystLines({ deck }: PrintableLists, { names }: Cards, language: Language): readonly string[] {
  return COLORS.flatMap((color) => {
    const demand = deck.grimoire.reduce(
      (sum, { name, count }) => sum + count * (names.keys.get(toNameKey(name))?.catalyst[color] ?? 0),
      0,
    );
    return demand > 0 ? [`${CATALYST[language][color]}${demand}`] : [];
  });
}

/** Prints lists as CSV (RFC 4180) with a byte order mark for spreadsheets. No cell is read as a formula. */
export function printDeckCsv(lists: PrintableLists): string {
  const rows = allZones(lists).flatMap(({ zone, lines }) =>
    lines.map(({ name, count }) => [escapeFormula(name), `${count}`, zone]),
  );
  return `\uFEFF${[["name", "count", "zone"], ...rows].map((cells) => cells.map(quoted).join(",")).join("\r\n")}\r\n`;
}

const quoted = (cell: string): string => (/[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Prints a deck as JSON in the shape in which the site stores it: `{ name, deck: { grimoire, stoneDeck }, candidates }`. */
export function printDeckJson(name: string, { deck, candidates = [] }: PrintableLists): string {
  return `${JSON.stringify({ name, deck, candidates }, null, 2)}\n`;
}
