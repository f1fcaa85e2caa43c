import type { CardKind } from "../../../model/card";

/** A text that no card has, and what it means: the text of the template language that says the same. */
export type Variation = { readonly kind: CardKind; readonly text: string; readonly means: string };

/** A text of a kind of card; it means itself where nothing else is said. */
const of =
  (kind: CardKind) =>
  (text: string, means = text): Variation => ({ kind, text, means });

export const unit = of("unit");
export const magic = of("magic");
export const stone = of("stone");
