import { answerSave } from "@/app/api/deck-routes";
import { createMutationRoute } from "@/lib/http/mutation";
import { restoreDeckVersion } from "@/lib/magmell/decks/versions/mutations";
import { parseVersionNumber, restoreVersionInputSchema } from "@/lib/magmell/decks/versions/schema";

export const POST = createMutationRoute({
  input: restoreVersionInputSchema,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, input, params: { id = "", version: written } }) => {
    const version = parseVersionNumber(written);
    if (version === null) return answerSave({ outcome: "missing" });
    return answerSave(await restoreDeckVersion(viewer, id, version, input.expectedVersion));
  },
});
