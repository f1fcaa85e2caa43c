import type { Lang } from "@/app/i18n/lang";
import { getCardInResultsHref } from "@/app/ui/links/browse-address";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { Highlighter } from "@/lib/magmell/search/highlight";
import { DISPLAY_MODES, type Query } from "@/lib/magmell/search/query/types";
import type { SearchContext, SearchHit, SearchResult } from "@/lib/magmell/search/run/types";

/** A query with its result, and the catalogue and context in which it was run. */
export type SearchView = {
  readonly query: Query;
  readonly snapshot: Catalogue;
  readonly context: SearchContext;
  readonly result: SearchResult;
  readonly highlight: Highlighter;
};

/** Props of every result layout: one page of hits, and the matches to mark. */
export type ResultViewProps = {
  hits: readonly SearchHit[];
  lang: Lang;
  highlight: Highlighter;
  /** The canonical text of the query, in whose order the card pages lead on. */
  from: string;
  /** Card faces as large as their whole text needs. */
  large: boolean;
};

export const getHitKey = ({ card, printing }: SearchHit): string =>
  printing ? `${card.number} ${printing.set} ${printing.number} ${printing.finish}` : String(card.number);

/** Returns the URL of a result's card, from where its neighbors in the results are one step away. */
export const getHitHref = (lang: Lang, { card }: SearchHit, from: string): string =>
  getCardInResultsHref(lang, card.name, from);

/** The form in which results are shown: card faces, one line each, with their texts, or a table to tick off. */
export type ResultDisplay = (typeof DISPLAY_MODES)[number];

/** The cookie in which a browser remembers the view that was chosen last. */
export const DISPLAY_COOKIE = "display";

/** The cookie in which a browser remembers that faces are shown large. */
export const FACE_SIZE_COOKIE = "faces";

/** The most cards that a browser loads to search while one types: a snapshot of about a megabyte. */
export const MAX_LIVE_CARDS = 1_000;

/** Returns the style of a list of card faces, two beside each other on the narrowest screens. */
export const getGridClass = (large: boolean): string =>
  large
    ? "grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4 pointer-coarse:gap-y-8 sm:gap-6"
    : "grid grid-cols-[repeat(auto-fill,minmax(min(9.25rem,45%),1fr))] gap-3 pointer-coarse:gap-y-8 sm:gap-4";

const isDisplay = (value: unknown): value is ResultDisplay => DISPLAY_MODES.includes(value as ResultDisplay);

/** Returns the form to show results in: the one of the query, else the one the reader chose last, else card faces. */
export const chooseDisplay = (asked: ResultDisplay | undefined, remembered: unknown): ResultDisplay =>
  asked ?? (isDisplay(remembered) ? remembered : "grid");
