import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeFormat, serializeFormatChanges } from "@/lib/api/serializers/mtg-formats";
import { createApiErrorResult, createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { rejectUnknownFormatDate } from "@/lib/api/server/unknown-format-date";
import { getFormatData } from "@/lib/mtg/formats/data";
import { DEFAULT_FORMAT_DATE } from "@/lib/mtg/formats/format-date";
import { getFormatFacts, isFormatId } from "@/lib/mtg/formats/format-facts";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.mtgFormat,
  async ({ params: { id }, query: { on = DEFAULT_FORMAT_DATE } }) => {
    if (!isFormatId(id))
      return createApiErrorResult("notFound", { message: "No format has this id. `mtg/formats` lists all of them." });
    const book = await getFormatData();
    const facts = getFormatFacts(id, on, book);
    return (
      rejectUnknownFormatDate("query", on, book) ??
      createJsonResult({ on, format: serializeFormat(facts), changes: serializeFormatChanges(facts) })
    );
  },
);
