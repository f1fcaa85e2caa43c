import { createMutationRoute } from "@/lib/http/mutation";
import { createPrivateReadRoute } from "@/lib/http/private-read";
import { createErrorResult } from "@/lib/http/route-result";
import { listOwnDeckNames } from "@/lib/magmell/decks/data";
import { createDeck } from "@/lib/magmell/decks/mutations";
import { createDeckInputSchema } from "@/lib/magmell/decks/schema";

/** The names of the viewer's own decks, to choose one to add cards to. */
export const GET = createPrivateReadRoute({
  auth: "required",
  limit: "read",
  handle: async ({ viewer }) => ({ status: 200, body: { decks: await listOwnDeckNames(viewer) } }),
});

export const POST = createMutationRoute({
  input: createDeckInputSchema,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, input }) => {
    const deck = await createDeck(viewer, input);
    if (!deck) return createErrorResult("tooMany");
    return { status: 201, body: { deck }, headers: { Location: `/api/decks/${deck.id}` } };
  },
});
