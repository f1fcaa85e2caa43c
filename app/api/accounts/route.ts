import { adminNames } from "@/lib/accounts/data";
import { createAccount } from "@/lib/accounts/mutations";
import { nameFaults } from "@/lib/accounts/new-name";
import { signUpInput } from "@/lib/accounts/schema";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { env } from "@/lib/server/env";

/** Creates an account without signing in: everybody signs in by the route of next-auth. */
export const POST = mutation({
  input: signUpInput,
  auth: "none",
  limit: "signUp",
  handle: async ({ input }) => {
    if (env().SIGN_UP === "closed") return refuse("signUpClosed");
    const faults = nameFaults(input.name, null, await adminNames());
    if (faults.length > 0) return refuse("invalid", faults);
    return (await createAccount(input)) ? { status: 201, body: {} } : refuse("emailTaken");
  },
});
