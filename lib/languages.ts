/**
 * A translation file that the operator has written: `de/site.json` for the language `de` and the area `site`, parsed as
 * JSON.
 */
export type TranslationFile = { readonly lang: string; readonly area: string; readonly words: unknown };

const REGISTRY = globalThis as { grimoireLanguages?: readonly string[] };

/**
 * Returns the tags of the languages that the operator has added to Japanese and English, such as `de`. Works only on
 * the server.
 */
export const getAddedLanguages = (): readonly string[] => REGISTRY.grimoireLanguages ?? [];

/** Returns whether the first segment of a path is the language of a page. */
export const isLanguage = (part: string): boolean => ["ja", "en", ...getAddedLanguages()].includes(part);

/** Sets the languages that the operator has added, for the whole process. */
export const setAddedLanguages = (tags: readonly string[]): void => {
  REGISTRY.grimoireLanguages = tags;
};
