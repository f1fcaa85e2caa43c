import { verifyAddress } from "@/lib/accounts/links/mutations";
import { linkInput } from "@/lib/accounts/links/schema";
import { grantByLink } from "@/lib/admin/mutations";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { refuseLink } from "../refuse-link";

export const POST = mutation({
  input: linkInput,
  auth: "required",
  limit: "link",
  renews: true,
  handle: async ({ viewer, input: { token } }) => {
    const outcome = await verifyAddress(viewer, token, grantByLink);
    if (outcome === "otherAccount") return refuse("otherAccount");
    return outcome === "done" ? { status: 204, body: null } : refuseLink(outcome);
  },
});
