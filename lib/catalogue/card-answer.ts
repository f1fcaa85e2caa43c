import { printSymbols } from "@/engine";
import type { Catalogue, CatalogueCard, CatalogueRevision, CatalogueRuling } from "./types";

/** A card in the API: its canonical definition (205.3), costs in the notation of the card files. */
export function cardAnswer(card: CatalogueCard) {
  const { number, name, reading, englishName, token, effectiveOn, kind, timing, ap, hp, text } = card;
  const { colors, neededColors, englishText, coverage } = card;
  const costs = { useCost: printSymbols(card.useCost), catalyst: printSymbols(card.catalyst) };
  return {
    ...{ number, name, reading, englishName, token },
    ...{ kind, timing, ...costs, colors, neededColors, ap, hp, text, effectiveOn },
    ...{ englishText, coverage },
  };
}

/** The same with what its text means to the engine, every revision, the oldest first and those to come last, all printings, and the rulings. */
export const fullCardAnswer = (
  card: CatalogueCard,
  { rulings, byNumber }: Pick<Catalogue, "rulings" | "byNumber">,
) => ({
  ...cardAnswer(card),
  abilities: card.abilities,
  revisions: card.revisions.map(revisionAnswer),
  printings: card.printings,
  rulings: (rulings.get(card.number) ?? []).map((ruling) => rulingAnswer(ruling, byNumber)),
});

const rulingAnswer = ({ cards, ...ruling }: CatalogueRuling, byNumber: Catalogue["byNumber"]) => ({
  ...ruling,
  cards: cards.flatMap((number) => byNumber.get(number)?.name ?? []),
});

const revisionAnswer = (revision: CatalogueRevision) => ({
  ...revision,
  useCost: printSymbols(revision.useCost),
  catalyst: printSymbols(revision.catalyst),
});

export type CardAnswer = ReturnType<typeof cardAnswer>;
export type FullCardAnswer = ReturnType<typeof fullCardAnswer>;
