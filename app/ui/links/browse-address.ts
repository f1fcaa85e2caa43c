import { type Lang, localizePath } from "@/app/i18n/lang";

/**
 * Returns the URL of a page of results, by the canonical text of the query; written as the browser's own forms write it.
 */
export function getSearchHref(lang: Lang, query: string, page = 1): string {
  const parameters = new URLSearchParams();
  if (query !== "") parameters.set("q", query);
  if (page > 1) parameters.set("page", String(page));
  return localizePath(lang, parameters.size > 0 ? `/cards?${parameters}` : "/cards");
}

/** Returns the URL that leads to one of the results, another one each time. */
export const getRandomHref = (lang: Lang, query: string): string =>
  getSearchHref(lang, query).replace(/\/cards(?=\?|$)/, "/cards/random");

/** Returns the URL of the results in another view, which the reader's browser remembers. */
export function getDisplayHref(lang: Lang, query: string, page: number, display: string): string {
  const address = getSearchHref(lang, query, page);
  return `${address}${address.includes("?") ? "&" : "?"}display=${display}`;
}

/** Returns the URL of the results with faces of another size, which the reader's browser remembers. */
export function getFaceSizeHref(lang: Lang, query: string, page: number, size: "small" | "large"): string {
  const address = getSearchHref(lang, query, page);
  return `${address}${address.includes("?") ? "&" : "?"}faces=${size}`;
}

/** Returns the URL of a card's page. */
export const getCardHref = (lang: Lang, name: string): string =>
  localizePath(lang, `/cards/${encodeURIComponent(name)}`);

/** Returns the URL of a card's page on a walk through the results of a query; that of the card itself for an empty one. */
export const getCardInResultsHref = (lang: Lang, name: string, query: string): string =>
  query === "" ? getCardHref(lang, name) : `${getCardHref(lang, name)}?${new URLSearchParams({ q: query })}`;
