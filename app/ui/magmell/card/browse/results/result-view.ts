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
  /** Canonical text of the query. Card pages link to the previous and next card of its results. */
  from: string;
  /** Card faces as large as their whole text needs. */
  large: boolean;
};

export const getHitKey = ({ card, printing }: SearchHit): string =>
  printing ? `${card.number} ${printing.set} ${printing.number} ${printing.finish}` : String(card.number);

/** Returns the URL of a result's card. Its page links to the previous and next result of the query `from`. */
export const getHitHref = (lang: Lang, { card }: SearchHit, from: string): string =>
  getCardInResultsHref(lang, card.name, from);

/** Layout of results: card faces, one-line rows, cards with texts, or a checklist. */
export type ResultDisplay = (typeof DISPLAY_MODES)[number];

/** Name of the cookie that stores the layout chosen last. */
export const DISPLAY_COOKIE = "display";

/** Name of the cookie that stores whether card faces are shown large. */
export const FACE_SIZE_COOKIE = "faces";

/**
 * Maximum size of a catalogue, in cards, for search as you type. The browser loads all cards for it, about a megabyte.
 */
export const MAX_LIVE_CARDS = 1_000;

/** Returns the CSS classes of a grid of card faces. On the narrowest screens it has two columns, or one if `large`. */
export const getGridClass = (large: boolean): string =>
  large
    ? "grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4 pointer-coarse:gap-y-8 sm:gap-6"
    : "grid grid-cols-[repeat(auto-fill,minmax(min(9.25rem,45%),1fr))] gap-3 pointer-coarse:gap-y-8 sm:gap-4";

const isDisplay = (value: unknown): value is ResultDisplay => DISPLAY_MODES.includes(value as ResultDisplay);

/** Returns the layout of results: the one in the query, else the one that the reader chose last, else card faces. */
export const chooseDisplay = (asked: ResultDisplay | undefined, remembered: unknown): ResultDisplay =>
  asked ?? (isDisplay(remembered) ? remembered : "grid");
