import { createMutationRoute } from "@/lib/http/mutation";
import { findKnownCards } from "@/lib/mtg/catalogue/data";
import { cardNamesSchema } from "@/lib/mtg/decks/schema";

/** Returns facts of the cards in a deck. Changes nothing; it is a POST because the names are too long for a URL. */
export const POST = createMutationRoute({
  input: cardNamesSchema,
  auth: "none",
  limit: "read",
  handle: async ({ input }) => ({ status: 200, body: { cards: await findKnownCards(input.names) } }),
});
