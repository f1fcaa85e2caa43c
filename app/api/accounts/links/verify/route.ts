import { verifyEmail } from "@/lib/accounts/links/mutations";
import { linkInputSchema } from "@/lib/accounts/links/schema";
import { grantAdminByLink } from "@/lib/admin/mutations";
import { createRequestDeviceCookie } from "@/lib/http/auth/request-device-cookie";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { refuseLink } from "../refuse-link";

export const POST = createMutationRoute({
  input: linkInputSchema,
  auth: "required",
  limit: "link",
  renews: true,
  handle: async ({ viewer, input: { token }, headers }) => {
    const outcome = await verifyEmail(viewer, token, grantAdminByLink);
    if (outcome === "otherAccount") return createErrorResult("otherAccount");
    if (outcome !== "done") return refuseLink(outcome);
    return { status: 204, body: null, cookies: [createRequestDeviceCookie(headers, viewer.email)] };
  },
});
