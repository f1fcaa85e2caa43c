import { createPrivateReadRoute } from "@/lib/http/private-read";
import { listOwnDeckNames } from "@/lib/magmell/decks/data";
import { MAGMELL_DECK_ROUTES } from "./deck-routes";

/** The names of the viewer's own decks, to choose one to add cards to. */
export const GET = createPrivateReadRoute({
  auth: "required",
  limit: "read",
  handle: async ({ viewer }) => ({ status: 200, body: { decks: await listOwnDeckNames(viewer) } }),
});

export const { POST } = MAGMELL_DECK_ROUTES;
