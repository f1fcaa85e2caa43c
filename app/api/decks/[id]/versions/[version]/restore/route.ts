import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { restoreDeckVersion } from "@/lib/magmell/decks/versions/mutations";
import { parseVersionNumber, restoreVersionInputSchema } from "@/lib/magmell/decks/versions/schema";

export const POST = mutation({
  input: restoreVersionInputSchema,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, input, params: { id = "", version: written } }) => {
    const version = parseVersionNumber(written);
    if (version === null) return refuse("notFound");
    const result = await restoreDeckVersion(viewer, id, version, input.expectedVersion);
    if (result.outcome === "missing") return refuse("notFound");
    if (result.outcome === "conflict") return refuse("conflict", undefined, { current: result.current });
    return { status: 200, body: { deck: result.deck } };
  },
});
