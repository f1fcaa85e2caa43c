import type { Viewer } from "@/lib/accounts/types";
import type { Visibility } from "./types";

/** What the questions below look at. Without an owner it is a starter deck, which nobody may change. */
type Guarded = { readonly ownerId: string | null; readonly visibility: Visibility };

/** Whether the deck belongs to the viewer. */
export const owns = (viewer: Viewer | null, deck: Guarded): boolean =>
  viewer !== null && viewer.userId === deck.ownerId;

/** Whether the viewer may see a deck found by its id. An unlisted one is seen by its link and not by its id. */
export const maySee = (viewer: Viewer | null, deck: Guarded): boolean =>
  deck.visibility === "public" || owns(viewer, deck);

/** Whether whoever holds the link of a deck may see it. */
export const maySeeByLink = (deck: Guarded): boolean => deck.visibility === "unlisted";

/** Whether the viewer may change or delete the deck, or decide who sees it. */
export const mayEdit = owns;
