import type { Lang } from "@/app/i18n/lang";
import { getBrowserStorage } from "@/app/ui/editor/browser-storage";
import { readDraft } from "@/app/ui/editor/draft-slots";
import { type DeckLook, drawDeck } from "@/app/ui/magmell/decks/mine/draw-deck";
import { checkDeck } from "@/engine/magmell";
import { type CatalogueSnapshot, readSnapshot } from "@/lib/magmell/catalogue/views/snapshot";

/** The look of a draft, and the number of its errors. */
export type DraftLook = DeckLook & { readonly errors: number };

/** Loads the cards of a catalogue version, which the browser caches, and returns a function that draws drafts. */
export async function loadDraftLooks(version: string, lang: Lang): Promise<(id: string) => DraftLook | null> {
  const response = await fetch(`/api/v1/snapshot/${encodeURIComponent(version)}`);
  if (!response.ok) throw new Error(`The snapshot answered ${response.status}`);
  const catalogue = readSnapshot((await response.json()) as CatalogueSnapshot);
  return (id) => {
    const draft = readDraft(getBrowserStorage(), id)?.history.present;
    if (!draft) return null;
    const problems = checkDeck(draft.deck, catalogue.definitions);
    return {
      ...drawDeck(draft.deck, draft.about.hero, catalogue, lang),
      errors: problems.filter(({ severity }) => severity === "error").length,
    };
  };
}
