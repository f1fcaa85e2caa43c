import { type Lang, localizePath } from "@/app/i18n/lang";

/** Returns the URL of the page of all documents. */
export const getLibraryHref = (lang: Lang): string => localizePath(lang, "/rules/library");

/** Returns the URL of a document's page, which is its table of contents. For MAGMELL it is the page of its rules. */
export const getDocumentHref = (lang: Lang, document: string): string =>
  localizePath(lang, document === "mag" || document === "house" ? "/rules" : `/rules/${document}`);

/** Returns the URL of an entry's page by its id: `/rules/mtg-6e/A.1.r2`. */
export const getEntryHref = (lang: Lang, id: string): string => localizePath(lang, `/rules/${id.replace(":", "/")}`);

/** Returns the URL of a document chapter: `/rules/mtg-6e/A`. */
export const getDocumentChapterHref = (lang: Lang, document: string, chapter: string): string =>
  localizePath(lang, `/rules/${document}/${chapter}`);

/** Returns the URL of a source's page. */
export const getSourceHref = (lang: Lang, source: string): string => localizePath(lang, `/rules/sources/${source}`);

/** Anchor of the sources on a document's page. */
export const SOURCES_ANCHOR = "sources";

/** Returns the URL of the engine's support of an entry; of the overview of all documents by default. */
export const getEngineSupportHref = (lang: Lang, id: string | null = null): string =>
  localizePath(lang, id === null ? "/developers/rules" : `/developers/rules/${id.replace(":", "/")}`);

/** Returns the URL of a concept in the glossary. */
export const getGlossaryHref = (lang: Lang, concept: string): string => localizePath(lang, `/rules/words#${concept}`);

/** Returns the URL of the comparison of eras, optionally at a switch. */
export const getErasHref = (lang: Lang, anchor: string | null = null): string =>
  localizePath(lang, anchor === null ? "/rules/eras" : `/rules/eras#${anchor}`);

/** Returns the anchor of a contradiction, on the pages of its entries and in the list of all. */
export const getContradictionAnchor = (number: number): string => `contradiction-${number}`;

/** Returns the URL of a contradiction on an entry's page. */
export const getContradictionHref = (lang: Lang, id: string, number: number): string =>
  `${getEntryHref(lang, id)}#${getContradictionAnchor(number)}`;

/** Returns the URL of a search over all documents; empty filters are omitted. */
export function getLibrarySearchHref(lang: Lang, filters: Readonly<Record<string, string>>): string {
  const written = Object.entries(filters).filter(([, value]) => value !== "");
  return localizePath(lang, written.length === 0 ? "/rules" : `/rules?${new URLSearchParams(written)}`);
}
