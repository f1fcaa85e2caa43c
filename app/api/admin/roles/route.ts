import { setRole } from "@/lib/admin/mutations";
import { roleInputSchema } from "@/lib/admin/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";

export const PUT = createMutationRoute({
  input: roleInputSchema,
  auth: "admin",
  proof: true,
  limit: "admin",
  handle: async ({ viewer, input: { email, role } }) => {
    const outcome = await setRole(viewer, email, role);
    if (outcome === "missing") return createErrorResult("notFound");
    if (outcome === "notAdmin") return createErrorResult("notAdmin");
    if (outcome === "own")
      return createErrorResult("invalid", [
        {
          path: "email",
          code: "own",
          message: "This is your own account. Ask another administrator to change its role.",
        },
      ]);
    if (outcome === "unverified") {
      const message =
        "The email address of this account is not verified. Its owner can verify it on the account page, by email or with a link from the operator.";
      return createErrorResult("invalid", [{ path: "email", code: "unverified", message }]);
    }
    return { status: 200, body: { email, role } };
  },
});
