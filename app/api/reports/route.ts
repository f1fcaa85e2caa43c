import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { createReport } from "@/lib/moderation/mutations";
import { reportInputSchema } from "@/lib/moderation/schema";

export const POST = createMutationRoute({
  input: reportInputSchema,
  auth: "none",
  limit: "report",
  handle: async ({ viewer, input }) =>
    (await createReport(viewer, input)) ? { status: 201, body: { kept: true } } : createErrorResult("notFound"),
});
