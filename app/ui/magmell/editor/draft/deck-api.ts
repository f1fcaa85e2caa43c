import type { SaveApi } from "@/app/ui/editor/draft-saver";
import { sendSaveRequest } from "@/app/ui/editor/send-save";
import type { DeckDraft } from "@/lib/magmell/decks/draft";
import type { SavedDeck } from "@/lib/magmell/decks/types";

export type DeckApi = SaveApi<DeckDraft, SavedDeck>;

/** The saved decks of the signed-in account, over HTTP. */
export const deckApi: DeckApi = {
  create: (draft, saveKey, copiedFrom) =>
    sendSaveRequest("POST", "/api/decks", { ...draft, saveKey, ...(copiedFrom ? { copiedFrom } : {}) }),
  update: (id, draft, expectedVersion, saveKey) =>
    sendSaveRequest("PUT", `/api/decks/${id}`, { ...draft, expectedVersion, saveKey }),
};
