import { memoizeWeakly } from "@/lib/cache";
import { createETagResponse, createPublicReadRoute } from "@/lib/http/public-read";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { getCompletionNames } from "@/lib/magmell/catalogue/views/completion-names";

const FOR_EVER = "public, max-age=31536000, immutable";
const textOf = memoizeWeakly((snapshot: Catalogue) => JSON.stringify(getCompletionNames(snapshot)));

/**
 * The card names for completing queries, of the current version. A version never changes, so its address is cached for
 * ever.
 */
export const GET = createPublicReadRoute(async (request, { version }) => {
  const snapshot = await getCatalogue();
  return createETagResponse(
    request,
    snapshot.version,
    version === snapshot.version ? FOR_EVER : "no-store",
    textOf(snapshot),
  );
});
