import type { OpeningDecision } from "./decision";

/** The value of an opening hand against that of a fresh one. */
export type OpeningValue = {
  /** The mean number of the first own turns on which a card in hand can be paid for and used on an empty table. */
  readonly hand: number;
  /** That number over all fresh hands. */
  readonly fresh: number;
  /** Own turns that are counted. */
  readonly turns: number;
};

/** A value in hundredths of a turn, as displayed; a smaller difference favors no decision. */
const hundredths = (value: number): number => Math.round(value * 100);

/** Returns a value as it is written: with two decimals. */
export const formatOpeningValue = (value: number): string => value.toFixed(2);

/** Returns the better decision; `null` where both are worth the same in the decimals that are shown. */
export function getBestDecision({ hand, fresh }: OpeningValue): OpeningDecision | null {
  if (hundredths(hand) === hundredths(fresh)) return null;
  return hand > fresh ? "keep" : "redraw";
}
