import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { replyToHiding } from "@/lib/moderation/mutations";
import { replyInput } from "@/lib/moderation/schema";

export const PUT = mutation({
  input: replyInput,
  auth: "required",
  limit: "account",
  handle: async ({ viewer, input, params }) =>
    (await replyToHiding(viewer, params.id ?? "", input.reply)) ? { status: 204, body: null } : refuse("notFound"),
});
