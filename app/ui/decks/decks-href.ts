import { type Lang, localizePath } from "@/app/i18n/lang";
import type { DeckSort } from "@/lib/decks/deck-sort";

type Wish = {
  readonly q?: string;
  /** Name of a card that each deck must have. */
  readonly card?: string;
  /** Colors that each deck has. */
  readonly colors?: readonly string[];
  readonly legal?: boolean;
  readonly sort?: DeckSort;
  /** A page of the results of a search. */
  readonly page?: number;
  /** Cursor after or before which the page begins. */
  readonly after?: string | null;
  readonly before?: string | null;
};

/** Returns the URL of a deck list. Default values (no query, newest first, first page) are omitted. */
export function getDeckListHref(
  lang: Lang,
  path: string,
  { q = "", card = "", colors = [], legal = false, sort = "newest", page = 1, after, before }: Wish,
): string {
  const query = [
    ...(q === "" ? [] : [`q=${encodeURIComponent(q)}`]),
    ...(card === "" ? [] : [`card=${encodeURIComponent(card)}`]),
    ...(colors.length === 0 ? [] : [`colors=${colors.join(",")}`]),
    ...(legal ? ["legal=1"] : []),
    ...(sort === "newest" ? [] : [`sort=${sort}`]),
    ...(page > 1 ? [`page=${page}`] : []),
    ...(after ? [`after=${encodeURIComponent(after)}`] : []),
    ...(before ? [`before=${encodeURIComponent(before)}`] : []),
  ];
  return localizePath(lang, query.length === 0 ? path : `${path}?${query.join("&")}`);
}

/** Returns the URL of the public decks, or of a search for them. */
export const getDecksHref = (lang: Lang, wish: Wish): string => getDeckListHref(lang, "/decks", wish);

/** Parses the page number of a URL; 1 if invalid. */
export const parsePageNumber = (text: unknown): number =>
  typeof text === "string" && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;

/** Returns the URLs of the previous and next page of a list that pages by cursor. */
export const getNeighborPlaces = (
  { previous, next }: { readonly previous: string | null; readonly next: string | null },
  hrefOf: (place: Pick<Wish, "after" | "before">) => string,
) => ({
  previous: previous === null ? null : hrefOf({ before: previous }),
  next: next === null ? null : hrefOf({ after: next }),
});
