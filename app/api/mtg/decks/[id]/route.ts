import { createMutationRoute } from "@/lib/http/mutation";
import { createPrivateReadRoute } from "@/lib/http/private-read";
import { createErrorResult } from "@/lib/http/route-result";
import { emptyInputSchema } from "@/lib/input-schemas";
import { findMtgDeck } from "@/lib/mtg/decks/saved/data";
import { changeMtgDeck, deleteMtgDeck, saveMtgDeck } from "@/lib/mtg/decks/saved/mutations";
import { changeMtgDeckSchema, MAX_DECK_SAVE_BYTES, saveMtgDeckSchema } from "@/lib/mtg/decks/saved/schema";
import type { SavedMtgDeck } from "@/lib/mtg/decks/saved/types";

const answer = (deck: SavedMtgDeck | null) => (deck ? { status: 200, body: { deck } } : createErrorResult("notFound"));

export const GET = createPrivateReadRoute({
  auth: "none",
  limit: "read",
  handle: async ({ viewer, params }) => answer(await findMtgDeck(viewer, params.id ?? "")),
});

export const PUT = createMutationRoute({
  input: saveMtgDeckSchema,
  auth: "required",
  limit: "deck",
  maxBytes: MAX_DECK_SAVE_BYTES,
  handle: async ({ viewer, input, params }) => {
    const result = await saveMtgDeck(viewer, params.id ?? "", input);
    if (result.outcome === "missing") return createErrorResult("notFound");
    if (result.outcome === "conflict") return createErrorResult("conflict", undefined, { current: result.current });
    return answer(result.deck);
  },
});

export const PATCH = createMutationRoute({
  input: changeMtgDeckSchema,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, input, params: { id = "" } }) => {
    const deck = await changeMtgDeck(viewer, id, input);
    return deck === "hidden" ? createErrorResult("hidden") : answer(deck);
  },
});

export const DELETE = createMutationRoute({
  input: emptyInputSchema,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, params }) =>
    (await deleteMtgDeck(viewer, params.id ?? "")) ? { status: 204, body: null } : createErrorResult("notFound"),
});
