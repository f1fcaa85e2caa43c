import { UPLOAD_LIMITS } from "@/lib/admin/bounds";
import { draftInput } from "@/lib/admin/schema";
import { createDraft } from "@/lib/catalogue/history/drafts/mutations";
import { mutation } from "@/lib/http/mutation";

/** Creates a draft from card files, or answers with their problems. Nothing is published by it. */
export const POST = mutation({
  input: draftInput,
  auth: "admin",
  limit: "import",
  maxBytes: UPLOAD_LIMITS.body,
  handle: async ({ viewer, input }) => {
    const sources = input.files.map(({ name, base64 }) => ({ file: name, bytes: Buffer.from(base64, "base64") }));
    const result = await createDraft(viewer, sources);
    if (result.ok) return { status: 201, body: { outcome: "drafted", id: result.id } };
    const { problems } = result.review;
    if (problems.length === 0) return { status: 200, body: { outcome: "same" } };
    const more = Math.max(0, problems.length - UPLOAD_LIMITS.problems);
    return { status: 200, body: { outcome: "refused", problems: problems.slice(0, UPLOAD_LIMITS.problems), more } };
  },
});
