import { href, type Lang } from "@/app/ui/words";
import { type CardQuery, writeCardQuery } from "@/lib/catalogue/url";

/** How a list of cards is shown: as faces, or one line each. */
export const VIEWS = ["grid", "list"] as const;
export type View = (typeof VIEWS)[number];

/** Reads the page's own parameter; what is not a view counts as the usual one. */
export const readView = (value: unknown): View => (value === "list" ? "list" : "grid");

/** The parameters of a list in their one order, commas left readable; empty for the whole list. */
export function browseQuery(query: CardQuery, view: View): string {
  const parameters = writeCardQuery(query);
  if (view !== "grid") parameters.append("view", view);
  return parameters.toString().replaceAll("%2C", ",");
}

/** The one address of a list of cards: the same query always has the same address. */
export function browseHref(lang: Lang, query: CardQuery, view: View): string {
  const written = browseQuery(query, view);
  return href(lang, written ? `/cards?${written}` : "/cards");
}

/** The address of a card's page. */
export const cardHref = (lang: Lang, name: string): string => href(lang, `/cards/${encodeURIComponent(name)}`);
