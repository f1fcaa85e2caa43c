import { changeEmail } from "@/lib/accounts/mutations";
import { emailInput } from "@/lib/accounts/schema";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";

export const PUT = mutation({
  input: emailInput,
  auth: "required",
  limit: "password",
  handle: async ({ viewer, input }) => {
    const outcome = await changeEmail(viewer, input.email, input.proof);
    return outcome === "done" ? { status: 200, body: { email: input.email } } : refuse(outcome);
  },
});
