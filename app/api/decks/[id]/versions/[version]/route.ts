import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { nameDeckVersion } from "@/lib/magmell/decks/versions/mutations";
import { nameVersionInputSchema, parseVersionNumber } from "@/lib/magmell/decks/versions/schema";

export const PATCH = createMutationRoute({
  input: nameVersionInputSchema,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, input: { name }, params: { id = "", version: written } }) => {
    const version = parseVersionNumber(written);
    const outcome = version === null ? "missing" : await nameDeckVersion(viewer, id, version, name);
    if (outcome === "missing") return createErrorResult("notFound");
    return outcome === "full" ? createErrorResult("tooMany") : { status: 200, body: { version, name: name || null } };
  },
});
