import { prove } from "@/lib/accounts/proof/mutations";
import { proofInput } from "@/lib/accounts/proof/schema";
import { mutation } from "@/lib/http/mutation";
import { refuse, refuseLimited } from "@/lib/http/refuse";

/** Proves that whoever sits here is the owner of the account; what needs that is open for a quarter of an hour. */
export const POST = mutation({
  input: proofInput,
  auth: "required",
  limit: "password",
  renews: true,
  handle: async ({ viewer, input }) => {
    const proof = await prove(viewer, input);
    if (proof.ok) return { status: 204, body: null };
    return "wait" in proof ? refuseLimited(proof.wait) : refuse(proof.code);
  },
});
