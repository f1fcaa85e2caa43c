import { href, type Lang } from "@/app/ui/i18n/lang";
import type { DeckSort } from "@/lib/decks/deck-sort";

type Wish = { readonly q?: string; readonly sort?: DeckSort; readonly page?: number };

/** The address of a list of decks; what is usual (no query, the newest first, the first page) is not written. */
export function listHref(lang: Lang, path: string, { q = "", sort = "newest", page = 1 }: Wish): string {
  const query = [
    ...(q === "" ? [] : [`q=${encodeURIComponent(q)}`]),
    ...(sort === "newest" ? [] : [`sort=${sort}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return href(lang, query.length === 0 ? path : `${path}?${query.join("&")}`);
}

/** The address of a list or a search of public decks. */
export const decksHref = (lang: Lang, wish: Wish): string => listHref(lang, "/decks", wish);

/** The page that an address asks for; the first for a text that is no number of a page. */
export const readPage = (text: unknown): number =>
  typeof text === "string" && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
