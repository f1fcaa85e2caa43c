import { createRandomKey, getBrowserStorage } from "@/app/ui/editor/browser-storage";
import { createLocalId } from "@/app/ui/editor/local-decks";
import { EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { deckApi } from "./deck-api";
import { createDeckSaver } from "./deck-saver";
import { createDraftStore } from "./draft-store";

/** Saves a deck of this browser to the account without opening it; false when it stays in the browser for now. */
export async function saveToAccount(deckId: string, unnamed: string): Promise<boolean> {
  const start = { draft: EMPTY_DRAFT, base: null };
  const store = createDraftStore({
    deckId,
    start,
    storage: getBrowserStorage(),
    writer: createRandomKey(),
    now: Date.now,
  });
  const rest = { savedAt: null, now: Date.now, later: () => () => {}, newKey: createRandomKey, createLocalId };
  const saver = createDeckSaver({ store, api: deckApi, signedIn: true, unnamed, ...rest });
  await saver.save();
  saver.stop();
  return saver.get().at === "saved";
}
