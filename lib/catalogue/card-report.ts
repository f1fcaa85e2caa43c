import { textNames } from "./english-names";
import { reportText, type TextReport } from "./text-report";
import type { Catalogue, CatalogueCard } from "./types";

const held = new WeakMap<CatalogueCard, TextReport>();

/** How the engine reads the text of a card, with the names in it as the catalogue has them. Worked out once for each card. */
export function cardReport(card: CatalogueCard, catalogue: Pick<Catalogue, "sets" | "cards">): TextReport {
  const report = held.get(card) ?? reportText(card.text, card.kind, textNames(catalogue));
  held.set(card, report);
  return report;
}
