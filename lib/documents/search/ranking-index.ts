import { HOUSE_RULINGS_BY_ID } from "@/engine/magmell/rulebook";
import { MTG_HOUSE_RULINGS } from "@/engine/mtg/rulebook";
import { lazy } from "@/lib/cache";
import { findAnswer } from "../answers/answers";
import { getPlayerQuestions } from "../answers/questions";
import type { BilingualText } from "../documents";
import { ALL_ENTRIES, getAncestorEntries, getChildEntries, type LibraryEntry } from "../entries";
import { getEntryFacts } from "../references";
import { findSource, getEntryCitations } from "../sources";
import { getEntryName } from "../words/entry-names";
import { getEntryWords, LISTED_CARDS } from "./entry-words";
import { foldSearchWords } from "./fold-words";
import { tokenizeText } from "./tokens";

/** Weights of an entry's fields. */
const WORTH = {
  whole: 4,
  wholeTerm: 3,
  title: 2.6,
  name: 2.4,
  term: 2.4,
  card: 2,
  section: 1.6,
  sectionTerm: 1.1,
  sentence: 1,
  answer: 0.8,
  asked: 0.7,
  cited: 0.8,
  above: 0.6,
} as const;

/** Weights of entry kinds: a heading only introduces its rules, and a note is secondary. */
const KIND_WORTH: Partial<Record<LibraryEntry["kind"], number>> = { heading: 0.8, note: 0.85, ruling: 0.95, ours: 0.9 };

/** Number of tokens from which an entry counts as long, because it matches something of many questions. */
const LONG = 900;
/** Factor for a token that also occurs in a better field. */
const AGAIN = 0.4;
/** A number in a title or a term is often only its place in a row. */
const NUMBER = /^\d+$/u;
/** Penalty for boilerplate about an ability, and bonus for the first rules of a section. */
const WORDING = 0.75;
const FIRST = 0.2;
/** Entries by token, with the weight of the best field in which the entry contains the token. */
type Postings = ReadonlyMap<string, ReadonlyMap<number, number>>;
type Index = {
  readonly postings: Postings;
  /** Prior score of each entry, for any question. */
  readonly priors: readonly number[];
};

/** Returns the token that stands for a complete name. */
export const wholeToken = (name: string): string => `whole ${foldSearchWords(name)}`;

export const cardToken = (english: string): string => `card ${english}`;

/** Index of all tokens, and the prior score of each entry. */
export const getRankingIndex = lazy((): Index => {
  const postings = new Map<string, Map<number, number>>();
  const priors = ALL_ENTRIES.map((entry, place) => {
    const add = (worth: number, tokens: Iterable<string>) => {
      for (const token of tokens) {
        const places = postings.get(token) ?? new Map<number, number>();
        postings.set(token, places);
        const told = NUMBER.test(token) ? Math.min(worth, WORTH.sentence) : worth;
        const before = places.get(place) ?? 0;
        places.set(place, Math.max(before, told) + AGAIN * Math.min(before, told));
      }
    };
    const told = tokenizeText(textOf(entry));
    for (const [worth, text] of placesIn(entry)) add(worth, tokenizeText(text));
    add(WORTH.card, [...(getEntryFacts(entry.id).cards ?? []), ...(LISTED_CARDS.get(entry.id) ?? [])].map(cardToken));
    add(WORTH.whole, namesOf(entry).map(wholeToken));
    add(WORTH.wholeTerm, (getEntryWords().get(entry.id)?.rawTerms ?? []).map(wholeToken));
    add(WORTH.sentence, told);
    // Questions of players only lend an entry words that it lacks.
    for (const token of tokenizeText(getPlayerQuestions(entry.id))) {
      const places = postings.get(token) ?? new Map<number, number>();
      postings.set(token, places);
      places.set(place, Math.max(places.get(place) ?? 0, WORTH.asked));
    }
    return priorOf(entry, told.size);
  });
  return { postings, priors };
});

/** Rules that many abilities share: how cards word them, that they are static, and that having one twice is nothing new. */
const WORDS_ONLY = /^キーワードは|^この能力を持つカードには|一つと(?:同じ|変わらない)。$|^[^、]+常在型能力の一つ。$/u;

/** Prior score of an entry: the first rules of a section say what the others refine. */
function priorOf(entry: LibraryEntry, size: number): number {
  const { kind, parent, summary } = entry;
  const siblings = kind === "rule" && parent ? getChildEntries(parent) : [];
  const first = siblings.length > 0 ? 1 + FIRST / (1 + siblings.indexOf(entry) / 2) : 1;
  const wording = WORDS_ONLY.test(summary.ja) ? WORDING : 1;
  return ((KIND_WORTH[kind] ?? 1) * first * wording) / Math.sqrt(1 + size / LONG);
}

const both = ({ ja, en }: { readonly ja: string; readonly en: string }): string => `${ja}\n${en}`;
const textOf = ({ kind, summary }: LibraryEntry): string => (kind === "heading" ? "" : both(summary));
const termsOf = ({ id }: LibraryEntry): string => (getEntryWords().get(id)?.rawTerms ?? []).join("\n");

/** The names of an entry: the title of a heading, or what an entry without a number is called. */
function namesOf({ id, kind, summary }: LibraryEntry): readonly string[] {
  const name = getEntryName(id);
  return [...(kind === "heading" ? [summary.ja, summary.en] : []), ...(name ? [name.ja, name.en] : [])];
}

type PlaceText = readonly [worth: number, text: string];

/** Returns the searchable texts of an entry other than its sentence, with their weights. */
function placesIn(entry: LibraryEntry): readonly PlaceText[] {
  const answer = findAnswer(entry.id) ?? HOUSE_RULINGS[entry.id]?.reason;
  return [
    [entry.kind === "heading" ? WORTH.title : WORTH.name, namesOf(entry).join("\n")],
    [WORTH.term, termsOf(entry)],
    [WORTH.answer, answer ? both(answer) : ""],
    [WORTH.cited, getEntryCitations(entry.id).map(sourceText).join("\n")],
    ...getAncestorEntries(entry).flatMap((above): readonly PlaceText[] =>
      above.kind === "heading"
        ? [
            [WORTH.section, both(above.summary)],
            [WORTH.sectionTerm, termsOf(above)],
          ]
        : [[WORTH.above, both(above.summary)]],
    ),
  ];
}

/** Rulings of this site with their reasons, by id. */
const HOUSE_RULINGS: Readonly<Record<string, { readonly reason: BilingualText }>> = {
  ...HOUSE_RULINGS_BY_ID,
  ...MTG_HOUSE_RULINGS,
};

const sourceText = ({ source, locator, date }: ReturnType<typeof getEntryCitations>[number]): string =>
  [source, both(findSource(source)?.name ?? { ja: "", en: "" }), locator, date].join(" ");
