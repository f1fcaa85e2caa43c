import { publishInputSchema } from "@/lib/admin/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { publishDraft } from "@/lib/magmell/catalogue/history/drafts/mutations";
import { showPublished } from "../../../show-published";

export const POST = createMutationRoute({
  input: publishInputSchema,
  auth: "admin",
  proof: true,
  limit: "import",
  handle: async ({ viewer, input, params }) => {
    const result = await publishDraft(viewer, params.id ?? "", input.plan);
    if (!result.ok) return createErrorResult(result.reason === "NO_DRAFT" ? "notFound" : "conflict");
    await showPublished();
    return { status: 200, body: { version: result.version } };
  },
});
