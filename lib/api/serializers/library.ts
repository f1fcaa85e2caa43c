import type { z } from "zod";
import { findAnswer } from "@/lib/documents/answers/answers";
import { getChapters } from "@/lib/documents/chapters";
import type { LibraryDocument } from "@/lib/documents/documents";
import { getDocumentEntries, type LibraryEntry } from "@/lib/documents/entries";
import { searchEntries } from "@/lib/documents/find-entries";
import { getEntryFacts } from "@/lib/documents/references";
import { type LibraryFilters, serializeLibraryFilters } from "@/lib/documents/search-filters";
import { findSource, getEntryCitations } from "@/lib/documents/sources";
import { API_BASE_PATH, apiPaths } from "../api-paths";
import type { documentEntriesResponseSchema, documentResponseSchema } from "../schemas/library";
import { paginate } from "./paging";

/** Entries on one page. */
const SIZE = 60;

/** Serializes a document of the library. */
export function serializeDocument({
  key,
  corrected,
  language: _,
  ...rest
}: LibraryDocument): z.infer<typeof documentResponseSchema>["document"] {
  const self = `${API_BASE_PATH}/documents/${key}`;
  const page = rest.game === "magmell" ? "/rules" : `/rules/${key}`;
  const { game, title, edition, statedOn, compiler, translator, terms, rank } = rest;
  return {
    key,
    game,
    title,
    edition,
    statedOn,
    correctedOn: corrected?.on ?? null,
    correctedBecause: corrected?.reason ?? null,
    compiler,
    translator,
    terms,
    rank,
    entries: getDocumentEntries(key).length,
    chapters: getChapters(key).map((chapter) => ({ key: chapter.key, title: chapter.title })),
    links: { self, entries: `${self}/entries`, page },
  };
}

/** Serializes one page of the entries of a document that a search finds. */
export function serializeDocumentEntries(
  filters: LibraryFilters,
  page: number,
): z.infer<typeof documentEntriesResponseSchema> {
  const { doc, ...query } = serializeLibraryFilters(filters);
  const found = searchEntries(filters).flatMap(({ entries }) => entries);
  const { items, place } = paginate(found, page, SIZE, `${API_BASE_PATH}/documents/${doc}/entries`, query);
  return { ...place, entries: items.map(serializeEntry) };
}

function serializeEntry(entry: LibraryEntry): z.infer<typeof documentEntriesResponseSchema>["entries"][number] {
  const { id, document, number, misprint, kind, parent, chapter, summary, status, changed } = entry;
  const { links = [], cards = [] } = getEntryFacts(id);
  return {
    id,
    document,
    number,
    misprint,
    kind,
    parent,
    chapter,
    summary: { ja: summary.ja, en: summary.en },
    answer: findAnswer(id),
    status,
    changed,
    sources: getEntryCitations(id).map(({ source, locator, printed, date, sure }) => ({
      source,
      name: findSource(source)?.name ?? { ja: source, en: source },
      locator,
      printed,
      date,
      sure,
    })),
    references: links.map(({ to, until = null, status: state, printed = null }) => ({
      to,
      until,
      status: state,
      printed,
    })),
    cards: [...cards],
    links: { self: apiPaths.rule(id), page: apiPaths.rulePage(id) },
  };
}
