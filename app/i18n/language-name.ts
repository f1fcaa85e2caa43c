import type { Lang } from "./lang";

/** Returns a language's own name, such as “Deutsch”. Kept out of `lang.ts`, which every page loads. */
export const getLanguageName = (lang: Lang): string =>
  new Intl.DisplayNames([lang, "en"], { type: "language" }).of(lang) ?? lang;
