import { type KeptStore, openKeptStore, type StoreOptions, type StoreState } from "@/app/ui/editor/kept-store";
import type { Draft, DraftEdit, DraftHistory } from "@/lib/magmell/decks/draft";
import { DRAFT_KIND } from "@/lib/magmell/decks/draft-kind";

export type DraftState = StoreState<Draft, DraftHistory>;
export type DraftStore = KeptStore<Draft, DraftHistory, DraftEdit>;

/** Returns a draft of MAGMELL outside React: edited, undone, and written to the browser's storage in the same moment. */
export const openDraftStore = (options: StoreOptions<Draft>): DraftStore => openKeptStore(DRAFT_KIND, options);
