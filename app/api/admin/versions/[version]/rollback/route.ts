import { publishInput } from "@/lib/admin/schema";
import { rollBack } from "@/lib/catalogue/history/versions/mutations";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { showPublished } from "../../../show-published";

/** Brings an older version back as a new one, if that still does what was reviewed. */
export const POST = mutation({
  input: publishInput,
  auth: "admin",
  limit: "import",
  handle: async ({ viewer, input, params: { version = "" } }) => {
    if (!/^\d{1,9}$/.test(version)) return refuse("notFound");
    const result = await rollBack(Number(version), viewer, { name: input.plan });
    if (!result.ok) return refuse("notFound");
    if (!result.applied) return refuse("conflict");
    await showPublished();
    return { status: 200, body: { version: result.version } };
  },
});
