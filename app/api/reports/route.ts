import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { report } from "@/lib/moderation/mutations";
import { reportInput } from "@/lib/moderation/schema";

export const POST = mutation({
  input: reportInput,
  auth: "none",
  limit: "report",
  handle: async ({ viewer, input }) =>
    (await report(viewer, input)) ? { status: 201, body: { kept: true } } : refuse("notFound"),
});
