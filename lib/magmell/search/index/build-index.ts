import { toColorBits } from "@/engine/magmell";
import { lazy, memoizeBounded } from "@/lib/cache";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { stripNotes } from "@/lib/magmell/catalogue/model/plain-text";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { Task } from "@/lib/tasks";
import type { ColorKey, SymbolKey } from "../query/keys";
import { type BitSet, createBitSetWhere, hasBit } from "./bit-set";
import { buildColorColumn } from "./colors";
import { buildFrequentTerms } from "./frequent-terms";
import { LABEL_READERS } from "./label-readers";
import { buildLabelIndex, type LabelIndex, type LabelKey } from "./labels";
import { indexMentions } from "./mentions";
import { buildNameSearchIndex } from "./name-index";
import { hasCost, NUMBER_READERS } from "./number-readers";
import { buildNumberColumn, type NumberColumn } from "./numbers";
import { buildSegmentPostings } from "./postings";
import { buildPrintingRows, type PrintingRows } from "./printing-rows";
import { buildSegmentTable } from "./segment-table";
import { findClauseEnd } from "./segmentation";
import { createFoldedSegmentIndex, type SegmentIndex } from "./segments";
import { buildSymbolColumn } from "./symbols";
import type { CatalogueNumberKey, SearchIndex } from "./types";

/** Number columns built with the index, because most searches use them; all others are built on first use. */
const COMMON_NUMBERS = ["useCount", "ap", "hp"] as const satisfies readonly CatalogueNumberKey[];

/** Builds the search index of a catalogue as a task, on the server and in the browser. */
export function* buildSearchIndex(catalogue: Catalogue): Task<SearchIndex> {
  const { cards } = catalogue;
  const size = cards.length;
  const rows = buildPrintingRows(cards, catalogue.sets);
  const numbers = memoizeBounded((key: CatalogueNumberKey) => numbersOf(catalogue, rows, key));
  const labels = memoizeBounded((key: LabelKey) => labelsOfKey(catalogue, rows, key));
  const colors = memoizeBounded((key: ColorKey) =>
    buildColorColumn(size, (place) => COLORS_OF[key](cards[place] as CatalogueCard)),
  );
  for (const key of COMMON_NUMBERS) numbers(key);
  colors("colors");
  yield;
  const names = buildNameSearchIndex(cards);
  yield;
  const texts = yield* textsOfCards(cards);
  const sets = new Map<string, BitSet>();
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
      buildSymbolColumn(size, (place) => {
        const card = cards[place] as CatalogueCard;
        return hasCost(card) ? card[key] : null;
      }),
    ),
    mentions: lazy(() => indexMentions(cards)),
    cachedBits: (domain, name, holds) => {
      const key = `${domain} ${name}`;
      const bits = sets.get(key) ?? createBitSetWhere(domain === "cards" ? size : rows.cardOf.length, holds);
      sets.set(key, bits);
      return bits;
    },
    shown: createBitSetWhere(size, (place) => isShown(cards[place] as CatalogueCard)),
  };
}

/** Colors of a card by query key. Only stones produce colors, which are their own (212.5, 212.4). */
const COLORS_OF = {
  colors: ({ colors }) => toColorBits(colors),
  needs: ({ neededColors }) => toColorBits(neededColors),
  produces: ({ kind, colors }) => (kind === "stone" ? toColorBits(colors) : null),
} as const satisfies Record<ColorKey, (card: CatalogueCard) => number | null>;

const isShown = ({ token, retired }: CatalogueCard) => !token && !retired;

function* textsOfCards(cards: readonly CatalogueCard[]): Task<Pick<SearchIndex, "texts" | "withNotes">> {
  const plain = cards.map(({ text }) => (MAY_BE_NOTE.test(text) ? stripNotes(text) : text));
  const card = (place: number) => cards[place] as CatalogueCard;
  const noted = createBitSetWhere(cards.length, (place) => plain[place] !== card(place).text);
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

function* sentences(size: number, textsOf: (place: number) => readonly string[]): Task<SegmentIndex> {
  const table = buildSegmentTable(size, textsOf, findClauseEnd);
  yield;
  const shared = buildSegmentPostings(table);
  yield;
  const terms = buildFrequentTerms(table, shared, foldForSearch);
  yield;
  return createFoldedSegmentIndex(table, shared, foldForSearch, { open: true, frequentTerms: terms });
}

function numbersOf(
  { cards, asOf }: Catalogue,
  { printings, sets }: PrintingRows,
  key: CatalogueNumberKey,
): NumberColumn {
  const value = NUMBER_READERS[key];
  if (value.of === "cards")
    return buildNumberColumn(cards.length, (place) => value.read(cards[place] as CatalogueCard, asOf));
  return buildNumberColumn(printings.length, (row) => {
    const printing = printings[row];
    return printing ? value.read(printing, sets[row] ?? null) : null;
  });
}

function labelsOfKey(catalogue: Catalogue, { printings, sets }: PrintingRows, key: LabelKey): LabelIndex {
  const values = LABEL_READERS[key];
  const { cards } = catalogue;
  if (values.of === "cards")
    return buildLabelIndex(
      cards.length,
      (place) => values.read(cards[place] as CatalogueCard, catalogue),
      foldForSearch,
    );
  const read = (row: number): readonly string[] => {
    const printing = printings[row];
    return printing ? values.read(printing, sets[row] ?? null) : [];
  };
  return buildLabelIndex(printings.length, read, foldForSearch);
}
