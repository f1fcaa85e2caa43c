import { changePassword } from "@/lib/accounts/mutations";
import { changePasswordInputSchema } from "@/lib/accounts/schema";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";

export const PUT = mutation({
  input: changePasswordInputSchema,
  auth: "required",
  limit: "password",
  renews: true,
  proof: true,
  proofField: "current",
  handle: async ({ viewer, input }) =>
    (await changePassword(viewer, input.current, input.next)) ? { status: 204, body: null } : refuse("wrongPassword"),
});
