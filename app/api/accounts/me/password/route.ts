import { changePassword } from "@/lib/accounts/mutations";
import { changePasswordInputSchema } from "@/lib/accounts/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";

export const PUT = createMutationRoute({
  input: changePasswordInputSchema,
  auth: "required",
  limit: "password",
  renews: true,
  proof: true,
  proofField: "current",
  handle: async ({ viewer, input }) =>
    (await changePassword(viewer, input.current, input.next))
      ? { status: 204, body: null }
      : createErrorResult("wrongPassword"),
});
