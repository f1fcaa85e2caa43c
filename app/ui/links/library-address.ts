import { type Lang, localizePath } from "@/app/i18n/lang";

/** Returns the URL of the page of all documents. */
export const getLibraryHref = (lang: Lang): string => localizePath(lang, "/rules/library");

/** Returns the URL of the page of a document: its contents. MAGMELL's are those of the rules themselves. */
export const getDocumentHref = (lang: Lang, document: string): string =>
  localizePath(lang, document === "mag" || document === "house" ? "/rules" : `/rules/${document}`);

/** Returns the URL of the page of an entry by its id: `/rules/mtg-6e/A.1.r2`. */
export const getEntryHref = (lang: Lang, id: string): string => localizePath(lang, `/rules/${id.replace(":", "/")}`);

/** Returns the URL of the page of a chapter of a document: `/rules/mtg-6e/A`. */
export const getDocumentChapterHref = (lang: Lang, document: string, chapter: string): string =>
  localizePath(lang, `/rules/${document}/${chapter}`);

/** Returns the URL of the page of a source. */
export const getSourceHref = (lang: Lang, source: string): string => localizePath(lang, `/rules/sources/${source}`);

/** The place of its sources on the page of a document. */
export const SOURCES_ANCHOR = "sources";

/** Returns the URL of the page that shows programmers the engine's part in an entry, or in all documents. */
export const getEngineSupportHref = (lang: Lang, id: string | null = null): string =>
  localizePath(lang, id === null ? "/developers/rules" : `/developers/rules/${id.replace(":", "/")}`);

/** Returns the URL of the glossary at a concept. */
export const getGlossaryHref = (lang: Lang, concept: string): string => localizePath(lang, `/rules/words#${concept}`);

/** Returns the URL of the page of the eras, at a switch or at its beginning. */
export const getErasHref = (lang: Lang, anchor: string | null = null): string =>
  localizePath(lang, anchor === null ? "/rules/eras" : `/rules/eras#${anchor}`);

/** Returns the place of a contradiction on the pages of its entries, and in the list of all of them. */
export const getContradictionAnchor = (number: number): string => `contradiction-${number}`;

/** Returns the URL of a contradiction on the page of an entry. */
export const getContradictionHref = (lang: Lang, id: string, number: number): string =>
  `${getEntryHref(lang, id)}#${getContradictionAnchor(number)}`;

/** Returns the URL of the search over all documents with its filters; those that are left out are not written. */
export function getLibrarySearchHref(lang: Lang, filters: Readonly<Record<string, string>>): string {
  const written = Object.entries(filters).filter(([, value]) => value !== "");
  return localizePath(lang, written.length === 0 ? "/rules" : `/rules?${new URLSearchParams(written)}`);
}
