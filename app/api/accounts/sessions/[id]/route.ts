import { revokeSession } from "@/lib/accounts/mutations";
import { mutation, refuse } from "@/lib/http/http";
import { isId, nothing } from "@/lib/input";

export const DELETE = mutation({
  input: nothing,
  auth: "required",
  limit: "account",
  handle: async ({ viewer, params: { id = "" } }) =>
    isId(id) && (await revokeSession(viewer, id)) ? { status: 204, body: null } : refuse("notFound"),
});
