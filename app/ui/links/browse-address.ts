import { type Lang, localizePath } from "@/app/i18n/lang";

/** Returns the URL of a page of search results. `query` is the canonical query, encoded as a browser's form does. */
export function getSearchHref(lang: Lang, query: string, page = 1): string {
  const parameters = new URLSearchParams();
  if (query !== "") parameters.set("q", query);
  if (page > 1) parameters.set("page", String(page));
  return localizePath(lang, parameters.size > 0 ? `/cards?${parameters}` : "/cards");
}

/** Returns the URL that redirects to a random result of a query. */
export const getRandomHref = (lang: Lang, query: string): string =>
  getSearchHref(lang, query).replace(/\/cards(?=\?|$)/, "/cards/random");

/** Returns the URL of search results in another view. The browser stores the view. */
export function getDisplayHref(lang: Lang, query: string, page: number, display: string): string {
  const address = getSearchHref(lang, query, page);
  return `${address}${address.includes("?") ? "&" : "?"}display=${display}`;
}

/** Returns the URL of search results with another card size. The browser stores the size. */
export function getFaceSizeHref(lang: Lang, query: string, page: number, size: "small" | "large"): string {
  const address = getSearchHref(lang, query, page);
  return `${address}${address.includes("?") ? "&" : "?"}faces=${size}`;
}

/** Returns the URL of a card's page. */
export const getCardHref = (lang: Lang, name: string): string =>
  localizePath(lang, `/cards/${encodeURIComponent(name)}`);

/**
 * Returns the URL of a card's page with navigation through the results of a query; the plain card URL for an empty
 * query.
 */
export const getCardInResultsHref = (lang: Lang, name: string, query: string): string =>
  query === "" ? getCardHref(lang, name) : `${getCardHref(lang, name)}?${new URLSearchParams({ q: query })}`;
