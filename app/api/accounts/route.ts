import { createAccount } from "@/lib/accounts/mutations";
import { signUpInput } from "@/lib/accounts/schema";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";

/** Makes an account. It does not sign in: that is one way for everybody, through the session's own route. */
export const POST = mutation({
  input: signUpInput,
  auth: "none",
  limit: "signUp",
  handle: async ({ input }) => ((await createAccount(input)) ? { status: 201, body: {} } : refuse("emailTaken")),
});
