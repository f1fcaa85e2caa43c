import type { FormatId } from "@/engine/mtg/deck";

/** Everything on the desk: the text of the list, its name, and the format and day for which it is judged. */
export type Desk = { readonly name: string; readonly text: string; readonly format: FormatId; readonly on: string };

/** The desk with the steps that can be taken back and done again; the next step of either is its last entry. */
export type DeskHistory = {
  readonly past: readonly Desk[];
  readonly present: Desk;
  readonly future: readonly Desk[];
  /** The part that is being typed, so that letters are joined to one step; `null` between two steps. */
  readonly typing: "text" | "name" | null;
};

export type DeskCommand =
  /** Changes a part letter by letter. */
  | { readonly do: "type"; readonly part: "text" | "name"; readonly to: string }
  /** Ends a step of typing. */
  | { readonly do: "rest" }
  | { readonly do: "set"; readonly to: Partial<Desk> }
  | { readonly do: "undo" | "redo" };

const MOST_STEPS = 100;

export const startDesk = (present: Desk): DeskHistory => ({ past: [], present, future: [], typing: null });

/** Carries a command out. A command without effect gives the same history. */
export function onDesk(history: DeskHistory, command: DeskCommand): DeskHistory {
  const { past, present, future, typing } = history;
  switch (command.do) {
    case "rest":
      return typing === null ? history : { ...history, typing: null };
    case "undo": {
      const before = past.at(-1);
      return before === undefined
        ? history
        : { past: past.slice(0, -1), present: before, future: [...future, present], typing: null };
    }
    case "redo": {
      const next = future.at(-1);
      return next === undefined
        ? history
        : { past: [...past, present], present: next, future: future.slice(0, -1), typing: null };
    }
    case "type": {
      if (present[command.part] === command.to) return history;
      const next = { ...present, [command.part]: command.to };
      const steps = typing === command.part ? past : stepped(past, present);
      return { past: steps, present: next, future: [], typing: command.part };
    }
    case "set": {
      const next = { ...present, ...command.to };
      return JSON.stringify(next) === JSON.stringify(present)
        ? history
        : { past: stepped(past, present), present: next, future: [], typing: null };
    }
  }
}

const stepped = (past: readonly Desk[], present: Desk): readonly Desk[] => [...past, present].slice(-MOST_STEPS);
