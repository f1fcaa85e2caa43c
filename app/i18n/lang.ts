import { getAddedLanguages } from "@/lib/languages";

/** Languages in which the site's cards, rules and words are written. */
export const LANGS = ["ja", "en"] as const;
export type TextLang = (typeof LANGS)[number];

/** Tag of a language that the operator has added with word files. */
type AddedLang = string & { readonly added: true };

/** A language of pages. Japanese URLs have no prefix; others begin with the language tag, such as `/en`. */
export type Lang = TextLang | AddedLang;

/** Returns the languages of the site's pages: the built-in ones, then those added by the operator. */
export const getPageLangs = (): readonly Lang[] => [...LANGS, ...(getAddedLanguages() as readonly AddedLang[])];

/** Returns the languages of the site's pages other than the given one. */
export const getOtherLangs = (lang: Lang): readonly Lang[] => getPageLangs().filter((one) => one !== lang);

export const isLang = (value: unknown): value is Lang => getPageLangs().includes(value as Lang);

/** Returns the language of card and rule texts on pages in a language; English for added languages. */
export const getTextLang = (lang: Lang): TextLang => (lang === "ja" ? "ja" : "en");

/**
 * Returns the path of a page in a language: `/cards` or `/en/cards`. `path` begins with a slash and may have a query.
 */
export const localizePath = (lang: Lang, path: string): string =>
  lang === "ja" ? path : path === "/" ? `/${lang}` : `/${lang}${path}`;

/**
 * Returns the most preferred language of an Accept-Language header that the site supports; Japanese if there is none.
 */
export function negotiateLang(header: string | null): Lang {
  const wishes = (header ?? "").split(",").map((part) => {
    const [tag = "", ...rest] = part.trim().toLowerCase().split(";");
    const weight = Number(/^\s*q=([\d.]+)/.exec(rest.join(";"))?.[1] ?? 1);
    return { lang: findLang(tag), weight };
  });
  const spoken = wishes.filter(({ lang, weight }) => lang !== undefined && weight > 0);
  return spoken.sort((a, b) => b.weight - a.weight)[0]?.lang ?? "ja";
}

/** Returns the language of pages that is nearest to a tag in small letters: for `pt-br` `pt-BR`, else `pt`, else another `pt-…`. */
function findLang(tag: string): Lang | undefined {
  const isWithin = (one: Lang) => `${tag}-`.startsWith(`${one.toLowerCase()}-`);
  const [nearest] = getPageLangs()
    .filter(isWithin)
    .sort((a, b) => b.length - a.length);
  return nearest ?? getPageLangs().find((one) => one.split("-")[0] === tag.split("-")[0]);
}
