import type { ZodType } from "zod";
import type { DeckQueries } from "@/lib/decks/stored/data";
import type { DeckChange, DeckWrites } from "@/lib/decks/stored/mutations";
import type { DeckChangeInput, NewDeckInput, SaveOutcome } from "@/lib/decks/stored/types";
import type { FieldError } from "@/lib/error-codes";
import { createMutationRoute, type StrictObject } from "@/lib/http/mutation";
import { createPrivateReadRoute } from "@/lib/http/private-read";
import { createErrorResult, type RouteResult } from "@/lib/http/route-result";
import { emptyInputSchema } from "@/lib/input-schemas";

type DeckKind<Content extends { readonly deck: unknown }, Saved> = {
  readonly path: string;
  readonly find: DeckQueries<Saved>["findForViewer"];
  readonly writes: DeckWrites<Content, Saved>;
  readonly create: StrictObject & ZodType<NewDeckInput<Content>>;
  readonly save: StrictObject & ZodType<DeckChangeInput<Content>>;
  readonly change: StrictObject & ZodType<DeckChange>;
  /** Returns the errors of a deck beyond those of the schema. */
  readonly refuse?: (content: Partial<Content>) => Promise<readonly FieldError[]>;
  /** The largest body of a deck in bytes. */
  readonly maxBytes?: number;
};

/** Creates the routes of one game's saved decks. POST creates a deck; the other methods take its id. */
export function createDeckRoutes<Content extends { readonly deck: unknown }, Saved extends { readonly id: string }>(
  kind: DeckKind<Content, Saved>,
) {
  const { path, find, writes, maxBytes } = kind;
  const reject = async (input: Partial<Content>) => {
    const fields = (await kind.refuse?.(input)) ?? [];
    return fields.length > 0 ? createErrorResult("invalid", fields) : null;
  };
  const own = { auth: "required", limit: "deck" } as const;
  return {
    POST: createMutationRoute({
      ...own,
      input: kind.create,
      maxBytes,
      handle: async ({ viewer, input }) => {
        const refusal = await reject(input);
        if (refusal) return refusal;
        const deck = await writes.createDeck(viewer, input);
        if (!deck) return createErrorResult("tooMany");
        return { status: 201, body: { deck }, headers: { Location: `${path}/${deck.id}` } };
      },
    }),
    GET: createPrivateReadRoute({
      auth: "none",
      limit: "read",
      handle: async ({ viewer, params: { id = "" } }) => answerDeck(await find(viewer, id)),
    }),
    PUT: createMutationRoute({
      ...own,
      input: kind.save,
      maxBytes,
      handle: async ({ viewer, input, params: { id = "" } }) =>
        (await reject(input)) ?? answerSave(await writes.saveDeck(viewer, id, input)),
    }),
    PATCH: createMutationRoute({
      ...own,
      input: kind.change,
      handle: async ({ viewer, input, params: { id = "" } }) => {
        const deck = await writes.changeDeck(viewer, id, input);
        return deck === "hidden" ? createErrorResult("hidden") : answerDeck(deck);
      },
    }),
    DELETE: createMutationRoute({
      ...own,
      input: emptyInputSchema,
      handle: async ({ viewer, params: { id = "" } }) =>
        (await writes.deleteDeck(viewer, id)) ? { status: 204, body: null } : createErrorResult("notFound"),
    }),
  };
}

const answerDeck = (deck: unknown): RouteResult =>
  deck ? { status: 200, body: { deck } } : createErrorResult("notFound");

/** Returns the result of a save; a conflict includes the current deck. */
export const answerSave = (save: SaveOutcome<unknown>): RouteResult =>
  save.outcome === "conflict"
    ? createErrorResult("conflict", undefined, { current: save.current })
    : answerDeck(save.outcome === "saved" && save.deck);
