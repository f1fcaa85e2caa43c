import { isLang, type Lang, localizePath } from "@/app/i18n/lang";
import { splitLangFromPath } from "@/app/i18n/split-path";

/** Parsed URL of a page: its language, and the path that all languages share. */
export type PageAddress = { readonly lang: Lang; readonly path: string; readonly query: string };

/** Parses a page URL such as `/en/cards?q=x`. Anything that is not a path of this site counts as the home page. */
export function parsePageAddress(address: string | null): PageAddress {
  const [, pathname = "", query = ""] = /^(\/[^?]*)?(\?.*)?$/.exec(address ?? "/") ?? [];
  const { lang, path } = splitLangFromPath(pathname, isLang);
  return { lang, path: path || "/", query: query.slice(1) };
}

/** Formats a URL from the parts that `parsePageAddress` returns. */
export const formatPageAddress = ({ lang, path, query }: PageAddress): string =>
  localizePath(lang, path) + (query ? `?${query}` : "");

/**
 * Returns a page URL with a parameter that sets the language or theme. The proxy stores it in a cookie and removes the
 * parameter; other parameters stay.
 */
export function getPreferenceHref({ lang, path, query }: PageAddress, key: "lang" | "theme", value: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set(key, value);
  return `${localizePath(lang, path)}?${parameters}`;
}

/** Returns whether a page is about Magic, shows its rules, or searches them; sources are cited by its documents alone. */
export const isMagicAddress = ({ path, query }: PageAddress): boolean =>
  path === "/mtg" ||
  path.startsWith("/mtg/") ||
  /^\/rules\/(mtg-|(library|eras|sources)(\/|$))/.test(path) ||
  (path === "/rules" && searchesMagic(new URLSearchParams(query)));

const searchesMagic = (query: URLSearchParams): boolean =>
  query.get("game") === "mtg" || !!query.get("doc")?.startsWith("mtg-") || !!query.get("source");
