import { printSymbols } from "@/engine";
import type { CatalogueCard, CatalogueRevision } from "./types";

/** A card in the API: its canonical definition (205.3), costs in the notation of the card files. */
export function cardAnswer(card: CatalogueCard) {
  const { number, name, reading, englishName, token, effectiveOn, kind, timing, ap, hp, text } = card;
  const { colors, neededColors } = card;
  const costs = { useCost: printSymbols(card.useCost), catalyst: printSymbols(card.catalyst) };
  return {
    ...{ number, name, reading, englishName, token },
    ...{ kind, timing, ...costs, colors, neededColors, ap, hp, text, effectiveOn },
  };
}

/** The same with every revision, the oldest first and those to come last, and all printings. */
export const fullCardAnswer = (card: CatalogueCard) => ({
  ...cardAnswer(card),
  revisions: card.revisions.map(revisionAnswer),
  printings: card.printings,
});

const revisionAnswer = (revision: CatalogueRevision) => ({
  ...revision,
  useCost: printSymbols(revision.useCost),
  catalyst: printSymbols(revision.catalyst),
});

export type CardAnswer = ReturnType<typeof cardAnswer>;
export type FullCardAnswer = ReturnType<typeof fullCardAnswer>;
