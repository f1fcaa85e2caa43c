import { getDictionaryVersionSuffix } from "@/app/i18n/dictionary";
import { getCachedPageRequest } from "@/app/ui/layout/cached-page-request";
import { createCacheTags } from "@/lib/http/cache-tags";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { env } from "@/lib/server/env";
import type { Middleware } from "@/lib/server/front/middleware";
import { servePagesFromCache } from "@/lib/server/front/pages/page-cache-middleware";

/** Returns the gate that answers pages of cards and rules from memory, for one state of the cards and one day. */
export function createPageCacheMiddleware(): Middleware {
  const secure = env().NEXTAUTH_URL.startsWith("https:");
  return servePagesFromCache({
    questionOf: (request) => getCachedPageRequest(request, secure),
    mark: async () => {
      const { version, asOf } = await getCatalogue();
      return `${version}${getDictionaryVersionSuffix()} ${asOf}`;
    },
    tagsOf: (mark) => createCacheTags("pages", mark),
  });
}
