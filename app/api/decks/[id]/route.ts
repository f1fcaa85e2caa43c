import { createMutationRoute } from "@/lib/http/mutation";
import { createPrivateReadRoute } from "@/lib/http/private-read";
import { createErrorResult } from "@/lib/http/route-result";
import { emptyInputSchema } from "@/lib/input-schemas";
import { findDeckForViewer } from "@/lib/magmell/decks/data";
import { changeDeck, deleteDeck, saveDeck } from "@/lib/magmell/decks/mutations";
import { changeDeckInputSchema, saveDeckInputSchema } from "@/lib/magmell/decks/schema";
import type { SavedDeck } from "@/lib/magmell/decks/types";

const answer = (deck: SavedDeck | null) => (deck ? { status: 200, body: { deck } } : createErrorResult("notFound"));

export const GET = createPrivateReadRoute({
  auth: "none",
  limit: "read",
  handle: async ({ viewer, params }) => answer(await findDeckForViewer(viewer, params.id ?? "")),
});

export const PUT = createMutationRoute({
  input: saveDeckInputSchema,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, input, params }) => {
    const result = await saveDeck(viewer, params.id ?? "", input);
    if (result.outcome === "missing") return createErrorResult("notFound");
    if (result.outcome === "conflict") return createErrorResult("conflict", undefined, { current: result.current });
    return answer(result.deck);
  },
});

export const PATCH = createMutationRoute({
  input: changeDeckInputSchema,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, input, params: { id = "" } }) => {
    const deck = await changeDeck(viewer, id, input);
    return deck === "hidden" ? createErrorResult("hidden") : answer(deck);
  },
});

export const DELETE = createMutationRoute({
  input: emptyInputSchema,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, params }) =>
    (await deleteDeck(viewer, params.id ?? "")) ? { status: 204, body: null } : createErrorResult("notFound"),
});
