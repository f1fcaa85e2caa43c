import type { Dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";
import { cardHref } from "@/app/ui/links/browse-address";
import type { Highlighter } from "@/lib/search/highlight";
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
