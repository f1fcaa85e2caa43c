import { href, type Lang, pageLangs } from "@/app/i18n/lang";

/** Returns the metadata by which search engines know a page in each language as one. `path` is the Japanese address. */
export const languageAlternates = (lang: Lang, path: string) => ({
  canonical: href(lang, path),
  languages: { ...Object.fromEntries(pageLangs().map((one) => [one, href(one, path)])), "x-default": path },
});
