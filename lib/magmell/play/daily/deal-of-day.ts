import type { Catalogue, IsoDate } from "@/lib/magmell/catalogue/model/types";
import { createSampleDeck } from "@/lib/magmell/decks/sample-deck";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { toDayNumber } from "./days";
import type { DailyDeal } from "./types";

/**
 * Returns the deal of a day: the decks take turns, and once each was there the seat changes. Without decks it is a sample deck
 * of the catalogue, another one each day; `null` when the cards do not give one.
 */
export function pickDailyDeal(
  { cards, definitions }: Pick<Catalogue, "cards" | "definitions">,
  codes: readonly string[],
  day: IsoDate,
): DailyDeal | null {
  const number = toDayNumber(day);
  const code = codes[number % codes.length] ?? sampleCode(definitions, cards, number);
  if (code === null) return null;
  const round = Math.floor(number / Math.max(1, codes.length));
  return { code, seed: number, goesFirst: round % 2 === 0 };
}

function sampleCode(definitions: Catalogue["definitions"], cards: Catalogue["cards"], seed: number): string | null {
  const sample = createSampleDeck(definitions, seed);
  const encoded = sample && encodeDeck(sample, createNumberTable(cards));
  return encoded?.ok ? encoded.code : null;
}
