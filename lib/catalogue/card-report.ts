import { nameKey } from "@/engine";
import { reportText, type TextReport } from "./text-report";
import type { Catalogue, CatalogueCard } from "./types";

const held = new WeakMap<CatalogueCard, TextReport>();

/** How the engine reads the text of a card, with the names in it as the catalogue has them. Worked out once for each card. */
export function cardReport(card: CatalogueCard, { names }: Pick<Catalogue, "names">): TextReport {
  const nameOf = (name: string) => names.keys.get(nameKey(name))?.englishName ?? null;
  const report = held.get(card) ?? reportText(card.text, card.kind, nameOf);
  held.set(card, report);
  return report;
}
