import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { emptyInputSchema } from "@/lib/input-schemas";
import { discardDraft } from "@/lib/magmell/catalogue/history/drafts/mutations";

export const DELETE = createMutationRoute({
  input: emptyInputSchema,
  auth: "admin",
  limit: "admin",
  handle: async ({ viewer, params }) =>
    (await discardDraft(viewer, params.id ?? "")) ? { status: 204, body: null } : createErrorResult("notFound"),
});
