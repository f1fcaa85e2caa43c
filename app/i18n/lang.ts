/** The languages of the site. Japanese is the house's own and has the plain addresses; English ones begin with `/en`. */
export const LANGS = ["ja", "en"] as const;
export type Lang = (typeof LANGS)[number];

export const isLang = (value: unknown): value is Lang => LANGS.includes(value as Lang);

/** The address of a page in a language: `/cards` or `/en/cards`. `path` begins with a slash and may carry a query. */
export const href = (lang: Lang, path: string): string => (lang === "ja" ? path : path === "/" ? "/en" : `/en${path}`);

/** The first language of an Accept-Language header that the site speaks, by its weights; Japanese when it names none. */
export function preferredLang(header: string | null): Lang {
  const wishes = (header ?? "").split(",").map((part) => {
    const [tag = "", ...rest] = part.trim().toLowerCase().split(";");
    const weight = Number(/^\s*q=([\d.]+)/.exec(rest.join(";"))?.[1] ?? 1);
    return { lang: tag.split("-")[0], weight };
  });
  const spoken = wishes.filter(({ lang, weight }) => isLang(lang) && weight > 0);
  const best = spoken.sort((a, b) => b.weight - a.weight)[0]?.lang;
  return isLang(best) ? best : "ja";
}
