import { revokeSession } from "@/lib/accounts/mutations";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { isId, noInput } from "@/lib/input";

export const DELETE = mutation({
  input: noInput,
  auth: "required",
  limit: "account",
  handle: async ({ viewer, params: { id = "" } }) =>
    isId(id) && (await revokeSession(viewer, id)) ? { status: 204, body: null } : refuse("notFound"),
});
