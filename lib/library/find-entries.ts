import { isRuleId, type RuleId } from "@/engine/magmell/rulebook";
import { lazy } from "@/lib/cache";
import { groupBy } from "@/lib/collections";
import { searchFold } from "@/lib/japanese/search-fold";
import { findRules } from "@/lib/rules/find-rules";
import type { OfficialText } from "@/lib/rules/types";
import { DOCUMENTS, type DocumentKey } from "./documents";
import { EVERY_ENTRY, entriesAbove, type LibraryEntry } from "./entries";
import { entryFacts } from "./references";
import type { LibraryFilters } from "./search-filters";
import { citationsOf } from "./sources";
import { CARD_NAMES, INDEX_TERMS } from "./structure/facts";
import { CONCEPTS, RETIRED_WORDS } from "./words/concepts";
import { nameOf } from "./words/entry-names";

/** Entries of one document that a search found. */
export type FoundIn = { readonly document: DocumentKey; readonly entries: readonly LibraryEntry[] };

/** Texts that an operator loaded, folded for searching, by the id of their entry. */
type Texts = ReadonlyMap<string, string>;

const MOST_WORDS = 8;

/** The words by which entries are found beside their own: those of the index and of the glossary. */
const termsByEntry = lazy(() =>
  groupBy<string, string>([
    ...INDEX_TERMS.flatMap(({ en, ja = "", to }) =>
      to.flatMap((link) => (link.to === null ? [] : [[link.to as string, searchFold(`${en}\n${ja}`)] as const])),
    ),
    ...CONCEPTS.flatMap(({ ja, en, uses }) =>
      uses.map((use) => [use.rule as string, foldAll([ja, en, use.ja, use.en])] as const),
    ),
  ]),
);

/** Texts are joined by a line break, which no query contains. */
const foldAll = (texts: readonly string[]) => texts.map(searchFold).join("\n");

/** All that an entry is found by: its name and its sentence in both languages, or that of its heading, and its words. */
const foldedEntries = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(
      EVERY_ENTRY.map((entry) => {
        const summary = entry.summary ?? entriesAbove(entry).findLast((above) => above.summary !== null)?.summary;
        const own = [nameOf(entry.id), summary].flatMap((text) => (text ? [text.ja, text.en] : [])).map(searchFold);
        return [entry.id, [...own, ...(termsByEntry().get(entry.id) ?? [])].join("\n")];
      }),
    ),
);

/** Spellings of each word that is the same thing in another document or language. */
const spellings = lazy(() => {
  const forms = new Map<string, Set<string>>();
  for (const { ja, en, uses } of CONCEPTS) {
    const all = [ja, en, ...uses.flatMap((use) => [use.ja, use.en])].map(searchFold);
    for (const form of all) forms.set(form, new Set([...(forms.get(form) ?? []), ...all]));
  }
  return forms;
});

/** Retired words that a query is, each with the concept that goes by another word today. */
export function retiredWordsIn(q: string): typeof RETIRED_WORDS {
  const folded = searchFold(q);
  return RETIRED_WORDS.filter(({ use }) => [use.ja, use.en].some((form) => searchFold(form) === folded));
}

/** The English names of cards that are meant by a name in either language. */
function cardsNamed(name: string): ReadonlySet<string> {
  const folded = searchFold(name);
  const meant = CARD_NAMES.filter(({ en, ja }) => [en, ja ?? ""].some((form) => searchFold(form) === folded));
  return new Set(meant.map(({ en }) => en));
}

/**
 * Entries that meet every filter and contain every word, grouped by document in the order of the library. MAGMELL's rules
 * are found as on their own page. `texts` are searched where a site has them.
 */
export function findEntries(
  filters: LibraryFilters,
  official: ReadonlyMap<RuleId, OfficialText> = new Map(),
  texts: Texts = new Map(),
): readonly FoundIn[] {
  const found = wordMatcher(filters.q, official, texts);
  const kept = filterMatcher(filters);
  const groups = groupBy(
    EVERY_ENTRY.filter((entry) => kept(entry) && found(entry)).map((entry) => [entry.document, entry] as const),
  );
  return DOCUMENTS.flatMap(({ key }) => {
    const entries = groups.get(key);
    return entries ? [{ document: key, entries }] : [];
  });
}

type Matcher = (entry: LibraryEntry) => boolean;

function wordMatcher(q: string, official: ReadonlyMap<RuleId, OfficialText>, texts: Texts): Matcher {
  if (q === "") return () => true;
  const magmell = new Set<string>(findRules(q, official));
  const whole = spellings().get(searchFold(q));
  const words = q.split(/\s+/u).map(searchFold).filter(Boolean).slice(0, MOST_WORDS);
  const rows = whole ? [[...whole]] : words.map((word) => [...(spellings().get(word) ?? [word])]);
  return ({ id, document }) => {
    if (document === "mag" || document === "house") return magmell.has(id);
    const text = `${foldedEntries().get(id) ?? ""}\n${isRuleId(id) ? "" : (texts.get(id) ?? "")}`;
    return rows.length > 0 && rows.every((row) => row.some((word) => text.includes(word)));
  };
}

function filterMatcher({ doc, kind, chapter, card, source, after, before, changed, status }: LibraryFilters): Matcher {
  const cards = card === "" ? null : cardsNamed(card);
  const dated = source !== "" || after !== "" || before !== "";
  return (entry) =>
    (doc === "" || entry.document === doc) &&
    (kind === "" || entry.kind === kind) &&
    (chapter === "" || entry.chapter?.toLowerCase() === chapter.toLowerCase()) &&
    (changed === "" || entry.changed) &&
    (status === "" || entry.status === status) &&
    (cards === null || (entryFacts(entry.id).cards ?? []).some((name) => cards.has(name))) &&
    (!dated || isCited(entry, source, after, before));
}

/** Whether one citation of an entry is of the source and in the days. */
const isCited = ({ id }: LibraryEntry, source: string, after: string, before: string): boolean =>
  citationsOf(id).some(
    (one) =>
      (source === "" || one.source === source) &&
      (after === "" || (one.date !== null && one.date >= after)) &&
      // A year or a month reaches to its end.
      (before === "" || (one.date !== null && one.date.slice(0, before.length) <= before)),
  );
