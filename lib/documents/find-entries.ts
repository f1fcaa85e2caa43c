import type { RuleId } from "@/engine/magmell/rulebook";
import { groupBy } from "@/lib/collections";
import { findRules } from "@/lib/magmell/rules/find-rules";
import type { OfficialText } from "@/lib/magmell/rules/types";
import { type DocumentKey, getDocument, LIBRARY_DOCUMENTS, type LibraryDocument } from "./documents";
import { ALL_ENTRIES, isPointer, type LibraryEntry } from "./entries";
import { getEntryFacts } from "./references";
import { getEntryWords } from "./search/entry-words";
import { foldSearchWords } from "./search/fold-words";
import { rankEntries } from "./search/rank-entries";
import { type QueryWords, scoreEntry } from "./search/score-entry";
import { getNames, getSynonyms } from "./search/synonyms";
import type { LibraryFilters } from "./search-filters";
import { getEntryCitations } from "./sources";
import { CARD_NAMES } from "./structure/facts";
import { RETIRED_WORDS } from "./words/concepts";

/** The entries of one document that match a search. */
export type DocumentSearchResult = { readonly document: DocumentKey; readonly entries: readonly LibraryEntry[] };

/** Texts that an operator loaded, folded for searching, by the id of their entry. */
type Texts = ReadonlyMap<string, string>;

const MOST_WORDS = 8;

/** Returns the retired words that equal a query, each with the concept that now has another name. */
export function findRetiredWords(q: string): typeof RETIRED_WORDS {
  const folded = foldSearchWords(q);
  return RETIRED_WORDS.filter(({ use }) => [use.ja, use.en].some((form) => foldSearchWords(form) === folded));
}

/** Returns the English names of the cards with a name in either language. */
function cardsNamed(name: string): ReadonlySet<string> {
  const folded = foldSearchWords(name);
  const meant = CARD_NAMES.filter(({ en, ja }) => [en, ja ?? ""].some((form) => foldSearchWords(form) === folded));
  return new Set(meant.map(({ en }) => en));
}

/** The order of entries within a document: document order, or best matches first. */
type Order = "document" | "best";

/**
 * Returns entries that match every filter and contain every word, grouped by document in library order. Omits notes
 * that only refer to other entries. Includes everything that the search in the MAGMELL rules finds. `texts` are
 * searched if the site has imported them.
 */
export function searchEntries(
  filters: LibraryFilters,
  official: ReadonlyMap<RuleId, OfficialText> = new Map(),
  texts: Texts = new Map(),
  order: Order = "document",
): readonly DocumentSearchResult[] {
  const score = wordScorer(filters.q, official, texts);
  const kept = filterMatcher(filters);
  const scored = ALL_ENTRIES.filter(kept).map((entry) => [entry, score(entry)] as const);
  const found = scored.filter(([, worth]) => worth > 0);
  const ordered = order === "best" ? found.sort(([, a], [, b]) => b - a) : found;
  const groups = groupBy(ordered.map(([entry]) => [entry.document, entry] as const));
  return LIBRARY_DOCUMENTS.flatMap(({ key }) => {
    const entries = groups.get(key);
    return entries ? [{ document: key, entries }] : [];
  });
}

/** Returns a function that scores how well an entry matches the words; 0 if it does not match. */
function wordScorer(
  q: string,
  official: ReadonlyMap<RuleId, OfficialText>,
  texts: Texts,
): (entry: LibraryEntry) => number {
  if (q === "") return () => 1;
  const magmell = new Set<string>(findRules(q, official));
  // Both halves of a split card are written with one stroke or two, and with spaces or none.
  const typed = q.replace(/\s*\/+\s*/gu, "/");
  const words = typed.split(/\s+/u).map(foldSearchWords).filter(Boolean).slice(0, MOST_WORDS);
  const whole = foldSearchWords(typed);
  // A retired word leads to the word of today, but not to every sentence with a word that also means something else: fizzle, counter.
  const isRetired = findRetiredWords(typed).length > 0;
  const asked: QueryWords = {
    whole,
    words,
    likeWhole: getSynonyms(whole),
    likeWord: isRetired ? () => [] : getSynonyms,
  };
  return (one) => {
    const { id } = one;
    if (isPointer(one)) return 0;
    const entry = getEntryWords().get(id);
    const worth = entry === undefined || words.length === 0 ? 0 : scoreEntry(entry, asked, texts.get(id) ?? "");
    return Math.max(worth, magmell.has(id) ? 1 : 0);
  };
}

/** Number of entries of a game that are shown as best matches. */
const MOST_BEST = 10;
/** Minimum score of the best entry of the other game, as a share of the best score. */
const LEAST_OF_BEST = 0.3;

/** The best entries of a game for a question. */
export type BestEntries = { readonly game: LibraryDocument["game"]; readonly entries: readonly LibraryEntry[] };

/** Factor by which the other game's best entry must beat MAGMELL's to come first. */
const CLEARLY_BETTER = { word: 2, question: 1.15 } as const;

/**
 * Returns the best entries that match every filter, by game: MAGMELL first, unless Magic scores clearly better. A game
 * is left out if its best entry scores much lower, because some words occur in both games.
 */
export function findBestEntries(filters: LibraryFilters): readonly BestEntries[] {
  const ranked = filters.q === "" ? [] : rankEntries(filters.q, filterMatcher(filters));
  const byGame = groupBy(ranked.map((one) => [getDocument(one.entry.document).game, one] as const));
  const lead = CLEARLY_BETTER[getNames().has(foldSearchWords(filters.q)) ? "word" : "question"];
  const games = (["magmell", "mtg"] as const).map((game) => {
    const own = byGame.get(game) ?? [];
    const best = Math.max(0, ...own.map(({ score }) => score)) * (game === "magmell" ? lead : 1);
    return { game, best, entries: own.slice(0, MOST_BEST).map(({ entry }) => entry) };
  });
  const least = LEAST_OF_BEST * Math.max(...games.map(({ best }) => best));
  return games
    .filter(({ best }) => best > 0 && best >= least)
    .sort((a, b) => b.best - a.best)
    .map(({ game, entries }) => ({ game, entries }));
}

/** Returns the only game that answers a question; null if both or none do. */
export function getOnlyGame(
  found: readonly DocumentSearchResult[],
  best: readonly BestEntries[],
): LibraryDocument["game"] | null {
  const games = new Set([...best.map(({ game }) => game), ...found.map(({ document }) => getDocument(document).game)]);
  const [only = null] = games;
  return games.size === 1 ? only : null;
}

type Matcher = (entry: LibraryEntry) => boolean;

function filterMatcher({
  game,
  doc,
  kind,
  chapter,
  card,
  source,
  after,
  before,
  changed,
  status,
}: LibraryFilters): Matcher {
  const cards = card === "" ? null : cardsNamed(card);
  const dated = source !== "" || after !== "" || before !== "";
  return (entry) =>
    (game === "" || getDocument(entry.document).game === game) &&
    (doc === "" || entry.document === doc) &&
    (kind === "" || entry.kind === kind) &&
    (chapter === "" || entry.chapter?.toLowerCase() === chapter.toLowerCase()) &&
    (changed === "" || entry.changed) &&
    (status === "" || entry.status === status) &&
    (cards === null || (getEntryFacts(entry.id).cards ?? []).some((name) => cards.has(name))) &&
    (!dated || isCited(entry, source, after, before));
}

/** Whether an entry has a citation of the source within the dates. */
const isCited = ({ id }: LibraryEntry, source: string, after: string, before: string): boolean =>
  getEntryCitations(id).some(
    (one) =>
      (source === "" || one.source === source) &&
      (after === "" || (one.date !== null && one.date >= after)) &&
      // A year or a month reaches to its end.
      (before === "" || (one.date !== null && one.date.slice(0, before.length) <= before)),
  );
