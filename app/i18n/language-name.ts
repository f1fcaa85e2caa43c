import type { Lang } from "./lang";

/** Returns the name of a language in itself, such as “Deutsch”. Not in `lang.ts`, which every page loads. */
export const getLanguageName = (lang: Lang): string =>
  new Intl.DisplayNames([lang, "en"], { type: "language" }).of(lang) ?? lang;
