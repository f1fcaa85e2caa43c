import { BASIC_STONES, symbolCount } from "@/engine/magmell";
import { withoutNotes } from "@/lib/catalogue/model/plain-text";
import type { Catalogue, CatalogueCard, CataloguePrinting, CatalogueSet } from "@/lib/catalogue/model/types";
import { countersOf } from "../index/counters";
import { hasCost } from "../index/number-values";
import type { CHOICES } from "../query/choices";
import type { ChoiceKey } from "../query/keys";

type OfCards = { readonly of: "cards"; readonly holds: (card: CatalogueCard, catalogue: Catalogue) => boolean };
type OfRows = { readonly of: "rows"; readonly holds: (row: Row) => boolean };

/** The words that a key takes. */
type WordOf<K extends ChoiceKey> = (typeof CHOICES)[K][number][0];

/** A printing with what it needs to be told from the others of its card. */
export type Row = {
  readonly printing: CataloguePrinting;
  readonly set: CatalogueSet | null;
  readonly card: CatalogueCard;
  /** The printings of the card that came before it. */
  readonly earlier: readonly CataloguePrinting[];
};

/** A question that a card or a printing answers with yes or no. */
export type Question = OfCards | OfRows;

export const ofCards = (holds: OfCards["holds"]): OfCards => ({ of: "cards", holds });
export const ofRows = (holds: OfRows["holds"]): OfRows => ({ of: "rows", holds });

/** Printings that a card already had, and those that show other information than it has today, are asked for one by one. */
export const IS = {
  quick: ofCards(({ timing }) => timing === "quick"),
  normal: ofCards(({ timing }) => timing === "normal"),
  free: ofCards((card) => hasCost(card) && symbolCount(card.useCost) === 0),
  mono: ofCards(({ colors }) => colors.length === 1),
  multi: ofCards(({ colors }) => colors.length > 1),
  colorless: ofCards(({ colors }) => colors.length === 0),
  vanilla: ofCards(({ text }) => withoutNotes(text).trim() === ""),
  basicstone: ofCards(({ name }) => Object.hasOwn(BASIC_STONES, name)),
  token: ofCards(({ token }) => token),
  retired: ofCards(({ retired }) => retired),
  unique: ofCards(({ printings }) => printings.length === 1),
  textdiffers: ofCards(({ printings, effectiveOn }) => printings.some(({ revision }) => revision < effectiveOn)),
  recheck: ofCards(({ number }, { rulings }) => rulings.get(number)?.some(({ recheck }) => recheck) ?? false),
  reprint: ofRows(({ earlier }) => earlier.length > 0),
  promo: ofRows(({ set }) => set?.type === "promo"),
  starter: ofRows(({ set }) => set?.type === "starter"),
  foil: ofRows(({ printing }) => printing.finish === "foil"),
  nonfoil: ofRows(({ printing }) => printing.finish !== "foil"),
} as const satisfies Readonly<Record<WordOf<"is">, Question>>;

export const HAS = {
  catalyst: ofCards((card) => symbolCount(card.catalyst) > 0),
  ruling: ofCards(({ number }, { rulings }) => (rulings.get(number)?.length ?? 0) > 0),
  alias: ofCards(({ aliases }) => aliases.length > 0),
  tag: ofCards(({ tags }) => tags.length > 0),
  ability: ofCards(({ abilities }) => abilities.length > 0),
  // No text of this catalogue gives its abilities names (301.5).
  abilityname: ofCards(() => false),
  counter: ofCards((card, { sets }) => countersOf(card, sets).length > 0),
  text: ofCards(({ text }) => text !== ""),
  note: ofCards(({ text }) => withoutNotes(text) !== text),
  flavor: ofRows(({ printing }) => printing.flavor !== ""),
} as const satisfies Readonly<Record<WordOf<"has">, Question>>;

/** The first printing of a card that has this. */
export const NEW = {
  art: ofRows((row) => isFirst(row, ({ illustrator }) => illustrator)),
  artist: ofRows((row) => isFirst(row, ({ illustrator }) => illustrator)),
  flavor: ofRows((row) => isFirst(row, ({ flavor }) => flavor)),
  text: ofRows((row) => isFirst(row, ({ revision }) => revision)),
} as const satisfies Readonly<Record<WordOf<"new">, Question>>;

function isFirst({ printing, earlier }: Row, read: (printing: CataloguePrinting) => string): boolean {
  const value = read(printing);
  return value !== "" && !earlier.some((other) => read(other) === value);
}
