import { setRole } from "@/lib/admin/mutations";
import { roleInputSchema } from "@/lib/admin/schema";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";

export const PUT = mutation({
  input: roleInputSchema,
  auth: "admin",
  proof: true,
  limit: "admin",
  handle: async ({ viewer, input: { email, role } }) => {
    const outcome = await setRole(viewer, email, role);
    if (outcome === "missing") return refuse("notFound");
    if (outcome === "notAdmin") return refuse("notAdmin");
    if (outcome === "own")
      return refuse("invalid", [
        { path: "email", code: "own", message: "is your own account: ask another administrator" },
      ]);
    if (outcome === "unverified") {
      const message =
        "is not verified: its owner confirms it on the account page, by mail or by a link of the operator";
      return refuse("invalid", [{ path: "email", code: "unverified", message }]);
    }
    return { status: 200, body: { email, role } };
  },
});
