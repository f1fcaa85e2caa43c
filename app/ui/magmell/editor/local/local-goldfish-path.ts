import { getBrowserStorage } from "@/app/ui/editor/browser-storage";
import { readDraft } from "@/app/ui/editor/draft-slots";
import { printPasteableDeck } from "@/lib/magmell/play/start/pasteable-deck";

/** Returns the path of a goldfish game with a local deck, without the language prefix; the page reads its list. */
export function getLocalGoldfishPath(id: string): string {
  const kept = readDraft(getBrowserStorage(), id);
  const text = kept === null ? "" : printPasteableDeck(kept.history.present.deck);
  return `/goldfish?${new URLSearchParams({ code: text, deck: id })}`;
}
