import { renderText } from "@/engine/magmell/text";
import type { GoldfishCard } from "./goldfish-card";
import { listAbilityTexts } from "./log/ability-text";

/**
 * Returns a card with the engine's wording of its abilities (`wording`), if its Japanese text does not put each ability
 * and mode on its own line. Call it on the server, because the text renderer is too large for the page.
 */
export function addWording(card: GoldfishCard): GoldfishCard {
  if (card.abilities.length === 0) return card;
  const english = listAbilityTexts("en", card);
  const japanese = listAbilityTexts("ja", card);
  const alike = japanese?.every(({ modes }, index) => modes.length === english?.[index]?.modes.length);
  return alike ? card : { ...card, wording: renderText(card.abilities, "ja", card.kind) };
}
