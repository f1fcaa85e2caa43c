import type { KeepRule, OddsQuery } from "@/engine/magmell/odds";

/** Rules for keeping or redrawing the opening hand that a reader can choose. */
export const KEEP_RULES = ["always", "early", "autopilot", "own"] as const;
type KeepChoice = (typeof KEEP_RULES)[number];

/** Play or draw, and the keep rule for opening hands. */
export type OddsDealSetting = {
  readonly goesFirst: boolean;
  readonly keep: KeepChoice;
  /** The reader's own rule: keep hands with at least `least` units of a use cost between `from` and `to`. */
  readonly own: { readonly from: number; readonly to: number; readonly least: number };
};

/** Settings of odds: how cards are dealt, and the target turn among the player's own turns, from 1 to `ODDS_TURNS`. */
export type OddsSetting = OddsDealSetting & { readonly turn: number };

export const DEFAULT_ODDS_SETTING: OddsSetting = {
  goesFirst: true,
  turn: 4,
  keep: "early",
  own: { from: 1, to: 3, least: 2 },
};

/** Number of turns that odds are shown for. */
export const ODDS_TURNS = 8;

function keepRule({ keep, own }: OddsDealSetting): KeepRule {
  switch (keep) {
    case "always":
      return { keep: "always" };
    case "early":
      return { keep: "units", from: 1, to: 2, least: 1 };
    case "autopilot":
      return { keep: "autopilot" };
    case "own":
      return { keep: "units", ...own };
  }
}

/** Returns the odds query for the first `turns` turns with these deal settings. */
export const createOddsQuestion = (dealing: OddsDealSetting, turns: number = ODDS_TURNS): OddsQuery => ({
  goesFirst: dealing.goesFirst,
  keep: keepRule(dealing),
  turns,
});
