import { weakMemo } from "@/lib/cache";
import type { Catalogue } from "@/lib/catalogue/model/types";
import { catalogue } from "@/lib/catalogue/store/data";
import { nameList } from "@/lib/catalogue/views/name-list";
import { publicRead, taggedResponse } from "@/lib/http/public-read";

const FOR_EVER = "public, max-age=31536000, immutable";
const textOf = weakMemo((held: Catalogue) => JSON.stringify(nameList(held)));

/**
 * The card names for completing queries, of the current version. A version never changes, so its address is cached for
 * ever.
 */
export const GET = publicRead(async (request, { version }) => {
  const held = await catalogue();
  return taggedResponse(request, held.version, version === held.version ? FOR_EVER : "no-store", textOf(held));
});
