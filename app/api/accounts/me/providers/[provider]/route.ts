import { unlinkProvider } from "@/lib/accounts/mutations";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { noInput } from "@/lib/input";

/** Unlinks a service from the account. */
export const DELETE = mutation({
  input: noInput,
  auth: "required",
  proof: true,
  limit: "account",
  handle: async ({ viewer, params: { provider = "" } }) => {
    const outcome = await unlinkProvider(viewer, provider);
    if (outcome === "missing") return refuse("notFound");
    return outcome === "lastWay" ? refuse("lastWay") : { status: 204, body: null };
  },
});
