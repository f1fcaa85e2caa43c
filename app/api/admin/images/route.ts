import { showImagesInputSchema } from "@/lib/admin/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { setImageVisibility } from "@/lib/magmell/catalogue/history/images/mutations";
import { showPublished } from "../show-published";

/** Shows or hides the pictures of a set, at once and for all visitors. */
export const PUT = createMutationRoute({
  input: showImagesInputSchema,
  auth: "admin",
  proof: true,
  limit: "import",
  handle: async ({ viewer, input: { set, shows } }) => {
    const outcome = await setImageVisibility(viewer, set, shows);
    if (outcome === "missing") return createErrorResult("notFound");
    if (outcome === "done") await showPublished();
    return { status: 200, body: { set, shows } };
  },
});
