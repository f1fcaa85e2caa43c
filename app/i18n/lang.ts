import { getAddedLanguages } from "@/lib/languages";

/** Languages in which cards, rules and the words of the site are written. */
export const LANGS = ["ja", "en"] as const;
export type TextLang = (typeof LANGS)[number];

/** The tag of a language that the operator of a site has added by files of words. */
type AddedLang = string & { readonly added: true };

/** A language of pages. Japanese ones have the plain addresses; others begin with the tag, such as `/en`. */
export type Lang = TextLang | AddedLang;

/** Returns the languages of the site's pages: its own, then those that its operator has added. */
export const getPageLangs = (): readonly Lang[] => [...LANGS, ...(getAddedLanguages() as readonly AddedLang[])];

/** Returns the languages of the site's pages besides one. */
export const getOtherLangs = (lang: Lang): readonly Lang[] => getPageLangs().filter((one) => one !== lang);

export const isLang = (value: unknown): value is Lang => getPageLangs().includes(value as Lang);

/** Returns the language of cards and rules on pages in a language: English on those in an added one. */
export const getTextLang = (lang: Lang): TextLang => (lang === "ja" ? "ja" : "en");

/** Returns the address of a page in a language: `/cards` or `/en/cards`. `path` begins with a slash and may carry a query. */
export const localizePath = (lang: Lang, path: string): string =>
  lang === "ja" ? path : path === "/" ? `/${lang}` : `/${lang}${path}`;

/** Returns the first language of an Accept-Language header that the site speaks, by its weights; Japanese when it names none. */
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
