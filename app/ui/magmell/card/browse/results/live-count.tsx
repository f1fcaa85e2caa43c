"use client";

import type { ReactNode } from "react";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { useLiveResult } from "./live-store";

/** Renders the number of matching cards, for the query of the page or for the query being typed. */
export function LiveCount({ lang, children }: { lang: Lang; children: ReactNode }) {
  const count = useWords("search.count");
  const countOf = useWords("search.countOf");
  const live = useLiveResult();
  if (!live) return children;
  const { total, cards } = live;
  return total > cards.length
    ? format(countOf, { from: 1, to: cards.length, total })
    : formatPlural(lang, count, total);
}
