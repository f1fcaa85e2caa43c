import type { Dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";
import { cardHref } from "@/app/ui/links/browse-address";
import type { Highlighter } from "@/lib/search/highlight";
import { DISPLAYS } from "@/lib/search/query/types";
import type { Hit } from "@/lib/search/run/types";
/** What every view of the results shows: one page of them, with what was searched for marked where it stands. */
export type ResultViewProps = {
  hits: readonly Hit[];
  lang: Lang;
  words: Pick<Dictionary, "search" | "site">;
  highlight: Highlighter;
};

export const hitKey = ({ card, printing }: Hit): string =>
  printing ? `${card.number} ${printing.set} ${printing.number} ${printing.finish}` : String(card.number);

export const hitHref = (lang: Lang, { card }: Hit): string => cardHref(lang, card.name);

/** How results are shown: as faces, one line each, with their texts, or as a table to tick off. */
export type Display = (typeof DISPLAYS)[number];

/** The cookie in which a browser remembers the view that was chosen last. */
export const DISPLAY_COOKIE = "display";

export const isDisplay = (value: unknown): value is Display => DISPLAYS.includes(value as Display);

/** The view of a result: what the query says, else what the reader chose last, else faces. */
export const displayOf = (asked: Display | undefined, remembered: unknown): Display =>
  asked ?? (isDisplay(remembered) ? remembered : "grid");
