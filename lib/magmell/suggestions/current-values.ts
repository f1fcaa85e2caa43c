import type { CatalogueCard, CatalogueRuling } from "@/lib/magmell/catalogue/model/types";
import type { SuggestionField } from "./types";

/** Longer than any part that somebody would correct as a whole. */
const MOST = 4_000;

/**
 * Returns the current value of each part of a card, displayed next to a suggestion and stored with it; empty if there
 * is none.
 */
export function getCurrentValues(
  card: CatalogueCard,
  rulings: readonly CatalogueRuling[],
): Readonly<Record<SuggestionField, string>> {
  const printings = card.printings.map(({ number, illustrator, flavor }) =>
    [number, illustrator, flavor.replaceAll("\n", " ")].filter(Boolean).join(" / "),
  );
  return {
    text: card.text,
    reading: card.reading,
    englishName: card.romanized ? "" : card.englishName,
    printing: printings.join("\n").slice(0, MOST),
    ruling: rulings
      .map(({ id, question, answer }) => `${id} ${question.ja} → ${answer.ja}`)
      .join("\n")
      .slice(0, MOST),
    alias: card.aliases.join("、"),
    other: "",
  };
}
