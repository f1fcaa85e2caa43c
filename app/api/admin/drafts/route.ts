import { describeImportFix, describeImportProblem } from "@/app/i18n/describe-import-problem";
import { getDictionary } from "@/app/i18n/dictionary";
import { UPLOAD_LIMITS } from "@/lib/admin/bounds";
import { draftInputSchema } from "@/lib/admin/schema";
import { partition } from "@/lib/collections";
import { createMutationRoute } from "@/lib/http/mutation";
import { readImageMetadata } from "@/lib/magmell/card-images/data";
import { isPictureFileName } from "@/lib/magmell/card-images/picture-file";
import { convertPictures } from "@/lib/magmell/card-images/server/convert-pictures";
import { createDraft } from "@/lib/magmell/catalogue/history/drafts/mutations";

/** Creates a draft from card files and their pictures, or returns their problems. Publishes nothing. */
export const POST = createMutationRoute({
  input: draftInputSchema,
  auth: "admin",
  limit: "import",
  maxBytes: UPLOAD_LIMITS.body,
  handle: async ({ viewer, input }) => {
    const files = input.files.map(({ name, base64 }) => ({ file: name, bytes: Buffer.from(base64, "base64") }));
    const [pictureFiles, cardFiles] = partition(files, ({ file }) => isPictureFileName(file));
    const pictures = await convertPictures(pictureFiles, { stored: await readImageMetadata() });
    const result = await createDraft(viewer, cardFiles, undefined, pictures);
    if (result.ok) return { status: 201, body: { outcome: "drafted", id: result.id } };
    const { problems } = result.review;
    if (problems.length === 0) return { status: 200, body: { outcome: "same" } };
    const more = Math.max(0, problems.length - UPLOAD_LIMITS.problems);
    const words = getDictionary("en").importProblems;
    const told = problems.slice(0, UPLOAD_LIMITS.problems).map((problem) => ({
      ...problem,
      reason: describeImportProblem(words, problem),
      fix: describeImportFix(words, problem),
    }));
    return { status: 200, body: { outcome: "refused", problems: told, more } };
  },
});
