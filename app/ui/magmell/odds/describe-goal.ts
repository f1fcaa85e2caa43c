import { format } from "@/app/i18n/format";
import { formatPercent } from "@/app/i18n/percent";
import type { DeckOdds } from "@/engine/magmell/odds";
import type { AssumptionTexts } from "./assumptions";

/**
 * Returns the chances for the target turn, one sentence each: that a card can be used, and that all needed colors are
 * there (if the deck needs any).
 */
export function describeGoal(
  { something, colors, allColors }: Pick<DeckOdds, "something" | "colors" | "allColors">,
  turn: number,
  { goal }: AssumptionTexts["odds"],
): readonly string[] {
  const first = format(goal.something, { turn, n: formatPercent(something[turn - 1] ?? 0) });
  if (colors.length === 0) return [first];
  return [first, format(goal.allColors, { n: formatPercent(allColors[turn - 1] ?? 0) })];
}
