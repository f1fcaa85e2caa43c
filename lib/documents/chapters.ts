import { RULE_CHAPTERS as MAG_CHAPTERS } from "@/engine/magmell/rulebook";
import { groupBy } from "@/lib/collections";
import ROWS from "./chapters.json";
import type { BilingualText, DocumentKey } from "./documents";

/** A chapter of a document: its URL segment, its title, and its numbers. */
export type LibraryChapter = {
  readonly key: string;
  readonly title: BilingualText;
  /** Numbers, without the document, that belong to the chapter. */
  readonly holds: (number: string) => boolean;
};

const BY_DOCUMENT = groupBy<string, LibraryChapter>([
  ...MAG_CHAPTERS.map(({ number, ja, en }) => ["mag", chapter(`${number}`, `^${number}`, { ja, en })] as const),
  ...ROWS.map(({ document, key, numbers, title }) => [document, chapter(key, numbers, title)] as const),
]);

function chapter(key: string, numbers: string, title: BilingualText): LibraryChapter {
  const pattern = new RegExp(numbers, "u");
  return { key, title, holds: (number) => pattern.test(number) };
}

/** Returns the chapters of a document in order; empty for rulings of this site. */
export const getChapters = (document: DocumentKey): readonly LibraryChapter[] => BY_DOCUMENT.get(document) ?? [];

/** Returns the chapter of a number. */
export const findChapter = (document: DocumentKey, number: string): LibraryChapter | null =>
  getChapters(document).find(({ holds }) => holds(number)) ?? null;
