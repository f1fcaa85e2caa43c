import type { CardPartId } from "@/engine/magmell";
import { getAbilityText } from "./ability-text";
import type { LogFormatter } from "./log-formatter";

/** Returns the text of an ability by its number, without its modes; `null` where no text shows it alone. */
export function getAbilityHeading({ lang, cards, abilities, words }: LogFormatter, ability: CardPartId): string | null {
  const place = abilities[ability];
  if (place === undefined) return words.play.question.cremation;
  const card = cards[place.card];
  return card === undefined ? null : (getAbilityText(lang, card, place)?.head ?? null);
}
