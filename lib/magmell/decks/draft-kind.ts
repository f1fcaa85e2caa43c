import type { DraftAdapter } from "@/lib/decks/kept-draft";
import {
  type Draft,
  type DraftEdit,
  type DraftHistory,
  editDraft,
  redo,
  sameDraft,
  startHistory,
  travel,
  undo,
} from "./draft";
import { parseStoredDraft, serializeDraft } from "./stored-draft";

/** Drafts of MAGMELL. A deck that holds a card is saved by itself. */
export const DRAFT_KIND: DraftAdapter<Draft, DraftHistory, DraftEdit> = {
  prefix: "grimoire.draft.",
  start: startHistory,
  edit: editDraft,
  undo,
  redo,
  travel,
  unchanged: (before, after) => before.present === after.present && before.past.length === after.past.length,
  replace: (draft, why) => ({ do: "replace", why, ...draft }),
  rename: (to) => ({ do: "rename", to, typing: false }),
  same: sameDraft,
  savesItself: ({ deck, candidates }) => deck.grimoire.length + deck.stoneDeck.length + candidates.length > 0,
  serialize: serializeDraft,
  parse: parseStoredDraft,
};
