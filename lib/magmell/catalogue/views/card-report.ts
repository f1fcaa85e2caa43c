import { memoizeWeakly } from "@/lib/cache";
import { createNameTranslations } from "../model/english-names";
import { readCardText } from "../model/text-reader";
import { createTextReport, type TextReport } from "../model/text-report";
import type { Catalogue, CatalogueCard, TextReader } from "../model/types";

const held = new WeakMap<CatalogueCard, TextReport>();

/** Returns how the engine reads the text of a card, with card names from the catalogue. Computed once per card. */
export function getCardReport(card: CatalogueCard, catalogue: Pick<Catalogue, "sets" | "cards">): TextReport {
  const report = held.get(card) ?? createTextReport(card.text, card.kind, namesOf(catalogue), card.readings);
  held.set(card, report);
  return report;
}

/** Returns a reader for card texts of other dates. It resolves names in the texts by the catalogue. */
export const createCatalogueTextReader =
  (catalogue: Pick<Catalogue, "sets" | "cards">): TextReader =>
  (_record, revision) =>
    readCardText(revision, namesOf(catalogue));

/** Worked out once for each catalogue. */
const namesOf = memoizeWeakly(
  (catalogue: Pick<Catalogue, "sets" | "cards">) => createNameTranslations(catalogue),
  ({ cards }) => cards,
);
