import { mutation } from "@/lib/http/mutation";
import { privateRead } from "@/lib/http/private-read";
import { refuse } from "@/lib/http/refuse";
import { noInput } from "@/lib/input";
import { findDeckForViewer } from "@/lib/magmell/decks/data";
import { changeDeck, deleteDeck, saveDeck } from "@/lib/magmell/decks/mutations";
import { changeDeckInputSchema, saveDeckInputSchema } from "@/lib/magmell/decks/schema";
import type { SavedDeck } from "@/lib/magmell/decks/types";

const answer = (deck: SavedDeck | null) => (deck ? { status: 200, body: { deck } } : refuse("notFound"));

export const GET = privateRead({
  auth: "none",
  limit: "read",
  handle: async ({ viewer, params }) => answer(await findDeckForViewer(viewer, params.id ?? "")),
});

export const PUT = mutation({
  input: saveDeckInputSchema,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, input, params }) => {
    const result = await saveDeck(viewer, params.id ?? "", input);
    if (result.outcome === "missing") return refuse("notFound");
    if (result.outcome === "conflict") return refuse("conflict", undefined, { current: result.current });
    return answer(result.deck);
  },
});

export const PATCH = mutation({
  input: changeDeckInputSchema,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, input, params: { id = "" } }) => {
    const deck = await changeDeck(viewer, id, input);
    return deck === "hidden" ? refuse("hidden") : answer(deck);
  },
});

export const DELETE = mutation({
  input: noInput,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, params }) =>
    (await deleteDeck(viewer, params.id ?? "")) ? { status: 204, body: null } : refuse("notFound"),
});
