import type { CountSpec } from "../../model/effect";
import type { Scope } from "../../model/scope";
import type { Game } from "../../model/state";
import { evaluateAmount } from "./evaluate";

/**
 * Returns the lowest and highest number that may be chosen, given how many options are available. As many as possible
 * must be chosen (103), and at least 0 (203.3). If the text leaves the number open, `least` is the minimum.
 */
export function computeCountBounds(
  game: Game,
  scope: Scope,
  count: CountSpec,
  there: number,
  least = 0,
): { min: number; max: number } {
  const within = (number: number): number => Math.max(0, Math.min(number, there));
  if (typeof count === "object" && "min" in count) {
    const max = within(evaluateAmount(game, scope, count.max));
    return { min: Math.min(max, Math.max(least, within(evaluateAmount(game, scope, count.min)))), max };
  }
  const exact = within(evaluateAmount(game, scope, count));
  return { min: exact, max: exact };
}
