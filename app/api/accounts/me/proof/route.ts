import { reauthenticate } from "@/lib/accounts/proof/mutations";
import { reauthInputSchema } from "@/lib/accounts/proof/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult, createRateLimitResult } from "@/lib/http/refuse";

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
