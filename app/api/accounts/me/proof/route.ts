import { reauthenticate } from "@/lib/accounts/reauth/mutations";
import { reauthInputSchema } from "@/lib/accounts/reauth/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult, createRateLimitResult } from "@/lib/http/route-result";

/** Proves that whoever sits here is the owner of the account; what needs that is open for a quarter of an hour. */
export const POST = createMutationRoute({
  input: reauthInputSchema,
  auth: "required",
  limit: "password",
  renews: true,
  handle: async ({ viewer, input }) => {
    const proof = await reauthenticate(viewer, input);
    if (proof.ok) return { status: 204, body: null };
    return "wait" in proof ? createRateLimitResult(proof.wait) : createErrorResult(proof.code);
  },
});
