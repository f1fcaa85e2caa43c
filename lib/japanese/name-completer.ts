import { findMixedMatch } from "./mixed-spelling";
import { foldForSearch } from "./search-fold";
import { FIELD_BOUNDARY, SEARCH_FORM_BUILDERS } from "./search-forms";
import { getKanaPrefixVariants, getSpellingVariants } from "./spelling-variants";
import {
  type MixedScriptWord,
  type NameField,
  SEARCH_FORMS_BY_FIELD,
  type SearchForm,
  type SpellingVariant,
} from "./types";

export type CompletableName = {
  readonly name: string;
  readonly reading: string;
  readonly englishName: string;
  readonly aliases: readonly string[];
};

/** A completed card, and the name field that matched. */
type NameCompletion<T> = { readonly card: T; readonly by: NameField };

/** Completes a typed word to at most `most` cards, most likely first. */
export type NameCompleter<T> = (typed: string, most: number) => readonly NameCompletion<T>[];

/** Occurrences examined for each reading of a word: a single letter may occur in every name. */
const MOST_PLACES = 400;

/**
 * Returns a name completer for cards. It ranks names that begin with the text first, then names with a word that does,
 * then names that contain it. Ties are broken by shorter name and by card order.
 */
export function createNameCompleter<T extends CompletableName>(cards: readonly T[]): NameCompleter<T> {
  const made = new Map<SearchForm, Written>();
  const writtenIn = (form: SearchForm) => {
    const written = made.get(form) ?? writtenOf(cards, form);
    made.set(form, written);
    return written;
  };
  return (typed, most) => {
    const ranks = new Map<number, Rank>();
    for (const { variant, weight } of weighted(typed)) collect(writtenIn(variant.form), variant.text, weight, ranks);
    for (const word of getSpellingVariants(typed).mixed) collectMixed(cards, writtenIn("spelling"), word, ranks);
    const lengthOf = (place: number) => (cards[place] as T).name.length;
    return [...ranks]
      .sort(([a, one], [b, other]) => one.weight - other.weight || lengthOf(a) - lengthOf(b) || a - b)
      .slice(0, most)
      .map(([place, { by }]) => ({ card: cards[place] as T, by }));
  };
}

type Rank = { readonly weight: number; readonly by: NameField };

/** Variants of a word with their rank weights, the most significant first. */
function weighted(typed: string): readonly { readonly variant: SpellingVariant; readonly weight: number }[] {
  const { sure } = getSpellingVariants(typed);
  const folded = foldForSearch(typed);
  if (folded === "") return [];
  const romaji = getKanaPrefixVariants(typed);
  const starting = ({ form, text }: SpellingVariant): SpellingVariant => ({
    form,
    text: text.startsWith(FIELD_BOUNDARY) ? text : FIELD_BOUNDARY + text,
  });
  const spelled: SpellingVariant = { form: "spelling", text: folded };
  const word: SpellingVariant = { form: "words", text: ` ${folded}` };
  return [
    ...[spelled, ...sure.filter(({ form }) => form !== "words")].map((variant) => ({
      variant: starting(variant),
      weight: 0,
    })),
    ...romaji.map((variant) => ({ variant: starting(variant), weight: 1 })),
    { variant: word, weight: 2 },
    ...sure.map((variant) => ({ variant, weight: 3 })),
    ...romaji.map((variant) => ({ variant, weight: 4 })),
  ];
}

/** Names of all cards in one written form, joined into a single text with a border before each name: one search covers them all. */
type Written = {
  readonly text: string;
  /** Start of each entry in `text`; `places` and `fields` give its card and name field. */
  readonly starts: readonly number[];
  readonly places: readonly number[];
  readonly fields: readonly NameField[];
};

function writtenOf(cards: readonly CompletableName[], form: SearchForm): Written {
  const parts: string[] = [];
  const [starts, places, fields]: [number[], number[], NameField[]] = [[], [], []];
  let length = 0;
  const add = (text: string, place: number, field: NameField) => {
    const part = SEARCH_FORM_BUILDERS[form](text);
    parts.push(part);
    starts.push(length);
    places.push(place);
    fields.push(field);
    length += part.length;
  };
  cards.forEach((card, place) => {
    for (const field of FIELDS_WITH[form])
      for (const text of field === "alias" ? card.aliases : [card[field]]) add(text, place, field);
  });
  return { text: parts.join(""), starts, places, fields };
}

const NAME_FIELDS = Object.keys(SEARCH_FORMS_BY_FIELD) as readonly NameField[];
const fieldsWith = (form: SearchForm) =>
  NAME_FIELDS.filter((field) => (SEARCH_FORMS_BY_FIELD[field] as readonly SearchForm[]).includes(form));
const FIELDS_WITH = {
  spelling: fieldsWith("spelling"),
  words: fieldsWith("words"),
  sound: fieldsWith("sound"),
  short: fieldsWith("short"),
} as const satisfies Record<SearchForm, readonly NameField[]>;

/** Records the best rank of each card that contains a text. */
function collect({ text, starts, places, fields }: Written, wanted: string, weight: number, ranks: Map<number, Rank>) {
  let entry = 0;
  let looked = 0;
  for (let at = text.indexOf(wanted); at !== -1 && looked < MOST_PLACES; looked += 1) {
    entry = lastStarting(starts, at, entry);
    const place = places[entry] ?? 0;
    const known = ranks.get(place);
    if (!known || known.weight > weight) ranks.set(place, { weight, by: fields[entry] ?? "name" });
    const next = starts[entry + 1];
    if (next === undefined) return;
    at = text.indexOf(wanted, next);
  }
}

/** Records the cards of a word written partly as its reading, below all cards that contain it as typed. */
function collectMixed(
  cards: readonly CompletableName[],
  spellings: Written,
  word: MixedScriptWord,
  ranks: Map<number, Rank>,
): void {
  const [part] = word.written;
  const holding = new Map<number, Rank>();
  if (part) collect(spellings, part.text, 0, holding);
  for (const place of holding.keys()) {
    const { name, reading } = cards[place] as CompletableName;
    const match = ranks.has(place) ? null : findMixedMatch(word, name, reading);
    if (match) ranks.set(place, { weight: match.name.from === 0 ? 1 : 4, by: "name" });
  }
}

/** The last entry that begins at or before a position. */
function lastStarting(starts: readonly number[], at: number, from: number): number {
  let [low, high] = [from, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
