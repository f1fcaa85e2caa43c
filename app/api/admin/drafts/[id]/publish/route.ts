import { publishInput } from "@/lib/admin/schema";
import { publishDraft } from "@/lib/catalogue/history/drafts/mutations";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { showPublished } from "../../../show-published";

export const POST = mutation({
  input: publishInput,
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
