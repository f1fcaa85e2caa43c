import { publishInputSchema } from "@/lib/admin/schema";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { publishDraft } from "@/lib/magmell/catalogue/history/drafts/mutations";
import { showPublished } from "../../../show-published";

export const POST = mutation({
  input: publishInputSchema,
  auth: "admin",
  proof: true,
  limit: "import",
  handle: async ({ viewer, input, params }) => {
    const result = await publishDraft(viewer, params.id ?? "", input.plan);
    if (!result.ok) return refuse(result.reason === "NO_DRAFT" ? "notFound" : "conflict");
    await showPublished();
    return { status: 200, body: { version: result.version } };
  },
});
