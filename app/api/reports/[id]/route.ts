import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { replyToSuspension } from "@/lib/moderation/mutations";
import { suspensionReplyInputSchema } from "@/lib/moderation/schema";

export const PUT = createMutationRoute({
  input: suspensionReplyInputSchema,
  auth: "required",
  limit: "account",
  handle: async ({ viewer, input, params }) =>
    (await replyToSuspension(viewer, params.id ?? "", input.reply))
      ? { status: 204, body: null }
      : createErrorResult("notFound"),
});
