import type { CardKind } from "../../../model/card";

/** A text that no card has, and what it means: the text of the template language that says the same. */
export type TextVariation = { readonly kind: CardKind; readonly text: string; readonly means: string };

/** A text of a kind of card; it means itself where nothing else is said. */
const of =
  (kind: CardKind) =>
  (text: string, means = text): TextVariation => ({ kind, text, means });

export const createUnitVariation = of("unit");
export const createMagicVariation = of("magic");
export const createStoneVariation = of("stone");
