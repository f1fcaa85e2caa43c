import { useSyncExternalStore } from "react";

/** How the opponent's turn is shown: its result at once, step by step automatically, or each step on a press. */
export const PACES = ["atOnce", "slow", "step"] as const;
export type Pace = (typeof PACES)[number];

/** How this browser shows tables. */
type TableSettings = {
  readonly pace: Pace;
  /** Whether phases, the turn count of both players and the rule numbers of the log are shown. */
  readonly ruleDetails: boolean;
};

const KEY = "grimoire.goldfish.view";
const USUAL: TableSettings = { pace: "slow", ruleDetails: false };

const listeners = new Set<() => void>();
let settings: TableSettings | null = null;

function readSettings(): TableSettings {
  try {
    const { pace, ruleDetails } = JSON.parse(window.localStorage.getItem(KEY) ?? "{}");
    return { pace: PACES.includes(pace) ? pace : USUAL.pace, ruleDetails: ruleDetails === true };
  } catch {
    return USUAL;
  }
}

/** Changes settings for all tables of this browser. Without storage they last as long as the page. */
export function changeTableSettings(change: Partial<TableSettings>): void {
  settings = { ...(settings ?? readSettings()), ...change };
  try {
    window.localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that forbids storage keeps nothing.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = (): TableSettings => {
  settings ??= readSettings();
  return settings;
};

export const useTableSettings = (): TableSettings => useSyncExternalStore(subscribe, current, () => USUAL);
