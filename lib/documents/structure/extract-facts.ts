import type { MtgRuleId } from "@/engine/mtg/rulebook";
import type { LoadableDocumentKey, ParsedEntry } from "@/lib/documents/readers/types";
import type { EntryFacts } from "./entry-facts";
import { findEnglishCardNames, findMentionedCards } from "./find-cards";
import { findComprehensiveLinks, findSixthEditionLinks } from "./find-links";
import { readCitation } from "./read-citation";

/** Facts of a document by entry. Entries without any are left out. */
export type DocumentFacts = Readonly<Record<string, EntryFacts>>;

/** Sections that only announce where their subject is treated. */
const LIVES_IN: Readonly<Record<string, MtgRuleId>> = { "mtg-6e:P.9": "mtg-6e:C.1" };

/**
 * Returns the facts in a parsed document: change marks, sources, links, cards. The sources and links of a step that is
 * an entry of its own belong to its rule, so that nothing counts twice.
 */
export function extractFacts(document: LoadableDocumentKey, entries: readonly ParsedEntry[]): DocumentFacts {
  const names = findEnglishCardNames(entries.map(joinEntryText));
  const facts: Record<string, EntryFacts> = {};
  for (const entry of entries) {
    if (entry.kind === "part") continue;
    const found = factsOfEntry(document, entry, names);
    if (Object.keys(found).length > 0) facts[entry.id] = found;
  }
  return facts;
}

function factsOfEntry(
  document: LoadableDocumentKey,
  entry: ParsedEntry,
  names: ReadonlyMap<string, string>,
): EntryFacts {
  const text = joinEntryText(entry);
  const sources = entry.segments.flatMap(({ kind, text: cited }) =>
    kind === "citation" ? (readCitation(cited) ?? []) : [],
  );
  const links =
    document === "mtg-6e"
      ? findSixthEditionLinks(entry.id as MtgRuleId, text)
      : document === "mtg-cr"
        ? findComprehensiveLinks(text)
        : [];
  const cards = document === "mtg-6e" ? findMentionedCards(text, names) : [];
  const livesIn = LIVES_IN[entry.id];
  return {
    ...(entry.changed && { changed: true }),
    ...(sources.length > 0 && { sources }),
    ...(links.length > 0 && { links }),
    ...(cards.length > 0 && { cards }),
    ...(livesIn && { livesIn }),
  };
}

/** Returns all segments of an entry except citations, as one text. */
export const joinEntryText = ({ segments }: ParsedEntry): string =>
  segments.flatMap(({ kind, text }) => (kind === "citation" ? [] : [text])).join(" ");
