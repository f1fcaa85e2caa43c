import { revokeAllSessions } from "@/lib/accounts/mutations";
import { mutation } from "@/lib/http/mutation";
import { noInput } from "@/lib/input";

/** Signs out everywhere, here too. */
export const DELETE = mutation({
  input: noInput,
  auth: "required",
  limit: "account",
  handle: async ({ viewer }) => {
    await revokeAllSessions(viewer);
    return { status: 204, body: null };
  },
});
