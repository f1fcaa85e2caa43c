import type { KeepRule } from "@/engine/magmell/odds";

/** Ways to redraw that a reader chooses from. */
export const KEEPS = ["always", "early", "autopilot", "own"] as const;
type KeepChoice = (typeof KEEPS)[number];

/** The question that odds are asked with. */
export type OddsSetting = {
  readonly goesFirst: boolean;
  readonly keep: KeepChoice;
  /** The reader's own rule: keep with at least so many units of these use costs. */
  readonly own: { readonly from: number; readonly to: number; readonly least: number };
};

export const USUAL: OddsSetting = { goesFirst: true, keep: "early", own: { from: 1, to: 3, least: 2 } };

/** Number of turns that odds are shown for. */
export const TURNS = 8;

export function keepRule({ keep, own }: OddsSetting): KeepRule {
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
