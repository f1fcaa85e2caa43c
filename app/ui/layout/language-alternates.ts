import { getPageLangs, type Lang, localizePath } from "@/app/i18n/lang";

/**
 * Returns the metadata that links a page's language versions for search engines. `path` is that of the Japanese page.
 */
export const getLanguageAlternates = (lang: Lang, path: string) => ({
  canonical: localizePath(lang, path),
  languages: { ...Object.fromEntries(getPageLangs().map((one) => [one, localizePath(one, path)])), "x-default": path },
});
