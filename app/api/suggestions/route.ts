import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { createSuggestion } from "@/lib/magmell/suggestions/mutations";
import { suggestInputSchema } from "@/lib/magmell/suggestions/schema";

export const POST = createMutationRoute({
  input: suggestInputSchema,
  auth: "required",
  limit: "suggest",
  handle: async ({ viewer, input }) => {
    const result = await createSuggestion(viewer, input);
    switch (result.outcome) {
      case "kept":
        return { status: 201, body: { suggestion: result.suggestion } };
      case "missing":
        return createErrorResult("notFound");
      case "tooMany":
        return createErrorResult("tooMany");
      case "unchanged":
        return createErrorResult("invalid", [
          {
            path: "proposed",
            code: "unchanged",
            message:
              "The suggestion is the same as the current value. Change `proposed`, then send the suggestion again.",
          },
        ]);
    }
  },
});
