import { createCards, type Deck } from "@/engine/magmell";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { selectGameCards } from "./game-cards";
import { createPassiveOpponentSetup } from "./opponents";
import { startSession } from "./session";
import { buildTableView } from "./table-view";

/**
 * Returns the opening hand of a goldfish session, dealt by the engine before any redraw; `null` for a deck that cannot be
 * played.
 */
export function dealOpeningHand(
  { cards }: Pick<Catalogue, "cards">,
  deck: Deck,
  seed: number,
  goesFirst: boolean,
): readonly CatalogueCard[] | null {
  const shown = selectGameCards(cards, deck);
  const table = createCards(shown);
  const begun = startSession(table, createPassiveOpponentSetup({ deck, seed, goesFirst }));
  if (!begun.ok) return null;
  const { hand } = buildTableView(table, begun.session).view.sides[0];
  return (hand ?? []).flatMap(({ card }) => (card === null ? [] : (shown[card] ?? [])));
}
