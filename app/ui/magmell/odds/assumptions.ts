import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { formatPercent } from "@/app/i18n/percent";
import type { OddsDealSetting } from "./setting";

/** Texts of odds and their separator. */
export type AssumptionTexts = { readonly odds: Dictionary["odds"]; readonly join: string };

/**
 * Returns the assumptions of odds in one line. `kept` is the share of hands that the keep rule keeps. `rest` selects
 * the assumption of exact odds, which end at the first catalyst, or of sampled ones, which do not.
 */
export function describeAssumptions(
  { goesFirst, keep, own }: OddsDealSetting,
  kept: number,
  { odds, join }: AssumptionTexts,
  rest: "rest" | "sampled" = "rest",
): string {
  const { assume } = odds;
  const rule = format(assume[keep], { ...own, kept: formatPercent(kept) });
  return [goesFirst ? assume.first : assume.second, rule, assume[rest]].join(join);
}
