import type { CardDefinition } from "@/engine/magmell";
import type { CardTerms } from "./card-terms";
import { symbolWords } from "./symbols";

/** Returns a card in one sentence for those who do not see its face: name, kind, timing, costs and figures. */
export function cardSummary(card: CardDefinition, name: string, words: CardTerms): string {
  const { fields } = words;
  const costs =
    card.kind === "stone"
      ? []
      : [
          `${fields.useCost} ${symbolWords(card.useCost, words)}`,
          `${fields.catalyst} ${symbolWords(card.catalyst, words)}`,
        ];
  const figures = card.kind === "unit" ? [`${fields.ap} ${card.ap ?? "-"}`, `${fields.hp} ${card.hp ?? "-"}`] : [];
  const timing = card.timing ? [words.timings[card.timing]] : [];
  return [name, words.kinds[card.kind], ...timing, ...costs, ...figures].join(", ");
}
