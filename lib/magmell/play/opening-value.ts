import type { OpeningDecision } from "./decision";

/** The value of an opening hand, compared with the value of a new hand. */
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

/** Formats a value with two decimals. */
export const formatOpeningValue = (value: number): string => value.toFixed(2);

/** Returns the better decision; null if both have the same value when rounded for display. */
export function getBestDecision({ hand, fresh }: OpeningValue): OpeningDecision | null {
  if (hundredths(hand) === hundredths(fresh)) return null;
  return hand > fresh ? "keep" : "redraw";
}
