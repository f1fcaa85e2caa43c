import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { emptyInputSchema } from "@/lib/input-schemas";
import { likeDeck, unlikeDeck } from "@/lib/magmell/decks/likes/mutations";

const answer = (result: Awaited<ReturnType<typeof likeDeck>>) => {
  if (result === "full") return createErrorResult("tooMany");
  return result ? { status: 200, body: result } : createErrorResult("notFound");
};

export const POST = createMutationRoute({
  input: emptyInputSchema,
  auth: "required",
  limit: "social",
  handle: async ({ viewer, params }) => answer(await likeDeck(viewer, params.id ?? "")),
});

export const DELETE = createMutationRoute({
  input: emptyInputSchema,
  auth: "required",
  limit: "social",
  handle: async ({ viewer, params }) => answer(await unlikeDeck(viewer, params.id ?? "")),
});
