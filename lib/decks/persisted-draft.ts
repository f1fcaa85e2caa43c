/** A draft in the browser's storage with its undo history, so that it survives a reload. */
export type PersistedDraft<Draft, History> = {
  readonly history: History;
  /** The saved deck from which this draft began; `null` for a draft of no account. */
  readonly base: { readonly version: number; readonly draft: Draft } | null;
  /** Time of the last edit in milliseconds since 1970, and the tab that made it: of two drafts the later one wins. */
  readonly at: number;
  readonly writer: string;
  /** The deck that this one was copied from. */
  readonly copiedFrom: DeckOrigin | null;
  /** A save that was sent and not answered yet: the draft as sent, and the key by which the account knows a second try. */
  readonly pending: PendingSave<Draft> | null;
  /** The id of the local deck that became this account deck, so that its old URL still works. */
  readonly began: string | null;
};

/** The original of a copied deck: its name at that time, and its id if the copy may refer to it. */
export type DeckOrigin = { readonly id: string | null; readonly name: string };

/** A save in progress: the draft as sent, and a key that stays the same for every retry. */
export type PendingSave<Draft> = { readonly key: string; readonly draft: Draft };

/** The author id of a draft that nobody has edited yet. */
export const NO_DRAFT_AUTHOR = "";

/** The common part of draft histories: the current draft and the earlier steps. */
export type DraftHistoryBase<Draft> = { readonly present: Draft; readonly past: readonly unknown[] };

/** Operations on the drafts of one game: editing, comparison and serialization. */
export type DraftAdapter<Draft extends { readonly name: string }, History extends DraftHistoryBase<Draft>, Edit> = {
  /** The beginning of the keys under which a browser keeps them. */
  readonly prefix: string;
  readonly start: (draft: Draft) => History;
  /** Applies an edit. Without a change, returns the same history or one for which `unchanged` is true. */
  readonly edit: (history: History, edit: Edit) => History;
  readonly undo: (history: History) => History;
  readonly redo: (history: History) => History;
  /** Undoes (negative) or redoes (positive) up to a number of steps. */
  readonly travel: (history: History, steps: number) => History;
  readonly unchanged: (before: History, after: History) => boolean;
  /** Edits that replace the draft, and that rename it. */
  readonly replace: (draft: Draft, why: "otherTab" | "account") => Edit;
  readonly rename: (name: string) => Edit;
  /** Whether two drafts would be saved as the same content. */
  readonly same: (one: Draft, other: Draft) => boolean;
  /**
   * Whether an edited deck without an account is saved automatically after sign-in; `pending` if a save was already
   * sent.
   */
  readonly savesItself: (draft: Draft, pending: boolean) => boolean;
  readonly serialize: (kept: PersistedDraft<Draft, History>) => string;
  /** Parses a stored draft; null for a text that `serialize` did not write. */
  readonly parse: (written: string) => PersistedDraft<Draft, History> | null;
};

/** Returns whether a draft differs from the version in the account. */
export const hasUnsavedChanges = <Draft, History extends DraftHistoryBase<Draft>>(
  same: (one: Draft, other: Draft) => boolean,
  { history: { present }, base }: Pick<PersistedDraft<Draft, History>, "history" | "base">,
): boolean => base === null || !same(present, base.draft);
