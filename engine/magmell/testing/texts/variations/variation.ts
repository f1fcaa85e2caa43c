import type { CardKind } from "../../../model/card";

/** An invented text, and the text of the template language with the same meaning. */
export type TextVariation = { readonly kind: CardKind; readonly text: string; readonly means: string };

/** A text of a kind of card; it means itself where nothing else is said. */
const of =
  (kind: CardKind) =>
  (text: string, means = text): TextVariation => ({ kind, text, means });

export const createUnitVariation = of("unit");
export const createMagicVariation = of("magic");
export const createStoneVariation = of("stone");
