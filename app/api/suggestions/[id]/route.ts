import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { emptyInputSchema } from "@/lib/input-schemas";
import { withdrawSuggestion } from "@/lib/magmell/suggestions/mutations";

export const DELETE = createMutationRoute({
  input: emptyInputSchema,
  auth: "required",
  limit: "account",
  handle: async ({ viewer, params }) =>
    (await withdrawSuggestion(viewer, params.id ?? "")) ? { status: 204, body: null } : createErrorResult("notFound"),
});
