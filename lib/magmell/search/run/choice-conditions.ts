import { BASIC_STONES, countSymbols } from "@/engine/magmell";
import { stripNotes } from "@/lib/magmell/catalogue/model/plain-text";
import type { Catalogue, CatalogueCard, CataloguePrinting, CatalogueSet } from "@/lib/magmell/catalogue/model/types";
import { getMentionedCounters } from "../index/counters";
import { hasCost } from "../index/number-readers";
import type { ChoiceValue } from "../query/choices";

type CardCondition = { readonly of: "cards"; readonly holds: (card: CatalogueCard, catalogue: Catalogue) => boolean };
type PrintingCondition = { readonly of: "rows"; readonly holds: (row: PrintingFacts) => boolean };

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

export const createCardCondition = (holds: CardCondition["holds"]): CardCondition => ({ of: "cards", holds });
export const createPrintingCondition = (holds: PrintingCondition["holds"]): PrintingCondition => ({
  of: "rows",
  holds,
});

/** Conditions of `is:`. `reprint` is a condition on each printing; `textdiffers` is a condition on the card. */
export const IS_CONDITIONS = {
  quick: createCardCondition(({ timing }) => timing === "quick"),
  normal: createCardCondition(({ timing }) => timing === "normal"),
  free: createCardCondition((card) => hasCost(card) && countSymbols(card.useCost) === 0),
  mono: createCardCondition(({ colors }) => colors.length === 1),
  multi: createCardCondition(({ colors }) => colors.length > 1),
  colorless: createCardCondition(({ colors }) => colors.length === 0),
  vanilla: createCardCondition(({ text }) => stripNotes(text).trim() === ""),
  basicstone: createCardCondition(({ name }) => Object.hasOwn(BASIC_STONES, name)),
  token: createCardCondition(({ token }) => token),
  retired: createCardCondition(({ retired }) => retired),
  unique: createCardCondition(({ printings }) => printings.length === 1),
  textdiffers: createCardCondition(({ printings, effectiveOn }) =>
    printings.some(({ revision }) => revision < effectiveOn),
  ),
  recheck: createCardCondition(
    ({ number }, { rulings }) => rulings.get(number)?.some(({ recheck }) => recheck) ?? false,
  ),
  reprint: createPrintingCondition(({ earlier }) => earlier.length > 0),
  promo: createPrintingCondition(({ set }) => set?.type === "promo"),
  starter: createPrintingCondition(({ set }) => set?.type === "starter"),
  foil: createPrintingCondition(({ printing }) => printing.finish === "foil"),
  nonfoil: createPrintingCondition(({ printing }) => printing.finish !== "foil"),
} as const satisfies Readonly<Record<ChoiceValue<"is">, ChoiceCondition>>;

export const HAS_CONDITIONS = {
  catalyst: createCardCondition((card) => countSymbols(card.catalyst) > 0),
  ruling: createCardCondition(({ number }, { rulings }) => (rulings.get(number)?.length ?? 0) > 0),
  alias: createCardCondition(({ aliases }) => aliases.length > 0),
  tag: createCardCondition(({ tags }) => tags.length > 0),
  ability: createCardCondition(({ abilities }) => abilities.length > 0),
  // Named abilities (301.5) do not occur in this catalogue.
  abilityname: createCardCondition(() => false),
  counter: createCardCondition((card, { sets }) => getMentionedCounters(card, sets).length > 0),
  text: createCardCondition(({ text }) => text !== ""),
  note: createCardCondition(({ text }) => stripNotes(text) !== text),
  flavor: createPrintingCondition(({ printing }) => printing.flavor !== ""),
} as const satisfies Readonly<Record<ChoiceValue<"has">, ChoiceCondition>>;

/** Conditions of `new:`: the first printing of a card with this art, artist, flavor text or revision. */
export const NEW_CONDITIONS = {
  art: createPrintingCondition((row) => isFirst(row, ({ illustrator }) => illustrator)),
  artist: createPrintingCondition((row) => isFirst(row, ({ illustrator }) => illustrator)),
  flavor: createPrintingCondition((row) => isFirst(row, ({ flavor }) => flavor)),
  text: createPrintingCondition((row) => isFirst(row, ({ revision }) => revision)),
} as const satisfies Readonly<Record<ChoiceValue<"new">, ChoiceCondition>>;

function isFirst({ printing, earlier }: PrintingFacts, read: (printing: CataloguePrinting) => string): boolean {
  const value = read(printing);
  return value !== "" && !earlier.some((other) => read(other) === value);
}
