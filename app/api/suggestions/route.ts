import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { suggest } from "@/lib/magmell/suggestions/mutations";
import { suggestInput } from "@/lib/magmell/suggestions/schema";

export const POST = mutation({
  input: suggestInput,
  auth: "required",
  limit: "suggest",
  handle: async ({ viewer, input }) => {
    const result = await suggest(viewer, input);
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
