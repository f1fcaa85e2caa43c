import { colorBits } from "@/engine/magmell";
import { lazy, memoizeBounded } from "@/lib/cache";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { stripNotes } from "@/lib/magmell/catalogue/model/plain-text";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { Task } from "@/lib/tasks";
import type { ColorKey, SymbolKey } from "../query/keys";
import { type Bits, bitsWhere, hasBit } from "./bits";
import { colorColumn } from "./colors";
import { frequentTerms } from "./frequent-terms";
import { LABEL_VALUES } from "./label-values";
import { type LabelKey, type Labels, labelsOf } from "./labels";
import { mentionsByKey } from "./mentions";
import { nameIndex } from "./name-index";
import { hasCost, NUMBER_VALUES } from "./number-values";
import { type NumberColumn, numberColumn } from "./numbers";
import { segmentPostings } from "./postings";
import { type PrintingRows, printingRows } from "./printing-rows";
import { segmentTable } from "./segment-table";
import { endOfClause } from "./segmentation";
import { foldedSegments, type Segments } from "./segments";
import { symbolColumn } from "./symbols";
import type { CatalogueNumber, SearchIndex } from "./types";

/** Number columns built with the index, because most searches use them; all others are built on first use. */
const COMMON_NUMBERS = ["useCount", "ap", "hp"] as const satisfies readonly CatalogueNumber[];

/** Returns the search index of a catalogue, built as a task: the same code runs on the server and in the browser. */
export function* buildIndex(catalogue: Catalogue): Task<SearchIndex> {
  const { cards } = catalogue;
  const size = cards.length;
  const rows = printingRows(cards, catalogue.sets);
  const numbers = memoizeBounded((key: CatalogueNumber) => numbersOf(catalogue, rows, key));
  const labels = memoizeBounded((key: LabelKey) => labelsOfKey(catalogue, rows, key));
  const colors = memoizeBounded((key: ColorKey) =>
    colorColumn(size, (place) => COLORS_OF[key](cards[place] as CatalogueCard)),
  );
  for (const key of COMMON_NUMBERS) numbers(key);
  colors("colors");
  yield;
  const names = nameIndex(cards);
  yield;
  const texts = yield* textsOfCards(cards);
  const sets = new Map<string, Bits>();
  return {
    catalogue,
    size,
    rows,
    numbers,
    labels,
    colors,
    names,
    ...texts,
    symbols: memoizeBounded((key: SymbolKey) =>
      symbolColumn(size, (place) => {
        const card = cards[place] as CatalogueCard;
        return hasCost(card) ? card[key] : null;
      }),
    ),
    mentions: lazy(() => mentionsByKey(cards)),
    cachedBits: (domain, name, holds) => {
      const key = `${domain} ${name}`;
      const bits = sets.get(key) ?? bitsWhere(domain === "cards" ? size : rows.cardOf.length, holds);
      sets.set(key, bits);
      return bits;
    },
    shown: bitsWhere(size, (place) => isShown(cards[place] as CatalogueCard)),
  };
}

/** Colours of a card by query key. Only stones produce colours, which are their own (212.5, 212.4). */
const COLORS_OF = {
  colors: ({ colors }) => colorBits(colors),
  needs: ({ neededColors }) => colorBits(neededColors),
  produces: ({ kind, colors }) => (kind === "stone" ? colorBits(colors) : null),
} as const satisfies Record<ColorKey, (card: CatalogueCard) => number | null>;

const isShown = ({ token, retired }: CatalogueCard) => !token && !retired;

function* textsOfCards(cards: readonly CatalogueCard[]): Task<Pick<SearchIndex, "texts" | "withNotes">> {
  const plain = cards.map(({ text }) => (MAY_BE_NOTE.test(text) ? stripNotes(text) : text));
  const card = (place: number) => cards[place] as CatalogueCard;
  const noted = bitsWhere(cards.length, (place) => plain[place] !== card(place).text);
  return {
    texts: yield* sentences(cards.length, (place) => [plain[place] as string, card(place).englishText]),
    withNotes: {
      cards: noted,
      texts: yield* sentences(cards.length, (place) =>
        hasBit(noted, place) ? [card(place).text, card(place).englishText] : [],
      ),
    },
  };
}

const MAY_BE_NOTE = /[（(]/u;

function* sentences(size: number, textsOf: (place: number) => readonly string[]): Task<Segments> {
  const table = segmentTable(size, textsOf, endOfClause);
  yield;
  const shared = segmentPostings(table);
  yield;
  const terms = frequentTerms(table, shared, foldForSearch);
  yield;
  return foldedSegments(table, shared, foldForSearch, { open: true, frequentTerms: terms });
}

function numbersOf({ cards, asOf }: Catalogue, { printings, sets }: PrintingRows, key: CatalogueNumber): NumberColumn {
  const value = NUMBER_VALUES[key];
  if (value.of === "cards")
    return numberColumn(cards.length, (place) => value.read(cards[place] as CatalogueCard, asOf));
  return numberColumn(printings.length, (row) => {
    const printing = printings[row];
    return printing ? value.read(printing, sets[row] ?? null) : null;
  });
}

function labelsOfKey(catalogue: Catalogue, { printings, sets }: PrintingRows, key: LabelKey): Labels {
  const values = LABEL_VALUES[key];
  const { cards } = catalogue;
  if (values.of === "cards")
    return labelsOf(cards.length, (place) => values.read(cards[place] as CatalogueCard, catalogue), foldForSearch);
  const read = (row: number): readonly string[] => {
    const printing = printings[row];
    return printing ? values.read(printing, sets[row] ?? null) : [];
  };
  return labelsOf(printings.length, read, foldForSearch);
}
