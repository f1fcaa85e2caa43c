import type { Lang } from "./lang";

// Apart from `lang.ts`, whose imports are in the script of every page.

/**
 * Takes a path apart into its language and the rest, which all languages share: `/en/cards` into `en` and `/cards`. `isTag` tells languages
 * from other first parts of paths: `isLang` on the server, `looksLikeLangTag` in browsers.
 */
export function splitLangFromPath(
  pathname: string,
  isTag: (part: string) => boolean,
): { readonly lang: Lang; readonly path: string } {
  const [, first = "", path = ""] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  return first !== "ja" && isTag(first) ? { lang: first as Lang, path: path || "/" } : { lang: "ja", path: pathname };
}

/** Returns whether a first part of a path has the form of a language's tag and is no folder of the site's own addresses. */
export const looksLikeLangTag = (part: string): boolean =>
  /^(?!(?:api|mtg)$)[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(part);
