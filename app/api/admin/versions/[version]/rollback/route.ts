import { publishInputSchema } from "@/lib/admin/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { rollBackToVersion } from "@/lib/magmell/catalogue/history/versions/mutations";
import { showPublished } from "../../../show-published";

/** Publishes the content of an older version as a new version, unless its effect has changed since the review. */
export const POST = createMutationRoute({
  input: publishInputSchema,
  auth: "admin",
  proof: true,
  limit: "import",
  handle: async ({ viewer, input, params: { version = "" } }) => {
    if (!/^\d{1,9}$/.test(version)) return createErrorResult("notFound");
    const result = await rollBackToVersion(Number(version), viewer, { expected: input.plan });
    if (!result.ok) return createErrorResult("notFound");
    if (!result.applied) return createErrorResult("conflict");
    await showPublished();
    return { status: 200, body: { version: result.version } };
  },
});
