import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { moderatePage } from "@/lib/moderation/mutations";
import { moderationInputSchema } from "@/lib/moderation/schema";

export const POST = createMutationRoute({
  input: moderationInputSchema,
  auth: "admin",
  proof: true,
  limit: "admin",
  handle: async ({ viewer, input }) => {
    const counts = await moderatePage(viewer, input);
    if (counts === null) return createErrorResult("notFound");
    const changed = counts.decks + counts.reports;
    return changed === 0 ? createErrorResult("conflict") : { status: 200, body: { changed } };
  },
});
