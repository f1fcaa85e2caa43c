import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { noInput } from "@/lib/input";
import { withdrawSuggestion } from "@/lib/magmell/suggestions/mutations";

export const DELETE = mutation({
  input: noInput,
  auth: "required",
  limit: "account",
  handle: async ({ viewer, params }) =>
    (await withdrawSuggestion(viewer, params.id ?? "")) ? { status: 204, body: null } : refuse("notFound"),
});
