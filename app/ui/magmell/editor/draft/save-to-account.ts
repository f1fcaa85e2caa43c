import { openBrowser } from "@/app/ui/editor/browser-storage";
import { EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { createDeckSaver } from "./deck-saver";
import { createDraftStore } from "./draft-store";

/** Saves a deck of this browser to the account without opening it; false when it stays in the browser for now. */
export async function saveToAccount(deckId: string, unnamed: string): Promise<boolean> {
  const store = createDraftStore({ deckId, start: { draft: EMPTY_DRAFT, base: null }, ...openBrowser() });
  const saver = createDeckSaver({ store, signedIn: true, savedAt: null, unnamed, later: () => () => {} });
  await saver.save();
  saver.stop();
  return saver.get().at === "saved";
}
