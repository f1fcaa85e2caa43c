import { createPrivateReadRoute } from "@/lib/http/private-read";
import { listOwnDeckNames } from "@/lib/magmell/decks/data";
import { MAGMELL_DECK_ROUTES } from "./deck-routes";

/** Returns the names of the viewer's own decks, for adding a card to one of them. */
export const GET = createPrivateReadRoute({
  auth: "required",
  limit: "read",
  handle: async ({ viewer }) => ({ status: 200, body: { decks: await listOwnDeckNames(viewer) } }),
});

export const { POST } = MAGMELL_DECK_ROUTES;
