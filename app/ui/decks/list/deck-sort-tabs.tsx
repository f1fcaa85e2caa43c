import type { Dictionary } from "@/app/i18n/dictionary";
import { LinkTabs } from "@/app/ui/kit/link-tabs";
import { DECK_SORTS, type DeckSort } from "@/lib/decks/deck-sort";

type Props = {
  sort: DeckSort;
  hrefOf: (sort: DeckSort) => string;
  words: Dictionary["deckSocial"]["sort"];
};

/** The orders of a list of decks, each with its address. */
export const DeckSortTabs = ({ sort, hrefOf, words }: Props) => (
  <LinkTabs
    label={words.label}
    tabs={DECK_SORTS.map((one) => ({ href: hrefOf(one), label: words[one], current: one === sort }))}
  />
);
