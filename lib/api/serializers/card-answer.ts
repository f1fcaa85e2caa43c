import type { z } from "zod";
import { printSymbols } from "@/engine/magmell";
import type {
  Catalogue,
  CatalogueCard,
  CataloguePrinting,
  CatalogueRevision,
  CatalogueRuling,
} from "@/lib/catalogue/model/types";
import { apiAddress } from "../api-address";
import type { card, fullCard, printing as printingSchema, ruling } from "../schemas/card";

export type CardAnswer = z.infer<typeof card>;
type Held = Pick<Catalogue, "rulings" | "byNumber">;

/** A card in the interface: its canonical information (205.3), costs in the notation of the card files. */
export function cardAnswer(card: CatalogueCard): CardAnswer {
  const { number, name, reading, englishName, aliases, tags, token, retired } = card;
  const { englishText, coverage, effectiveOn } = card;
  return {
    ...{ number, name, reading, englishName, aliases: [...aliases], tags: [...tags], token, retired },
    ...rulesInformation(card),
    ...{ englishText, colors: [...card.colors], neededColors: [...card.neededColors], coverage, effectiveOn },
    links: { self: apiAddress.card(number), page: apiAddress.cardPage(name) },
  };
}

/**
 * The same with what its text means to the engine, every revision, the oldest first and those to come last, all printings,
 * and the rulings.
 */
export const fullCardAnswer = (card: CatalogueCard, held: Held): z.infer<typeof fullCard> => ({
  ...cardAnswer(card),
  abilities: card.abilities as readonly object[] as Record<string, unknown>[],
  revisions: card.revisions.map((revision) => ({ effectiveOn: revision.effectiveOn, ...rulesInformation(revision) })),
  printings: card.printings.map(printingAnswer),
  rulings: (held.rulings.get(card.number) ?? []).map((ruling) => rulingAnswer(ruling, held)),
});

export const printingAnswer = (printing: CataloguePrinting): z.infer<typeof printingSchema> => {
  const { set, number, illustrator, flavor, finish, product, revision } = printing;
  const links = { self: apiAddress.printing(set, number) };
  return { set, number, illustrator, flavor, finish, product, revision, links };
};

export function rulingAnswer(
  { id, question, answer, cards, rules, source, date, recheck }: CatalogueRuling,
  { byNumber }: Pick<Catalogue, "byNumber">,
): z.infer<typeof ruling> {
  const named = cards.flatMap((number) => {
    const card = byNumber.get(number);
    return card ? [{ number, name: card.name }] : [];
  });
  const links = { self: apiAddress.ruling(id) };
  return { id, question, answer, cards: named, rules: [...rules], source, date, recheck, links };
}

function rulesInformation({ kind, timing, useCost, catalyst, ap, hp, text }: CatalogueRevision) {
  return { kind, timing, useCost: printSymbols(useCost), catalyst: printSymbols(catalyst), ap, hp, text };
}
