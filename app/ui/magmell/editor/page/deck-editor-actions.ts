import type { Dictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { isLocalId } from "@/app/ui/editor/draft-slots";
import { getLocalDeckPath, getLocalDecks, NEW_DECK_PATH } from "@/app/ui/editor/local-decks";
import { nameCopy } from "@/lib/decks/copy-name";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { createSampleDeck } from "@/lib/magmell/decks/sample-deck";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import type { DraftStore } from "../draft/draft-store";

/** An action of the deck editor that needs no dialog. */
export type DeckEditorAction = "sample" | "goldfish" | "create" | "duplicate" | "remove";

type EditorTarget = {
  readonly store: DraftStore;
  readonly catalogue: Catalogue;
  readonly lang: Lang;
  readonly words: Pick<Dictionary["builder"], "copyName" | "unnamed">;
};

/**
 * Runs an action of the deck editor; returns false if it cannot be done. All actions except `sample` open another page.
 */
export function runDeckEditorAction(act: DeckEditorAction, place: EditorTarget): boolean {
  const { store, catalogue, lang } = place;
  switch (act) {
    case "sample":
      return startFromSample(store, catalogue);
    case "goldfish":
      return go(goldfishPath(store, catalogue), lang);
    case "create":
      return go(NEW_DECK_PATH, lang);
    case "duplicate":
      return go(duplicate(place), lang);
    case "remove":
      getLocalDecks().remove(store.deckId());
      return go("/decks/mine", lang);
  }
}

function go(path: string | null, lang: Lang): boolean {
  if (path !== null) window.location.assign(localizePath(lang, path));
  return path !== null;
}

/** Replaces the draft by a sample deck. Returns false if the catalogue has too few cards for one. */
function startFromSample(store: DraftStore, { definitions }: Catalogue): boolean {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const deck = createSampleDeck(definitions, seed);
  if (deck) store.edit({ do: "replace", why: "sample", deck });
  return deck !== null;
}

/** The path where the deck is played alone, under its name; `null` when it cannot be written as a code. */
function goldfishPath(store: DraftStore, { cards }: Catalogue): string | null {
  const encoded = encodeDeck(store.get().history.present.deck, createNumberTable(cards));
  return encoded.ok ? `/goldfish/${encoded.code}?deck=${store.deckId()}` : null;
}

/** The path of a copy as a local deck; `null` when this browser has no room for it. */
function duplicate({ store, words }: EditorTarget): string | null {
  const { history, copiedFrom } = store.get();
  const { present } = history;
  const { copyName, unnamed } = words;
  const id = store.deckId();
  const lineage = isLocalId(id) ? copiedFrom : { id, name: present.name };
  const decks = getLocalDecks();
  const taken = decks.list().map(({ name }) => name);
  const copy = decks.create({ ...present, name: nameCopy(present.name || unnamed, copyName, taken) }, lineage);
  return copy === null ? null : getLocalDeckPath(copy);
}
