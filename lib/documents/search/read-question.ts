import { lazy } from "@/lib/cache";
import { CARD_NAMES } from "../structure/facts";
import { LISTED_CARDS } from "./entry-words";
import { foldSearchWords } from "./fold-words";
import { cardToken, getRankingIndex, wholeToken } from "./ranking-index";
import { getNames, isShort } from "./synonyms";
import { splitIntoWords, stemWord, tokenizeQuestion } from "./tokens";

/** Weight of a synonym. */
const OTHER_NAME = 0.9;
/** Weight of a word within a recognized name. */
const PART_OF_NAME = 0.35;
/** Weight of a number, which entries have for many reasons. */
const OF_NUMBER = 0.5;
const NUMBER = /^\d+$/u;
/** Names that are compared with a question have at most as many words. */
const MOST_WORDS = 5;
const MOST_NAMED = 30;
/** A term of a question, with its synonyms as weighted tokens. */
export type AskedThing = {
  readonly ways: readonly { readonly tokens: readonly string[]; readonly worth: number }[];
  /** Weight among the terms of the question. */
  readonly weight: number;
};

/** Parses a question into terms: recognized names with their synonyms, cards, and other words. */
export function readQuestion(q: string): readonly AskedThing[] {
  const named = namesIn(q).map((name) => [
    { tokens: [wholeToken(name)], worth: 1, isOwn: true },
    ...(getNames().get(name) ?? []).flatMap((form) => {
      const isOwn = foldSearchWords(form) === name;
      const tokens = isOwn || !isShort(form) ? tokenizeQuestion(form).flat() : [];
      return tokens.some((token) => !NUMBER.test(token)) ? [{ tokens, worth: isOwn ? 1 : OTHER_NAME, isOwn }] : [];
    }),
  ]);
  const covered = new Set(named.flat().flatMap(({ isOwn, tokens }) => (isOwn ? tokens : [])));
  return [
    ...named.map((ways): AskedThing => ({ ways, weight: 1 })),
    ...cardsNamedIn(q).map((card): AskedThing => ({ ways: [{ tokens: [cardToken(card)], worth: 1 }], weight: 1 })),
    ...askedWords(q).map((tokens): AskedThing => {
      const isPart = tokens.every((token) => covered.has(token));
      const isNumber = tokens.every((token) => NUMBER.test(token));
      return { ways: [{ tokens, worth: 1 }], weight: isPart ? PART_OF_NAME : isNumber ? OF_NUMBER : 1 };
    }),
  ];
}

/** The tokens of each word of a question, once. */
function askedWords(q: string): readonly (readonly string[])[] {
  const { postings } = getRankingIndex();
  const words = tokenizeQuestion(q, (token) => postings.has(token));
  return [...new Map(words.map((tokens) => [tokens.join(" "), tokens])).values()];
}

const LATIN_WORD = /^[a-z0-9+/'’-]+$/u;

/**
 * Returns the folded names in a question, longest first, without overlaps. English names match whole words; Japanese
 * names match anywhere.
 */
export function namesIn(q: string): readonly string[] {
  const words = q
    .toLowerCase()
    .split(/[\s?!.,、。？！]+/u)
    .filter((word) => LATIN_WORD.test(word))
    .slice(0, MOST_NAMED);
  const phrases = words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (_, more) => words.slice(from, from + more + 1)),
  );
  const latin = phrases.flatMap((phrase) => {
    const whole = foldSearchWords(phrase.join(" "));
    return getNames().has(whole) ? whole : (stemmedNames().get(stemPhrase(phrase)) ?? []);
  });
  const folded = foldSearchWords(q);
  const verbs: readonly string[] = q.match(VERB_KANJI) ?? [];
  const japanese = [
    ...(HAS_JAPANESE.test(folded) ? japaneseNames() : [])
      .filter(([, least]) => folded.includes(least))
      .map(([name]) => name),
    ...verbKanji().filter((kanji) => verbs.includes(kanji)),
  ];
  const longest = [...new Set([...latin, ...japanese])].sort((a, b) => b.length - a.length);
  return longest.filter(
    (name, place) => !longest.slice(0, place).some((longer) => longer.includes(name.replace(/s$/u, ""))),
  );
}

const stemPhrase = (words: readonly string[]): string => words.map(stemWord).join(" ");
/** English names by the stems of their words. */
const stemmedNames = lazy(
  () =>
    new Map(
      [...getNames()].flatMap(([name, forms]) => {
        const form = forms.find((one) => foldSearchWords(one) === name) ?? "";
        return LATIN_NAME.test(form) ? [[stemPhrase(splitIntoWords(form)), name] as const] : [];
      }),
    ),
);
const LATIN_NAME = /^[a-z][a-z'’ -]+$/iu;

/** Japanese names with the part that a question must contain. */
const japaneseNames = lazy(() =>
  [...getNames().keys()].filter(isJapaneseName).map((name) => [name, name.replace(/ー$/u, "")] as const),
);
const HAS_JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/u;
const isJapaneseName = (name: string): boolean =>
  HAS_JAPANESE.test(name) && name.length >= (/\p{sc=Han}/u.test(name) ? 2 : 3);

/** A single kanji followed by kana of a verb: 殴れ. */
const VERB_KANJI = /(?<!\p{sc=Han})\p{sc=Han}(?=\p{sc=Hiragana})/gu;
const verbKanji = lazy(() => [...getNames().keys()].filter((name) => /^\p{sc=Han}$/u.test(name)));

const LEAST_NAME = 3;

/** Card names long enough not to match other words by chance, with their English names. */
const namesOfCards = lazy(() =>
  [...CARD_NAMES, ...[...LISTED_CARDS.values()].flat().map((en) => ({ en, ja: "" }))].flatMap(({ en, ja }) =>
    [en, ja ?? ""]
      .map((form) => [foldSearchWords(form), en] as const)
      .filter(([form]) => form.length >= (/\p{sc=Han}/u.test(form) ? 2 : LEAST_NAME)),
  ),
);

function cardsNamedIn(q: string): readonly string[] {
  const folded = foldSearchWords(q);
  const named = namesOfCards().filter(
    ([form, en]) => folded.includes(form) && !getNames().has(form) && getRankingIndex().postings.has(cardToken(en)),
  );
  return [...new Set(named.map(([, en]) => en))];
}
