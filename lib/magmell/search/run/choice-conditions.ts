import { BASIC_STONES, symbolCount } from "@/engine/magmell";
import { stripNotes } from "@/lib/magmell/catalogue/model/plain-text";
import type { Catalogue, CatalogueCard, CataloguePrinting, CatalogueSet } from "@/lib/magmell/catalogue/model/types";
import { countersOf } from "../index/counters";
import { hasCost } from "../index/number-values";
import type { CHOICES } from "../query/choices";
import type { ChoiceKey } from "../query/keys";

type CardCondition = { readonly of: "cards"; readonly holds: (card: CatalogueCard, catalogue: Catalogue) => boolean };
type PrintingCondition = { readonly of: "rows"; readonly holds: (row: PrintingFacts) => boolean };

/** Canonical words of a key. */
type WordOf<K extends ChoiceKey> = (typeof CHOICES)[K][number][0];

/** A printing with the facts its conditions read. */
type PrintingFacts = {
  readonly printing: CataloguePrinting;
  readonly set: CatalogueSet | null;
  readonly card: CatalogueCard;
  /** Printings of the card that came out before this one. */
  readonly earlier: readonly CataloguePrinting[];
};

/** A yes-or-no condition on a card or a printing. */
export type ChoiceCondition = CardCondition | PrintingCondition;

export const cardCondition = (holds: CardCondition["holds"]): CardCondition => ({ of: "cards", holds });
export const printingCondition = (holds: PrintingCondition["holds"]): PrintingCondition => ({ of: "rows", holds });

/** Conditions of `is:`. `reprint` is a condition on each printing, `textdiffers` on the card. */
export const IS_CONDITIONS = {
  quick: cardCondition(({ timing }) => timing === "quick"),
  normal: cardCondition(({ timing }) => timing === "normal"),
  free: cardCondition((card) => hasCost(card) && symbolCount(card.useCost) === 0),
  mono: cardCondition(({ colors }) => colors.length === 1),
  multi: cardCondition(({ colors }) => colors.length > 1),
  colorless: cardCondition(({ colors }) => colors.length === 0),
  vanilla: cardCondition(({ text }) => stripNotes(text).trim() === ""),
  basicstone: cardCondition(({ name }) => Object.hasOwn(BASIC_STONES, name)),
  token: cardCondition(({ token }) => token),
  retired: cardCondition(({ retired }) => retired),
  unique: cardCondition(({ printings }) => printings.length === 1),
  textdiffers: cardCondition(({ printings, effectiveOn }) => printings.some(({ revision }) => revision < effectiveOn)),
  recheck: cardCondition(({ number }, { rulings }) => rulings.get(number)?.some(({ recheck }) => recheck) ?? false),
  reprint: printingCondition(({ earlier }) => earlier.length > 0),
  promo: printingCondition(({ set }) => set?.type === "promo"),
  starter: printingCondition(({ set }) => set?.type === "starter"),
  foil: printingCondition(({ printing }) => printing.finish === "foil"),
  nonfoil: printingCondition(({ printing }) => printing.finish !== "foil"),
} as const satisfies Readonly<Record<WordOf<"is">, ChoiceCondition>>;

export const HAS_CONDITIONS = {
  catalyst: cardCondition((card) => symbolCount(card.catalyst) > 0),
  ruling: cardCondition(({ number }, { rulings }) => (rulings.get(number)?.length ?? 0) > 0),
  alias: cardCondition(({ aliases }) => aliases.length > 0),
  tag: cardCondition(({ tags }) => tags.length > 0),
  ability: cardCondition(({ abilities }) => abilities.length > 0),
  // Named abilities (301.5) do not occur in this catalogue.
  abilityname: cardCondition(() => false),
  counter: cardCondition((card, { sets }) => countersOf(card, sets).length > 0),
  text: cardCondition(({ text }) => text !== ""),
  note: cardCondition(({ text }) => stripNotes(text) !== text),
  flavor: printingCondition(({ printing }) => printing.flavor !== ""),
} as const satisfies Readonly<Record<WordOf<"has">, ChoiceCondition>>;

/** Conditions of `new:`: the first printing of a card with this art, artist, flavour text or revision. */
export const NEW_CONDITIONS = {
  art: printingCondition((row) => isFirst(row, ({ illustrator }) => illustrator)),
  artist: printingCondition((row) => isFirst(row, ({ illustrator }) => illustrator)),
  flavor: printingCondition((row) => isFirst(row, ({ flavor }) => flavor)),
  text: printingCondition((row) => isFirst(row, ({ revision }) => revision)),
} as const satisfies Readonly<Record<WordOf<"new">, ChoiceCondition>>;

function isFirst({ printing, earlier }: PrintingFacts, read: (printing: CataloguePrinting) => string): boolean {
  const value = read(printing);
  return value !== "" && !earlier.some((other) => read(other) === value);
}
