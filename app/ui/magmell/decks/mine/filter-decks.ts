import { foldForSearch } from "@/lib/japanese/search-fold";
import type { MyDeckRow } from "./my-deck-row";

/** The folder shown by a deck list: null for all decks, the empty name for decks without a folder. */
export type FolderFilter = string | null;

/**
 * Returns the decks of a folder whose name, tags or folder contain every typed word in any spelling, in the order of
 * the list.
 */
export function filterDecks(decks: readonly MyDeckRow[], typed: string, folder: FolderFilter): readonly MyDeckRow[] {
  const words = typed
    .split(/\s+/u)
    .map(foldForSearch)
    .filter((word) => word !== "");
  return decks.filter((deck) => {
    if (folder !== null && deck.folder !== folder) return false;
    const texts = [deck.name, deck.folder, ...deck.tags].map(foldForSearch);
    return words.every((word) => texts.some((text) => text.includes(word)));
  });
}

/** Returns the folders of the user's decks, sorted by name. */
export const listFolders = (decks: readonly MyDeckRow[]): readonly string[] =>
  [...new Set(decks.map(({ folder }) => folder))]
    .filter((folder) => folder !== "")
    .sort((a, b) => a.localeCompare(b, "ja"));
