import { getPageLangs, type Lang, localizePath } from "@/app/i18n/lang";

/** Returns the metadata by which search engines know a page in each language as one. `path` is the Japanese URL. */
export const getLanguageAlternates = (lang: Lang, path: string) => ({
  canonical: localizePath(lang, path),
  languages: { ...Object.fromEntries(getPageLangs().map((one) => [one, localizePath(one, path)])), "x-default": path },
});
