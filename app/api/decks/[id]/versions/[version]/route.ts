import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { nameVersion } from "@/lib/magmell/decks/versions/mutations";
import { nameVersionInput, readVersion } from "@/lib/magmell/decks/versions/schema";

export const PATCH = mutation({
  input: nameVersionInput,
  auth: "required",
  limit: "deck",
  handle: async ({ viewer, input: { name }, params: { id = "", version: written } }) => {
    const version = readVersion(written);
    const outcome = version === null ? "missing" : await nameVersion(viewer, id, version, name);
    if (outcome === "missing") return refuse("notFound");
    return outcome === "full" ? refuse("tooMany") : { status: 200, body: { version, name: name || null } };
  },
});
