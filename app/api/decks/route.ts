import { mutation } from "@/lib/http/mutation";
import { privateRead } from "@/lib/http/private-read";
import { refuse } from "@/lib/http/refuse";
import { listOwnDeckNames } from "@/lib/magmell/decks/data";
import { createDeck } from "@/lib/magmell/decks/mutations";
import { createDeckInputSchema } from "@/lib/magmell/decks/schema";

/** The names of the viewer's own decks, to choose one to add cards to. */
export const GET = privateRead({
  auth: "required",
  limit: "read",
  handle: async ({ viewer }) => ({ status: 200, body: { decks: await listOwnDeckNames(viewer) } }),
});

export const POST = mutation({
  input: createDeckInputSchema,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, input }) => {
    const deck = await createDeck(viewer, input);
    if (!deck) return refuse("tooMany");
    return { status: 201, body: { deck }, headers: { Location: `/api/decks/${deck.id}` } };
  },
});
