/** A draft: the text of the list, its name, and the format and date for which it is checked. */
export type MtgDraft = { readonly name: string; readonly text: string; readonly format: string; readonly on: string };

/** A draft with its undo steps (`past`) and redo steps (`future`). The next step of each is its last entry. */
export type MtgDraftHistory = {
  readonly past: readonly MtgDraft[];
  readonly present: MtgDraft;
  readonly future: readonly MtgDraft[];
  /** The part that is being typed, so that consecutive letters form one step; null between two steps. */
  readonly typing: "text" | "name" | null;
};

export type MtgDraftCommand =
  /** Changes a part letter by letter. */
  | { readonly do: "type"; readonly part: "text" | "name"; readonly to: string }
  /** Ends a step of typing. */
  | { readonly do: "rest" }
  | { readonly do: "set"; readonly to: Partial<MtgDraft> }
  | { readonly do: "undo" | "redo" };

const MAX_UNDO_STEPS = 100;

export const startDraftHistory = (present: MtgDraft): MtgDraftHistory => ({
  past: [],
  present,
  future: [],
  typing: null,
});

/** Applies a command. Returns the same history if nothing changes. */
export function applyDraftCommand(history: MtgDraftHistory, command: MtgDraftCommand): MtgDraftHistory {
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

const stepped = (past: readonly MtgDraft[], present: MtgDraft): readonly MtgDraft[] =>
  [...past, present].slice(-MAX_UNDO_STEPS);
