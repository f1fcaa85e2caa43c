import { renderText } from "@/engine/magmell/text";
import type { GoldfishCard } from "./goldfish-card";
import { listAbilityTexts } from "./log/ability-text";

/**
 * Returns a card with the wording of its abilities beside it where its Japanese text runs abilities or modes together, so that
 * each can be shown alone. It is done where the page is made: the writer of texts is too heavy for the page itself.
 */
export function addWording(card: GoldfishCard): GoldfishCard {
  if (card.abilities.length === 0) return card;
  const english = listAbilityTexts("en", card);
  const japanese = listAbilityTexts("ja", card);
  const alike = japanese?.every(({ modes }, index) => modes.length === english?.[index]?.modes.length);
  return alike ? card : { ...card, wording: renderText(card.abilities, "ja", card.kind) };
}
