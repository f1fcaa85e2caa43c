import { compareTexts } from "@/lib/collections";

/** A name in the brackets in which the summary names cards: 《日本語/English》, 《日本語》, 《English》, {English}. */
const MENTION = /《([^《》]{1,80})》|\{([^{}]{1,80})\}/gu;
const LATIN = /^[ -~]+$/u;

/** Correct English card names by the misprinted or shortened form in the summary. */
export const MISPRINTED_CARDS: Readonly<Record<string, string>> = {
  estilence: "Pestilence",
  "Prodical Sorcerer": "Prodigal Sorcerer",
  "Thicket Basillisk": "Thicket Basilisk",
  "Vesuvan Dopelganger": "Vesuvan Doppelganger",
  Folk: "Fork",
};

/** Names of cards in a text as it prints them: the Japanese and the English one, as far as it has them. */
type CardMention = { readonly ja: string | null; readonly en: string | null };

/** Card mentions of a text, in order, with repetitions. */
const mentionsIn = (text: string): readonly CardMention[] =>
  [...text.matchAll(MENTION)].map(([, angled, braced]) => mentionOf((angled ?? braced ?? "").trim()));

function mentionOf(name: string): CardMention {
  const parts = name
    .replaceAll(/(?<=[-/]) | (?=\/)/gu, "")
    .split("/")
    .filter((part) => part !== "");
  const latin = parts.filter((part) => LATIN.test(part));
  const japanese = parts.filter((part) => !LATIN.test(part));
  const en = latin.length === 0 ? null : latin.join("/");
  return {
    ja: japanese.length === 0 ? null : japanese.join("/"),
    en: en === null ? null : (MISPRINTED_CARDS[en] ?? en),
  };
}

/** Returns English card names by Japanese name, from the places in the texts where both names appear together. */
export function findEnglishCardNames(texts: Iterable<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const text of texts)
    for (const { ja, en } of mentionsIn(text)) if (ja !== null && en !== null && !names.has(ja)) names.set(ja, en);
  return names;
}

/** Returns the English names of the cards in a text, each once. Omits cards whose English name appears nowhere. */
export const findMentionedCards = (text: string, names: ReadonlyMap<string, string>): readonly string[] => [
  ...new Set(mentionsIn(text).flatMap(({ ja, en }) => en ?? (ja === null ? [] : (names.get(ja) ?? [])))),
];

/** Names of a card: the correct English name, the Japanese name, and misprints. */
export type CardNames = { readonly en: string; readonly ja?: string; readonly misprints?: readonly string[] };

/** Returns the names of all cards in the texts, in alphabetical order. */
export function collectCardNames(texts: readonly string[]): readonly CardNames[] {
  const japanese = new Map([...findEnglishCardNames(texts)].map(([ja, en]) => [en, ja]));
  const all = new Set(texts.flatMap((text) => mentionsIn(text).flatMap(({ en }) => en ?? [])));
  return [...all].sort(compareTexts).map((en) => {
    const ja = japanese.get(en);
    const misprints = Object.keys(MISPRINTED_CARDS).filter((name) => MISPRINTED_CARDS[name] === en);
    return { en, ...(ja !== undefined && { ja }), ...(misprints.length > 0 && { misprints }) };
  });
}
