import type { Lang } from "@/app/i18n/lang";
import type { Ability, CardPartId } from "@/engine/magmell";
import type { AbilityLocation } from "@/lib/magmell/play/locate-abilities";
import type { GoldfishCard } from "../goldfish-card";
import type { LogFormatter } from "./log-formatter";

/** Text of an ability without its mark 「■」: the text before the modes, and the modes. */
export type AbilityText = { readonly head: string; readonly modes: readonly string[] };

/** Returns the texts of a card's abilities in order; null if they are not on separate lines. */
export function listAbilityTexts(lang: Lang, card: GoldfishCard): readonly AbilityText[] | null {
  const text = lang === "ja" ? (card.wording ?? card.text) : card.englishText;
  const texts = text
    .trim()
    .split(/\n(?=■)/)
    .map(cut);
  return texts.length === card.abilities.length ? texts : null;
}

function cut(ability: string): AbilityText {
  const [head = "", ...modes] = ability.split(/\n・/);
  return { head: head.replace(/^■/, ""), modes };
}

/** Returns the text of an ability; null if the card's text does not show it on its own lines. */
export const getAbilityText = (lang: Lang, card: GoldfishCard, { index }: AbilityLocation): AbilityText | null =>
  listAbilityTexts(lang, card)?.[index] ?? null;

/** Returns the text of a mode; null if it is not on a line of its own. */
export function getModeText(lang: Lang, card: GoldfishCard, place: AbilityLocation, mode: number): string | null {
  const text = getAbilityText(lang, card, place);
  return text !== null && text.modes.length === place.modes ? (text.modes[mode] ?? null) : null;
}

/** Returns the location of the ability that a magic resolves; undefined if there is none. */
export function findMagicAbility(abilities: readonly Ability[], card: number): AbilityLocation | undefined {
  const index = abilities.findIndex(({ type }) => type === "magic");
  const magic = abilities[index];
  if (magic === undefined) return undefined;
  return { card, index, modes: magic.type === "magic" && "modes" in magic ? magic.modes.length : null };
}

/**
 * Returns the text of an ability by its number, without its modes; null if the card's text does not show it on its own
 * lines.
 */
export function getAbilityHeading({ lang, cards, abilities, words }: LogFormatter, ability: CardPartId): string | null {
  const place = abilities[ability];
  if (place === undefined) return words.play.question.cremation;
  const card = cards[place.card];
  return card === undefined ? null : (getAbilityText(lang, card, place)?.head ?? null);
}
