import type { z } from "zod";
import { findByName } from "@/lib/catalogue/model/lookup";
import type { Catalogue, CatalogueCard, CataloguePrinting } from "@/lib/catalogue/model/types";
import type { cardIdentifier, collectionAnswer as schema } from "../schemas/catalog";
import { cardAnswer, printingAnswer } from "./card-answer";
import { findPrinting } from "./set-answer";

type Identifier = z.infer<typeof cardIdentifier>;
type Found = { readonly card: CatalogueCard; readonly printing: CataloguePrinting | null };

/** The cards that a list names, in its order, and what of it no card answers to. */
export function collectionAnswer(held: Catalogue, asOf: string, wanted: readonly Identifier[]): z.infer<typeof schema> {
  const looked = wanted.map((identifier) => ({ identifier, found: find(held, identifier) }));
  return {
    ...{ version: held.version, asOf },
    cards: looked.flatMap(({ found }) =>
      found ? { ...cardAnswer(found.card), printing: found.printing && printingAnswer(found.printing) } : [],
    ),
    notFound: looked.flatMap(({ identifier, found }) => (found ? [] : identifier)),
  };
}

function find(held: Catalogue, identifier: Identifier): Found | null {
  if ("printing" in identifier) return findPrinting(held, identifier.printing.set, identifier.printing.number);
  if ("name" in identifier) {
    const match = findByName(held.names, identifier.name);
    return match.found ? { card: match.card, printing: null } : null;
  }
  const card = held.byNumber.get(identifier.number);
  return card ? { card, printing: null } : null;
}
