import { renewRecoveryCodes } from "@/lib/accounts/second-factor/mutations";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { noInput } from "@/lib/input";

/** Gives new recovery codes for the old ones, and tells them this once. */
export const POST = mutation({
  input: noInput,
  auth: "required",
  proof: true,
  limit: "password",
  handle: async ({ viewer }) => {
    const codes = await renewRecoveryCodes(viewer);
    return codes ? { status: 201, body: { codes } } : refuse("conflict");
  },
});
