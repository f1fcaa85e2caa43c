import type { CardPartId } from "@/engine/magmell";
import { abilityTextAt } from "./ability-text";
import type { LogFormatter } from "./log-formatter";

/** Returns the text of an ability by its number, without its modes; `null` where no text shows it alone. */
export function abilityHead({ lang, cards, abilities, words }: LogFormatter, ability: CardPartId): string | null {
  const place = abilities[ability];
  if (place === undefined) return words.play.question.cremation;
  const card = cards[place.card];
  return card === undefined ? null : (abilityTextAt(lang, card, place)?.head ?? null);
}
