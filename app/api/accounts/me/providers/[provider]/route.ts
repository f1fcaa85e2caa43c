import { unlinkProvider } from "@/lib/accounts/mutations";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { emptyInputSchema } from "@/lib/input-schemas";

/** Unlinks a sign-in provider from the account. */
export const DELETE = createMutationRoute({
  input: emptyInputSchema,
  auth: "required",
  proof: true,
  limit: "account",
  handle: async ({ viewer, params: { provider = "" } }) => {
    const outcome = await unlinkProvider(viewer, provider);
    if (outcome === "missing") return createErrorResult("notFound");
    return outcome === "lastWay" ? createErrorResult("lastWay") : { status: 204, body: null };
  },
});
