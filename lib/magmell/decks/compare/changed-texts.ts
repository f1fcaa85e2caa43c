import { type Deck, toNameKey } from "@/engine/magmell";
import { getCanonicalRevision } from "@/lib/magmell/catalogue/model/canonical";
import type { CatalogueCard, CatalogueRevision, IsoDate, NameIndex } from "@/lib/magmell/catalogue/model/types";

/** A card whose information changed between two days. */
type ChangedCard = {
  readonly card: CatalogueCard;
  readonly before: CatalogueRevision;
  readonly after: CatalogueRevision;
};

/**
 * Returns the cards in either deck whose rules information changed between the dates on which the decks were saved
 * (205.3), in deck order. Empty unless both dates are known. A card released in between does not count as changed.
 */
export function findChangedCardTexts(
  decks: readonly { readonly deck: Deck; readonly savedOn: IsoDate | null }[],
  names: NameIndex,
): readonly ChangedCard[] {
  const days = decks.flatMap(({ savedOn }) => savedOn ?? []);
  if (days.length < decks.length) return [];
  const [from = "", to = ""] = [...days].sort();
  const keys = decks.flatMap(({ deck }) => [...deck.grimoire, ...deck.stoneDeck].map(({ name }) => toNameKey(name)));
  return [...new Set(keys)].flatMap((key) => {
    const card = names.keys.get(key);
    const before = card && getCanonicalRevision(card.revisions, from);
    const after = card && getCanonicalRevision(card.revisions, to);
    return before && after && before !== after ? [{ card, before, after }] : [];
  });
}
