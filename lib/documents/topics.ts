import { getChapters, type LibraryChapter } from "./chapters";
import { type BilingualText, type DocumentKey, LIBRARY_DOCUMENTS } from "./documents";
import { findEntry, type LibraryEntry } from "./entries";
import ROWS from "./topics.json";

/** Parts of a document about a topic: chapters, and sections or words. */
type TopicPart = {
  readonly document: DocumentKey;
  readonly chapters: readonly LibraryChapter[];
  readonly entries: readonly LibraryEntry[];
};

/** A topic with its entries in all documents, in document order. */
export type LibraryTopic = {
  readonly key: string;
  readonly title: BilingualText;
  readonly parts: readonly TopicPart[];
  /** Rulings of this site on the topic, where the documents leave questions open. */
  readonly rulings: readonly LibraryEntry[];
};

export const LIBRARY_TOPICS: readonly LibraryTopic[] = ROWS.map(({ key, title, entries, chapters, rulings }) => ({
  key,
  title,
  rulings: rulings.flatMap((id) => findEntry(id) ?? []),
  parts: LIBRARY_DOCUMENTS.map(({ key: document }) => ({
    document,
    chapters: getChapters(document).filter((chapter) => chapters.includes(`${document}/${chapter.key}`)),
    entries: entries.flatMap((id) => findEntry(id) ?? []).filter((entry) => entry.document === document),
  })).filter((part) => part.chapters.length + part.entries.length > 0),
}));
