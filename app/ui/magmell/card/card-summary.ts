import type { CardDefinition } from "@/engine/magmell";
import type { CardWords } from "./card-words";
import { describeSymbols } from "./symbols";

/** Returns a card as one sentence for screen readers: name, kind, timing, costs and figures. */
export function describeCard(card: CardDefinition, name: string, words: CardWords): string {
  const { fields } = words;
  const costs =
    card.kind === "stone"
      ? []
      : [
          `${fields.useCost} ${describeSymbols(card.useCost, words)}`,
          `${fields.catalyst} ${describeSymbols(card.catalyst, words)}`,
        ];
  const figures = card.kind === "unit" ? [`${fields.ap} ${card.ap ?? "-"}`, `${fields.hp} ${card.hp ?? "-"}`] : [];
  const timing = card.timing ? [words.timings[card.timing]] : [];
  return [name, words.kinds[card.kind], ...timing, ...costs, ...figures].join(", ");
}
