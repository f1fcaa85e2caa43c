import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { nameDeckVersion } from "@/lib/magmell/decks/versions/mutations";
import { nameVersionInputSchema, parseVersionNumber } from "@/lib/magmell/decks/versions/schema";

export const PATCH = mutation({
  input: nameVersionInputSchema,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, input: { name }, params: { id = "", version: written } }) => {
    const version = parseVersionNumber(written);
    const outcome = version === null ? "missing" : await nameDeckVersion(viewer, id, version, name);
    if (outcome === "missing") return refuse("notFound");
    return outcome === "full" ? refuse("tooMany") : { status: 200, body: { version, name: name || null } };
  },
});
