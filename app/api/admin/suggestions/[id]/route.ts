import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { decideSuggestion } from "@/lib/magmell/suggestions/mutations";
import { decideInputSchema } from "@/lib/magmell/suggestions/schema";

export const PATCH = mutation({
  input: decideInputSchema,
  auth: "admin",
  limit: "admin",
  handle: async ({ viewer, input, params }) => {
    const answered = await decideSuggestion(viewer, params.id ?? "", input);
    if (answered === null) return refuse("notFound");
    return answered === 0 ? refuse("conflict") : { status: 200, body: { answered } };
  },
});
