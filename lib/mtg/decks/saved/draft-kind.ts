import type { DraftAdapter } from "@/lib/decks/persisted-draft";
import { DEFAULT_FORMAT_DATE } from "../../formats/format-date";
import {
  applyDraftCommand,
  type MtgDraft,
  type MtgDraftCommand,
  type MtgDraftHistory,
  startDraftHistory,
} from "../draft-history";
import { DRAFT_STORAGE_PREFIX } from "./clean-draft";
import { isSameDraft } from "./saved-draft";
import { parseMtgDraft, serializeMtgDraft } from "./stored-draft";

export const EMPTY_MTG_DRAFT: MtgDraft = { name: "", text: "", format: "type1", on: DEFAULT_FORMAT_DATE };

/**
 * The adapter for Magic drafts. A draft stays in the browser until the player saves it; from then on, it is saved to
 * the account automatically.
 */
export const MTG_DRAFT_KIND: DraftAdapter<MtgDraft, MtgDraftHistory, MtgDraftCommand> = {
  prefix: DRAFT_STORAGE_PREFIX,
  start: startDraftHistory,
  edit: applyDraftCommand,
  undo: (history) => applyDraftCommand(history, { do: "undo" }),
  redo: (history) => applyDraftCommand(history, { do: "redo" }),
  travel: (history, steps) => {
    let here = history;
    for (let left = Math.abs(steps); left > 0; left -= 1)
      here = applyDraftCommand(here, { do: steps < 0 ? "undo" : "redo" });
    return here;
  },
  unchanged: (before, after) => before === after,
  replace: (draft) => ({ do: "set", to: draft }),
  rename: (name) => ({ do: "set", to: { name } }),
  same: isSameDraft,
  savesItself: (_, pending) => pending,
  serialize: serializeMtgDraft,
  parse: parseMtgDraft,
};
