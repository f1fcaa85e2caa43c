import type { DeckDraft } from "../draft";

/** The state of a deck after a save. Plain JSON. */
export type DeckVersion = {
  readonly version: number;
  /** ISO 8601. */
  readonly savedAt: string;
  /** The name given by the owner; null for a version that may be deleted automatically. */
  readonly name: string | null;
  /** Whether it is the current version. */
  readonly current: boolean;
  readonly draft: DeckDraft;
};

/** The versions of a deck that a viewer may see, newest first. */
export type DeckVersions = {
  readonly id: string;
  readonly name: string;
  readonly mine: boolean;
  /** The version of the deck, which a restoring names as its base. */
  readonly version: number;
  readonly entries: readonly DeckVersion[];
};
