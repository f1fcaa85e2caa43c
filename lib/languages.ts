/** A file of words that the operator of a site has written: `de/site.json` for the language `de` and the area `site`, read as JSON. */
export type TranslationFile = { readonly lang: string; readonly area: string; readonly words: unknown };

const REGISTRY = globalThis as { grimoireLanguages?: readonly string[] };

/**
 * Returns the tags of the languages that the operator of the site has added to Japanese and English, such as `de`. Only the server
 * knows them.
 */
export const getAddedLanguages = (): readonly string[] => REGISTRY.grimoireLanguages ?? [];

/** Returns whether the first part of a path is the language of a page. */
export const isLanguage = (part: string): boolean => ["ja", "en", ...getAddedLanguages()].includes(part);

/** Makes these the languages that the operator has added, for all of this process. */
export const setAddedLanguages = (tags: readonly string[]): void => {
  REGISTRY.grimoireLanguages = tags;
};
