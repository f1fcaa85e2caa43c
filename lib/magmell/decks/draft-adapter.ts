import type { DraftAdapter } from "@/lib/decks/persisted-draft";
import {
  applyDraftEdit,
  createDraftHistory,
  type DeckDraft,
  type DraftEdit,
  type DraftHistory,
  isSameDraft,
  redoDraftEdit,
  stepThroughHistory,
  undoDraftEdit,
} from "./draft";
import { DRAFT_KEY_PREFIX } from "./draft-prefix";
import { parseStoredDraft, serializeDraft } from "./stored-draft";

/** The adapter for MAGMELL drafts. A draft with at least one card is saved automatically. */
export const DRAFT_ADAPTER: DraftAdapter<DeckDraft, DraftHistory, DraftEdit> = {
  prefix: DRAFT_KEY_PREFIX,
  start: createDraftHistory,
  edit: applyDraftEdit,
  undo: undoDraftEdit,
  redo: redoDraftEdit,
  travel: stepThroughHistory,
  unchanged: (before, after) => before.present === after.present && before.past.length === after.past.length,
  replace: (draft, why) => ({ do: "replace", why, ...draft }),
  rename: (to) => ({ do: "rename", to, typing: false }),
  same: isSameDraft,
  savesItself: ({ deck, candidates }) => deck.grimoire.length + deck.stoneDeck.length + candidates.length > 0,
  serialize: serializeDraft,
  parse: parseStoredDraft,
};
