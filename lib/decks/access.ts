import type { Viewer } from "@/lib/accounts/types";
import type { Visibility } from "./visibility";

/** The part of a deck that determines access. A deck without an owner is a starter deck, which nobody can change. */
type Guarded = { readonly ownerId: string | null; readonly visibility: Visibility };

/** Returns whether the deck belongs to the viewer. */
export const isDeckOwner = (viewer: Viewer | null, deck: Guarded): boolean =>
  viewer !== null && viewer.userId === deck.ownerId;

/**
 * Returns whether the viewer may see a deck found by its id. Unlisted decks are visible by their link only, not by id.
 */
export const canViewDeck = (viewer: Viewer | null, deck: Guarded): boolean =>
  deck.visibility === "public" || isDeckOwner(viewer, deck);

/**
 * Returns the query condition for decks that the viewer may see (`canViewDeck`). With it, a query for a hidden deck
 * takes as long as for a missing one. No user has the empty id.
 */
export const getVisibleDeckFilter = (viewer: Viewer | null) => ({
  OR: [{ visibility: "public" as const }, { ownerId: viewer?.userId ?? "" }],
});

/** Returns the query condition for decks that the viewer may edit (`canEditDeck`). */
export const getOwnedDeckFilter = (viewer: Viewer | null) => ({ ownerId: viewer?.userId ?? "" });

/** Returns whether a deck may be seen by its link. */
export const isUnlistedDeck = (deck: Guarded): boolean => deck.visibility === "unlisted";

/** Returns whether the viewer may change or delete the deck, or set its visibility. */
export const canEditDeck = isDeckOwner;
