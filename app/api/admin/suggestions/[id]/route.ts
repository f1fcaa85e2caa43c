import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { decideSuggestion } from "@/lib/magmell/suggestions/mutations";
import { decideInputSchema } from "@/lib/magmell/suggestions/schema";

export const PATCH = createMutationRoute({
  input: decideInputSchema,
  auth: "admin",
  limit: "admin",
  handle: async ({ viewer, input, params }) => {
    const answered = await decideSuggestion(viewer, params.id ?? "", input);
    if (answered === null) return createErrorResult("notFound");
    return answered === 0 ? createErrorResult("conflict") : { status: 200, body: { answered } };
  },
});
