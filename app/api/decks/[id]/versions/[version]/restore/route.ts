import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { restoreVersion } from "@/lib/magmell/decks/versions/mutations";
import { readVersion, restoreVersionInput } from "@/lib/magmell/decks/versions/schema";

export const POST = mutation({
  input: restoreVersionInput,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, input, params: { id = "", version: written } }) => {
    const version = readVersion(written);
    if (version === null) return refuse("notFound");
    const result = await restoreVersion(viewer, id, version, input.expectedVersion);
    if (result.outcome === "missing") return refuse("notFound");
    if (result.outcome === "conflict") return refuse("conflict", undefined, { current: result.current });
    return { status: 200, body: { deck: result.deck } };
  },
});
