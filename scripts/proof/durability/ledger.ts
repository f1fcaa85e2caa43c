import { saveLines, saveNumber } from "./save-content";

/** A writer's record of one deck: what the site has acknowledged. */
export type Entry = {
  readonly id: string;
  /** Version that the last answer named. */
  version: number;
  /** Number of the newest save that the site acknowledged. */
  acknowledged: number;
  /** Number of a later save that was sent and got no answer. */
  unanswered: number | null;
};

/** A deck as the database holds it. */
export type StoredDeck = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly lines: readonly string[];
  /** Name and line names of the newest recorded version. */
  readonly recorded: { readonly name: string; readonly lines: readonly string[] } | null;
};

/** Outcome of the last save of one deck. */
export type SaveOutcome = "kept" | "lost" | "half saved";

/**
 * Returns the outcome for a deck: "kept" if the stored deck is the newest acknowledged save or a later unanswered one,
 * "half saved" if its parts are from different saves, otherwise "lost".
 */
export function classifySave(entry: Entry, stored: StoredDeck | undefined): SaveOutcome {
  if (stored === undefined) return "lost";
  const save = saveNumber(stored.name);
  const lines = saveLines(save).join();
  const whole =
    stored.description === stored.name &&
    stored.lines.join() === lines &&
    stored.recorded?.name === stored.name &&
    stored.recorded.lines.join() === lines;
  if (!whole) return "half saved";
  return save === entry.acknowledged || save === entry.unanswered ? "kept" : "lost";
}
