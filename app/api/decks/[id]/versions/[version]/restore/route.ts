import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { restoreDeckVersion } from "@/lib/magmell/decks/versions/mutations";
import { parseVersionNumber, restoreVersionInputSchema } from "@/lib/magmell/decks/versions/schema";

export const POST = createMutationRoute({
  input: restoreVersionInputSchema,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, input, params: { id = "", version: written } }) => {
    const version = parseVersionNumber(written);
    if (version === null) return createErrorResult("notFound");
    const result = await restoreDeckVersion(viewer, id, version, input.expectedVersion);
    if (result.outcome === "missing") return createErrorResult("notFound");
    if (result.outcome === "conflict") return createErrorResult("conflict", undefined, { current: result.current });
    return { status: 200, body: { deck: result.deck } };
  },
});
