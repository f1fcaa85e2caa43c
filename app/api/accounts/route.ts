import { createAccount } from "@/lib/accounts/mutations";
import { signUpInput } from "@/lib/accounts/schema";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";

/** Creates an account without signing in: everybody signs in by the route of next-auth. */
export const POST = mutation({
  input: signUpInput,
  auth: "none",
  limit: "signUp",
  handle: async ({ input }) => ((await createAccount(input)) ? { status: 201, body: {} } : refuse("emailTaken")),
});
