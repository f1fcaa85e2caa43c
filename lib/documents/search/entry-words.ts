import {
  BLOCK_BANNED,
  DUAL_LANDS,
  EXTENDED_BANNED,
  LAST_PRINTED,
  TYPE1_BANNED,
  TYPE1_RESTRICTED,
} from "@/engine/mtg/deck";
import { lazy } from "@/lib/cache";
import { groupBy } from "@/lib/collections";
import { ALL_ENTRIES, type EntryId, getAncestorEntries } from "../entries";
import { getEntryFacts } from "../references";
import { findSource, getEntryCitations } from "../sources";
import { CARD_NAMES, INDEX_TERMS } from "../structure/facts";
import { GLOSSARY_CONCEPTS } from "../words/concepts";
import { COUNTERPARTS } from "../words/counterparts";
import { getEntryName } from "../words/entry-names";
import { foldSearchWords } from "./fold-words";
import USUAL_WORDS from "./usual-words.json";

/** Words by which an entry can be found, folded for searching. */
export type EntrySearchWords = {
  /** The title of a heading, or the name of an entry without a number, in both languages. */
  readonly titles: readonly string[];
  /** Terms that refer to the entry: from the document's index, from the glossary, and everyday words. */
  readonly terms: readonly string[];
  /** The same as they are written. */
  readonly rawTerms: readonly string[];
  /** Its sentence in both languages. */
  readonly sentence: string;
  /** Titles of its headings, which its sentence need not repeat. */
  readonly above: string;
  /** Names of the cards that it mentions or lists. */
  readonly cards: readonly string[];
  /** All of these, one a line: no query contains a line break. */
  readonly all: string;
  readonly cites: readonly CitationWords[];
};

/**
 * A cited source with its position and date. Current rules are cited everywhere, so their names are of little use in a
 * search.
 */
export type CitationWords = {
  readonly names: string;
  readonly numbers: ReadonlySet<string>;
  readonly isRules: boolean;
};

/** Card names on format lists, by the entry that contains the list. */
export const LISTED_CARDS = new Map<string, readonly string[]>([
  ["mtg-6e:D.13.8", TYPE1_RESTRICTED],
  ["mtg-6e:D.13.9", TYPE1_BANNED],
  ["mtg-6e:D.14.9", [...TYPE1_RESTRICTED, ...TYPE1_BANNED]],
  ["mtg-6e:D.15.1", DUAL_LANDS],
  ["mtg-6e:D.15.9", EXTENDED_BANNED],
  ["mtg-6e:D.15.r1", Object.values(LAST_PRINTED).flat()],
  ["mtg-6e:D.18.3", BLOCK_BANNED.iceAge],
  ["mtg-6e:D.18.4", BLOCK_BANNED.mirage],
  ["mtg-6e:D.18.5", BLOCK_BANNED.tempest],
  ["mtg-6e:D.18.6", BLOCK_BANNED.urza],
  ["mtg-6e:D.18.7", BLOCK_BANNED.masques],
]);

/** All forms of a card's name, by the English one. */
const formsOf = lazy(
  () => new Map(CARD_NAMES.map(({ en, ja, misprints = [] }) => [en, [en, ...(ja ? [ja] : []), ...misprints]])),
);

/** Index terms with their heading and the terms that refer to them. */
function indexTerms(): readonly (readonly [id: string, term: string])[] {
  const heads = new Map(INDEX_TERMS.filter(({ under }) => under === undefined).map((term) => [term.en, term]));
  return INDEX_TERMS.flatMap((term) => {
    const { en, ja = "", under, see = [] } = term;
    const head = under === undefined ? undefined : heads.get(under);
    const targets = [term, ...see.flatMap((name) => heads.get(name) ?? [])].flatMap(({ to }) => to);
    const whole = head
      ? [`${head.en} ${en}`, ja.includes("〜") ? ja.replace("〜", head.ja ?? "") : `${head.ja ?? ""}${ja}`]
      : [];
    return targets.flatMap(({ to }) =>
      to === null ? [] : [en, ja, ...whole].filter(Boolean).map((form) => [to as string, form] as const),
    );
  });
}

/** Terms by the id of the entry that they refer to. */
const termsByEntry = lazy(() =>
  groupBy<string, string>([
    ...indexTerms(),
    ...GLOSSARY_CONCEPTS.flatMap(({ uses }) =>
      uses.flatMap(({ rule, ja, en }) => [ja, en].map((form) => [rule as string, form] as const)),
    ),
    ...COUNTERPARTS.flatMap(({ magmell, mtg }) =>
      (magmell?.rules ?? []).flatMap((rule) =>
        [magmell, mtg].flatMap((side) =>
          side ? [side.ja, side.en].map((form) => [rule as string, form] as const) : [],
        ),
      ),
    ),
    ...ALL_ENTRIES.flatMap(({ id }) => numbersElsewhere(id).map((number) => [id as string, number] as const)),
    ...USUAL_WORDS.flatMap(({ id, words }) => words.map((word) => [id, word] as const)),
  ]),
);

/** Numbers of documents that the library lacks, which an entry refers to: `410.5`. */
const numbersElsewhere = (id: EntryId): readonly string[] =>
  (getEntryFacts(id).links ?? []).flatMap(({ status, printed }) => (status === "outside" ? (printed ?? []) : []));

/** The words of every entry by its id. */
export const getEntryWords = lazy(
  (): ReadonlyMap<string, EntrySearchWords> =>
    new Map(
      ALL_ENTRIES.map((entry) => {
        const { id, kind, summary } = entry;
        const sentences = [foldSearchWords(summary.ja), foldSearchWords(summary.en)];
        const named = (getEntryFacts(id).cards ?? []).flatMap((name) => formsOf().get(name) ?? [name]);
        const cards = [...named, ...(LISTED_CARDS.get(id) ?? [])].map(foldSearchWords);
        const titles = [...(kind === "heading" ? sentences : []), ...namesOf(id)];
        const rawTerms = termsByEntry().get(id) ?? [];
        const terms = rawTerms.map(foldSearchWords);
        const above = getAncestorEntries(entry).flatMap((one) => [one.summary.ja, one.summary.en]);
        const words = {
          titles,
          terms,
          rawTerms,
          sentence: sentences.join("\n"),
          above: above.map(foldSearchWords).join("\n"),
          cards,
          all: [...titles, ...terms, ...cards, ...sentences].join("\n"),
          cites: getEntryCitations(id).map(citedWords),
        };
        return [id, words];
      }),
    ),
);

const namesOf = (id: string): readonly string[] => {
  const name = getEntryName(id);
  return name ? [name.ja, name.en].map(foldSearchWords) : [];
};

/** Names of a source, and the numbers of its date and place: `1998`, `98`, `19980501`, `980501`, pages and issues. */
function citedWords({ source, locator, printed, date }: ReturnType<typeof getEntryCitations>[number]): CitationWords {
  const known = findSource(source);
  const names = [source, known?.name.ja ?? "", known?.name.en ?? "", locator ?? ""].map(foldSearchWords).join("\n");
  const days = [printed ?? "", date ?? "", date?.slice(0, 7) ?? "", date?.slice(0, 4) ?? "", date?.slice(2, 4) ?? ""];
  const places = locator?.match(/\d+/gu) ?? [];
  return {
    names,
    numbers: new Set([...days, ...places].filter(Boolean).map(foldSearchWords)),
    isRules: known?.kind === "rules" && known.role === null,
  };
}
