import { CARD_KINDS, COLORS, computeFingerprint, TIMINGS, toColorBits } from "@/engine/magmell";
import type { CatalogueCard, CatalogueSet } from "@/lib/magmell/catalogue/model/types";
import { getNumberDomain } from "../index/number-readers";
import { MISSING_NUMBER } from "../index/numbers";
import type { CatalogueNumberKey, SearchIndex } from "../index/types";
import type { SortKey } from "../query/types";
import { getLastChangeDate } from "./date-predicates";
import type { SearchContext } from "./types";

/** Sort value of each row, ascending; `MISSING_NUMBER` for a row without a value. */
export type SortValues = Int32Array;

type Read = (index: SearchIndex, context: SearchContext) => SortValues;

const JAPANESE = new Intl.Collator("ja");
const ENGLISH = new Intl.Collator("en", { numeric: true });

const reading = ofTexts(JAPANESE, ({ card }) => card.reading);
const englishName = ofTexts(ENGLISH, ({ card }) => card.englishName);

/** Readers of the sort values. Names sort by reading in Japanese and by English name in English. */
export const SORT_VALUE_READERS = {
  number: ofRow(({ card }) => card.number),
  name: (index, context) => (context.language === "en" ? englishName : reading)(index, context),
  yomi: reading,
  use: ofNumber("useCount"),
  catalyst: ofNumber("catalystCount"),
  total: ofNumber("total"),
  ap: ofNumber("ap"),
  hp: ofNumber("hp"),
  color: ofRow(({ card }) =>
    card.colors.length === 0 ? null : (card.colors.length << COLORS.length) + toColorBits(card.colors),
  ),
  kind: ofRow(({ card }) => CARD_KINDS.indexOf(card.kind)),
  timing: ofRow(({ card }) => (card.timing === null ? null : TIMINGS.indexOf(card.timing))),
  set: (index) => {
    const numbers = index.numbers("number").values;
    const places = new Map(index.catalogue.sets.map((set, place) => [set, place]));
    return Int32Array.from(index.rows.sets, (set, row) =>
      set
        ? (places.get(set) ?? 0) * NUMBERS_OF_A_SET + Math.max(0, Math.min(numbers[row] ?? 0, NUMBERS_OF_A_SET - 1))
        : MISSING_NUMBER,
    );
  },
  released: ofRow(({ set }) => (set ? dayNumber(set.releasedOn) : null)),
  changed: ofRow(({ card }, { catalogue }) => {
    const day = getLastChangeDate(card, catalogue.asOf);
    return day === null ? null : dayNumber(day);
  }),
  artist: ofTexts(JAPANESE, ({ illustrator }) => illustrator),
  decks: (index, { popularity }) =>
    ofRow(({ card }) => (popularity ? (popularity.get(card.number) ?? 0) : null))(index, {}),
  random: (index, { seed = "" }) =>
    ofRow(({ card }) => Number.parseInt(computeFingerprint(`${seed} ${card.number}`).slice(0, 7), 16))(index, {}),
} as const satisfies Record<SortKey, Read>;

/** Sort keys that depend on data outside the catalogue. Their order is not cached. */
export const VOLATILE_SORT_KEYS: readonly SortKey[] = ["decks", "random"];

const NUMBERS_OF_A_SET = 100_000;

/** A day such as `2025-04-25` as the number 20250425. */
const dayNumber = (day: string) => Number(day.replaceAll("-", ""));

type RowFacts = { readonly card: CatalogueCard; readonly set: CatalogueSet | null; readonly illustrator: string };

const rowAt = ({ catalogue, rows }: SearchIndex, row: number): RowFacts => ({
  card: catalogue.cards[rows.cardOf[row] as number] as CatalogueCard,
  set: rows.sets[row] ?? null,
  illustrator: rows.printings[row]?.illustrator ?? "",
});

function ofRow(read: (row: RowFacts, index: SearchIndex) => number | null): Read {
  return (index) => Int32Array.from(index.rows.printings, (_, row) => read(rowAt(index, row), index) ?? MISSING_NUMBER);
}

function ofNumber(key: CatalogueNumberKey): Read {
  return (index) => {
    const { values } = index.numbers(key);
    return getNumberDomain(key) === "rows" ? values : index.rows.cardOf.map((place) => values[place] as number);
  };
}

/** Collation ranks of texts; an empty text is a missing value. */
function ofTexts(collator: Intl.Collator, read: (row: RowFacts) => string): Read {
  return (index) => {
    const texts = index.rows.printings.map((_, row) => read(rowAt(index, row)));
    const ranks = new Map([...new Set(texts)].sort(collator.compare).map((text, rank) => [text, rank]));
    return Int32Array.from(texts, (text) => (text === "" ? MISSING_NUMBER : (ranks.get(text) ?? MISSING_NUMBER)));
  };
}
