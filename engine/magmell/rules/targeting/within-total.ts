import { COMPARATORS } from "../../../kernel/compile/comparison";
import type { TotalBound } from "../../model/ability";
import type { Target } from "../../model/ids";
import type { Scope } from "../../model/scope";
import type { Game } from "../../model/state";
import { evaluateAmount, STAT_READERS } from "../continuous/evaluate";
import { locateTarget } from "../continuous/select";

/** Options of a choice with a bound on their sum, each with its number. */
export type SummedOptions = {
  readonly options: readonly Target[];
  readonly numbers: readonly number[];
  readonly total: TotalBound;
  /** The current value of the bound. */
  readonly than: number;
};

/** Returns the numbers of some options, and the bound on their sum. A player has no number. */
export const createSummedOptions = (
  game: Game,
  scope: Scope,
  options: readonly Target[],
  total: TotalBound,
): SummedOptions => ({
  options,
  numbers: options.map((option) => {
    const place = locateTarget(game, option);
    return place === null ? 0 : STAT_READERS[total.stat](game, place);
  }),
  total,
  than: evaluateAmount(game, scope, total.than),
});

/** The number of options to choose. */
export type CountBounds = { readonly min: number; readonly max: number };

/**
 * Returns whether a choice can be completed. It needs further options, starting at an index, that give the required
 * total number of options and a sum that meets the bound.
 */
export function canMeetTotal(
  { numbers, total, than }: SummedOptions,
  picked: readonly number[],
  { min, max }: CountBounds,
  from = (picked.at(-1) ?? -1) + 1,
): boolean {
  const begun = picked.reduce((sum, index) => sum + (numbers[index] ?? 0), 0);
  const rest = numbers.slice(from);
  const room = Math.max(0, Math.min(max - picked.length, rest.length));
  /** Sums that can be reached, by the number of further options. */
  const reached = Array.from({ length: room + 1 }, (_none, count) => new Set(count === 0 ? [begun] : []));
  for (const number of rest) {
    for (let count = room - 1; count >= 0; count -= 1) {
      for (const sum of reached[count] ?? []) reached[count + 1]?.add(sum + number);
    }
  }
  return reached.some(
    (sums, count) => picked.length + count >= min && [...sums].some((sum) => COMPARATORS[total.is](sum, than)),
  );
}

/** Returns whether the options chosen so far meet the bound. */
export const meetsTotal = (summed: SummedOptions, picked: readonly number[]): boolean =>
  canMeetTotal(summed, picked, { min: picked.length, max: picked.length });
