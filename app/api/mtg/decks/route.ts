import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { createMtgDeck } from "@/lib/mtg/decks/saved/mutations";
import { createMtgDeckSchema, MAX_DECK_SAVE_BYTES } from "@/lib/mtg/decks/saved/schema";

export const POST = createMutationRoute({
  input: createMtgDeckSchema,
  auth: "required",
  limit: "deck",
  maxBytes: MAX_DECK_SAVE_BYTES,
  handle: async ({ viewer, input }) => {
    const deck = await createMtgDeck(viewer, input);
    if (!deck) return createErrorResult("tooMany");
    return { status: 201, body: { deck }, headers: { Location: `/api/mtg/decks/${deck.id}` } };
  },
});
