import { createMutationRoute } from "@/lib/http/mutation";
import { findKnownCards } from "@/lib/mtg/catalogue/data";
import { cardNamesSchema } from "@/lib/mtg/decks/schema";

/** Facts of the cards that a deck names. Nothing is changed: names are too many for an address. */
export const POST = createMutationRoute({
  input: cardNamesSchema,
  auth: "none",
  limit: "read",
  handle: async ({ input }) => ({ status: 200, body: { cards: await findKnownCards(input.names) } }),
});
