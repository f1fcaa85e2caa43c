import type { Lang } from "@/app/i18n/lang";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { DeckSummary } from "@/lib/magmell/decks/types";
import { DeckCard } from "./deck-card";

type Props = {
  decks: readonly DeckSummary[];
  catalogue: Catalogue;
  lang: Lang;
};

/** Renders public decks in a grid. */
export const PublicDecks = ({ decks, ...rest }: Props) => (
  <Unhydrated as="ul" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
    {decks.map((deck) => (
      <DeckCard key={deck.id} deck={deck} {...rest} />
    ))}
  </Unhydrated>
);
