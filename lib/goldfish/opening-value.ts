import type { Decision } from "./decision";

/** The value of an opening hand against that of a fresh one. */
export type OpeningValue = {
  /** The mean number of the first own turns on which a card in hand can be paid for. */
  readonly hand: number;
  /** That number over all fresh hands. */
  readonly fresh: number;
  /** Own turns that are counted. */
  readonly turns: number;
};

/** Differences below this are rounding, and no reason for either decision. */
const EVEN = 1e-9;

/** The better decision; `null` where both are worth the same. */
export function bestDecision({ hand, fresh }: OpeningValue): Decision | null {
  if (Math.abs(hand - fresh) < EVEN) return null;
  return hand > fresh ? "keep" : "redraw";
}
