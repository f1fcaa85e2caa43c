import type { Viewer } from "@/lib/accounts/types";
import type { Visibility } from "@/lib/decks/visibility";
import { findOwnDeck } from "../data";
import { changeDeck } from "../mutations";
import type { SavedDeck } from "../types";

/** Sets the visibility of a deck and returns the changed deck; null if the viewer has no such deck. */
export async function setDeckVisibility(viewer: Viewer, id: string, visibility: Visibility): Promise<SavedDeck | null> {
  const changed = await changeDeck(viewer, id, { visibility });
  return changed === "hidden" ? findOwnDeck(viewer, id) : changed;
}
