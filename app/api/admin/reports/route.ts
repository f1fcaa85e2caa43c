import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { judge } from "@/lib/moderation/mutations";
import { judgeInput } from "@/lib/moderation/schema";

export const POST = mutation({
  input: judgeInput,
  auth: "admin",
  proof: true,
  limit: "admin",
  handle: async ({ viewer, input }) => {
    const changed = await judge(viewer, input);
    if (changed === null) return refuse("notFound");
    return changed === 0 ? refuse("conflict") : { status: 200, body: { changed } };
  },
});
