import { colorBits } from "@/engine";
import { withoutNotes } from "@/lib/catalogue/plain-text";
import type { Catalogue, CatalogueCard } from "@/lib/catalogue/types";
import { searchFold } from "../words/search-fold";
import { type Bits, bitsWhere } from "./bits";
import { colorColumn } from "./colors";
import { LABEL_VALUES } from "./label-values";
import { type Labels, labelsOf } from "./labels";
import { memo } from "./memo";
import { namesOf } from "./names";
import { NUMBER_VALUES } from "./number-values";
import { type NumberColumn, numberColumn } from "./numbers";
import { type Rows, rowsOf } from "./rows";
import { type Texts, textsOf } from "./texts";
import type { CatalogueNumber, LabelKey, SearchIndex } from "./types";

/** Used by most searches, so made with the index; the others are made when they are first asked for. */
const COMMON_NUMBERS = ["useCount", "catalystCount", "total", "ap", "hp"] as const satisfies readonly CatalogueNumber[];

/** Makes a catalogue ready for searching. The same on the server and in the browser. */
export function buildIndex(catalogue: Catalogue): SearchIndex {
  const { cards } = catalogue;
  const size = cards.length;
  const rows = rowsOf(cards, catalogue.sets);
  const numbers = memo((key: CatalogueNumber) => numbersOf(catalogue, rows, key));
  const labels = memo((key: LabelKey) => labelsOfKey(catalogue, rows, key));
  for (const key of COMMON_NUMBERS) numbers(key);
  const sets = new Map<string, Bits>();
  return {
    ...{ catalogue, size, rows, numbers, labels, names: namesOf(cards), ...textsOfCards(cards) },
    colors: {
      colors: colorColumn(size, (place) => colorBits((cards[place] as CatalogueCard).colors)),
      needs: colorColumn(size, (place) => colorBits((cards[place] as CatalogueCard).neededColors)),
      produces: colorColumn(size, (place) => colorsPaid(cards[place] as CatalogueCard)),
    },
    known: (domain, name, holds) => {
      const key = `${domain} ${name}`;
      const bits = sets.get(key) ?? bitsWhere(domain === "cards" ? size : rows.cardOf.length, holds);
      sets.set(key, bits);
      return bits;
    },
    shown: bitsWhere(size, (place) => isShown(cards[place] as CatalogueCard)),
  };
}

/** The colours that a stone pays with (212.5, 212.4); other cards pay nothing. */
const colorsPaid = ({ kind, colors }: CatalogueCard) => (kind === "stone" ? colorBits(colors) : null);

const isShown = ({ token, retired }: CatalogueCard) => !token && !retired;

function textsOfCards(cards: readonly CatalogueCard[]): { texts: Texts; noted: { cards: Bits; texts: Texts } } {
  const plain = cards.map(({ text }) => (/[（(]/u.test(text) ? withoutNotes(text) : text));
  const texts = cards.map(({ englishText }, place) => [plain[place] as string, englishText]);
  const withNotes = cards.map(({ text, englishText }, place) => (plain[place] === text ? [] : [text, englishText]));
  return {
    texts: textsOf(texts, searchFold),
    noted: {
      cards: bitsWhere(cards.length, (place) => withNotes[place]?.length !== 0),
      texts: textsOf(withNotes, searchFold),
    },
  };
}

function numbersOf({ cards, asOf }: Catalogue, { printings, sets }: Rows, key: CatalogueNumber): NumberColumn {
  const value = NUMBER_VALUES[key];
  if (value.of === "cards")
    return numberColumn(cards.length, (place) => value.read(cards[place] as CatalogueCard, asOf));
  return numberColumn(printings.length, (row) => {
    const printing = printings[row];
    return printing ? value.read(printing, sets[row] ?? null) : null;
  });
}

function labelsOfKey(catalogue: Catalogue, { printings, sets }: Rows, key: LabelKey): Labels {
  const values = LABEL_VALUES[key];
  const { cards } = catalogue;
  if (values.of === "cards")
    return labelsOf(cards.length, (place) => values.read(cards[place] as CatalogueCard, catalogue), searchFold);
  const read = (row: number): readonly string[] => {
    const printing = printings[row];
    return printing ? values.read(printing, sets[row] ?? null) : [];
  };
  return labelsOf(printings.length, read, searchFold);
}
