import type { Lang } from "./lang";

// Apart from `lang.ts`, whose imports are in the script of every page.

/**
 * Splits a path into its language and the rest: `/en/cards` into `en` and `/cards`. `isTag` recognizes a language tag:
 * `isLang` on the server, `looksLikeLangTag` in browsers.
 */
export function splitLangFromPath(
  pathname: string,
  isTag: (part: string) => boolean,
): { readonly lang: Lang; readonly path: string } {
  const [, first = "", path = ""] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  return first !== "ja" && isTag(first) ? { lang: first as Lang, path: path || "/" } : { lang: "ja", path: pathname };
}

/** Returns whether a first path segment has the form of a language tag and is not a folder of the site. */
export const looksLikeLangTag = (part: string): boolean =>
  /^(?!(?:api|mtg)$)[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(part);
