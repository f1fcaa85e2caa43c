import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { createSuggestion } from "@/lib/magmell/suggestions/mutations";
import { suggestInputSchema } from "@/lib/magmell/suggestions/schema";

export const POST = mutation({
  input: suggestInputSchema,
  auth: "required",
  limit: "suggest",
  handle: async ({ viewer, input }) => {
    const result = await createSuggestion(viewer, input);
    switch (result.outcome) {
      case "kept":
        return { status: 201, body: { suggestion: result.suggestion } };
      case "missing":
        return refuse("notFound");
      case "tooMany":
        return refuse("tooMany");
      case "unchanged":
        return refuse("invalid", [{ path: "proposed", code: "unchanged", message: "is what stands there already" }]);
    }
  },
});
