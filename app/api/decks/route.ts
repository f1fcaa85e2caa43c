import { createDeck } from "@/lib/decks/mutations";
import { createDeckInput } from "@/lib/decks/schema";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";

export const POST = mutation({
  input: createDeckInput,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, input }) => {
    const deck = await createDeck(viewer, input);
    if (!deck) return refuse("tooMany");
    return { status: 201, body: { deck }, headers: { Location: `/api/decks/${deck.id}` } };
  },
});
