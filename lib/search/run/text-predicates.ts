import { type Deck, nameKey } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/catalogue/model/types";
import { BORDER } from "@/lib/japanese/forms";
import { mixedMatchFolded } from "@/lib/japanese/mixed-spelling";
import { searchFold } from "@/lib/japanese/search-fold";
import type { MixedWord, NameField, Variant } from "@/lib/japanese/types";
import { spellingsOf, variantsOf } from "@/lib/japanese/variants-of";
import { decodeDeck, numberTable } from "@/lib/sharing/deck-code";
import {
  addBit,
  type Bits,
  bitsWhere,
  countBits,
  dropBits,
  isEmpty,
  joinBits,
  keepBits,
  noBits,
  placesOf,
} from "../index/bits";
import { domainOfLabel } from "../index/label-values";
import { type LabelKey, withLabelBeing, withLabelHolding } from "../index/labels";
import { cardsNamed, FIELDS_OF_KEY, isNamed, isNameKey, NAME_FIELDS } from "../index/names";
import { addHolders, type Pieces, textOf } from "../index/pieces";
import type { SearchIndex } from "../index/types";
import type { TextKey } from "../query/keys";
import { cards, type Found, nothing } from "./found";
import { patternTest } from "./pattern-predicate";
import type { Answer, Scope } from "./types";

/** A bare word: in a name, a reading, an English name or an alias. */
export const wordsTest: Answer<"words"> = (scope, { value }) => named(scope, NAME_FIELDS, value);

export const textTest: Answer<"text"> = (scope, test, at) => {
  if (test.match === "matches") return patternTest(scope, test, at);
  if (isSpecial(test.key)) return SPECIAL[test.key](scope, test.value);
  return test.match === "is" ? being(scope, test.key, test.value) : holding(scope, test.key, test.value);
};

function holding(scope: Scope, key: LabelKey | "any", value: string): Found {
  const { index } = scope;
  if (isNameKey(key)) return named(scope, FIELDS_OF_KEY[key], value);
  const words = spellingsOf(value);
  if (key === "any") {
    const found = named(scope, NAME_FIELDS, value);
    for (const word of words) addHolders(index.texts, word, found.bits);
    return found;
  }
  if (key === "text") return cards(textsHolding(index.texts, words));
  if (key === "fullText") return cards(fullTextsHolding(scope, words));
  const labels = index.labels(key);
  const found = noBits(labels.size);
  for (const word of words) joinBits(found, withLabelHolding(labels, word));
  return { of: domainOfLabel(key), bits: found };
}

function textsHolding(texts: Pieces, words: readonly string[]) {
  const found = noBits(texts.size);
  for (const word of words) addHolders(texts, word, found);
  return found;
}

/** Cards without notes read the same in full. */
function fullTextsHolding({ index: { texts, noted } }: Scope, words: readonly string[]) {
  const found = textsHolding(texts, words);
  dropBits(found, noted.cards);
  joinBits(found, textsHolding(noted.texts, words));
  return found;
}

function being({ index }: Scope, key: LabelKey | "any", value: string): Found {
  const folded = searchFold(value);
  if (key !== "any") return { of: domainOfLabel(key), bits: withLabelBeing(index.labels(key), folded) };
  const found = noBits(index.size);
  for (const one of ["name", "yomi", "alias", "text"] as const)
    joinBits(found, withLabelBeing(index.labels(one), folded));
  return cards(found);
}

/** Latin letters are Japanese only where they are not a word of their own. */
function named({ index }: Scope, fields: readonly NameField[], typed: string): Found {
  const { sure, romaji, mixed } = variantsOf(typed);
  const isWord = romaji === null || isNamed(index.names, romaji.unless);
  const variants: readonly Variant[] = isWord ? sure : [...sure, ...romaji.variants];
  const found = cardsNamed(index.names, index.size, fields, variants);
  if (isAlongReading(fields)) for (const word of mixed) addCardsMixed(index, word, found);
  return cards(found);
}

/** Whether both are asked for that a mixed word is written with. */
const isAlongReading = (fields: readonly NameField[]) => fields.includes("name") && fields.includes("reading");

/** More cards than this are not read before the index has told which of them hold the rest of the word. */
const FEW = 64;

/** Adds the cards of a mixed word. Only names that hold what is written of it are laid along their readings. */
function addCardsMixed({ names, size }: SearchIndex, word: MixedWord, found: Bits): void {
  const [longest, ...others] = word.written;
  const candidates = cardsNamed(names, size, ["name"], longest ? [longest] : []);
  dropBits(candidates, found);
  if (isEmpty(candidates)) return;
  const fields = [
    ...others.map((variant) => ["name", [variant]] as const),
    // Nearly every reading holds a kana that stands alone.
    ...word.heard.filter(([first]) => (first?.text.length ?? 0) > 1).map((ways) => ["reading", ways] as const),
  ];
  for (const [field, variants] of fields)
    if (countBits(candidates) > FEW) keepBits(candidates, cardsNamed(names, size, [field], variants));
  if (isEmpty(candidates)) return;
  const [name, reading] = [names.name.spelling, names.reading.spelling];
  if (!name || !reading) return;
  for (const place of placesOf(candidates)) {
    const folded = (pieces: Pieces) => textOf(pieces, place).slice(BORDER.length);
    if (mixedMatchFolded(word, folded(name), folded(reading))) addBit(found, place);
  }
}

const isSpecial = (key: TextKey): key is keyof typeof SPECIAL => key in SPECIAL;

const SPECIAL = {
  deck: (scope, value) => inDeck(scope, value),
  // The rules know no list of cards that are banned or limited: what is a card may be played (501, 502).
  legal: ({ index }) => cards(index.shown),
  banned: ({ index }) => nothing(index),
  limited: ({ index }) => nothing(index),
  author: () => null,
} as const satisfies Record<Exclude<TextKey, LabelKey | "any">, (scope: Scope, value: string) => Found | null>;

/** The cards of a starter deck, by its key, or of the deck that a code holds. */
function inDeck({ index, context }: Scope, value: string): Found | null {
  const { cards: all } = index.catalogue;
  const deck = context.starters?.get(value.toLowerCase()) ?? decoded(value, all);
  if (deck === null) return null;
  const keys = new Set([...deck.grimoire, ...deck.stoneDeck].map(({ name }) => nameKey(name)));
  return cards(bitsWhere(index.size, (place) => keys.has((all[place] as CatalogueCard).key)));
}

function decoded(code: string, all: readonly CatalogueCard[]): Deck | null {
  const read = decodeDeck(code, numberTable(all));
  return read.ok ? read.deck : null;
}
