import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { noInput } from "@/lib/input";
import { discardDraft } from "@/lib/magmell/catalogue/history/drafts/mutations";

export const DELETE = mutation({
  input: noInput,
  auth: "admin",
  limit: "admin",
  handle: async ({ viewer, params }) =>
    (await discardDraft(viewer, params.id ?? "")) ? { status: 204, body: null } : refuse("notFound"),
});
