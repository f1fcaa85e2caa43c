import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { LinkTabs } from "@/app/ui/kit/link-tabs";
import { DECK_SORTS, type DeckSort } from "@/lib/decks/deck-sort";

type Props = {
  sort: DeckSort;
  hrefOf: (sort: DeckSort) => string;
  lang: Lang;
};

/** Renders tabs for the sort orders of a deck list, each with its URL. */
export function DeckSortTabs({ sort, hrefOf, lang }: Props) {
  const words = getDictionary(lang).deckSocial.sort;
  return (
    <LinkTabs
      label={words.label}
      tabs={DECK_SORTS.map((one) => ({ href: hrefOf(one), label: words[one], current: one === sort }))}
    />
  );
}
