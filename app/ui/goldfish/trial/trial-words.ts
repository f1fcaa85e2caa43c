import type { Dictionary } from "@/app/i18n/dictionary";

/** The words of the trial page. */
export type TrialWords = {
  readonly trial: Dictionary["goldfishTrial"];
  readonly join: string;
  readonly seats: { readonly first: string; readonly second: string };
};

export const trialWords = ({
  goldfishTrial: trial,
  deckStatistics,
  goldfish,
}: Pick<Dictionary, "goldfishTrial" | "deckStatistics" | "goldfish">): TrialWords => ({
  trial,
  join: deckStatistics.join,
  seats: { first: goldfish.first.goFirst, second: goldfish.first.goSecond },
});
