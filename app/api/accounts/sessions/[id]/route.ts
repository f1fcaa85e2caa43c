import { revokeSession } from "@/lib/accounts/mutations";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { emptyInputSchema, isUuid } from "@/lib/input-schemas";

export const DELETE = createMutationRoute({
  input: emptyInputSchema,
  auth: "required",
  limit: "account",
  handle: async ({ viewer, params: { id = "" } }) =>
    isUuid(id) && (await revokeSession(viewer, id)) ? { status: 204, body: null } : createErrorResult("notFound"),
});
