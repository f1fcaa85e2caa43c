import { format } from "@/app/i18n/format";
import { formatPercent } from "@/app/i18n/percent";
import type { DeckOdds } from "@/engine/magmell/odds";
import type { AssumptionTexts } from "./assumptions";

/** Returns the chances of the turn that is aimed at, a sentence each: something to use, and all colors where any is needed. */
export function describeGoal(
  { something, colors, allColors }: Pick<DeckOdds, "something" | "colors" | "allColors">,
  turn: number,
  { goal }: AssumptionTexts["odds"],
): readonly string[] {
  const first = format(goal.something, { turn, n: formatPercent(something[turn - 1] ?? 0) });
  if (colors.length === 0) return [first];
  return [first, format(goal.allColors, { n: formatPercent(allColors[turn - 1] ?? 0) })];
}
