import { FORMAT_IDS } from "@/engine/mtg/deck";
import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeFormat } from "@/lib/api/serializers/mtg-formats";
import { createJsonResult } from "@/lib/api/server/api-result";
import { createPublicRoute } from "@/lib/api/server/public-route";
import { rejectUnknownFormatDate } from "@/lib/api/server/unknown-format-date";
import { getFormatData } from "@/lib/mtg/formats/data";
import { DEFAULT_FORMAT_DATE } from "@/lib/mtg/formats/format-date";
import { getFormatFacts } from "@/lib/mtg/formats/format-facts";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = createPublicRoute(
  API_ROUTES.mtgFormats,
  async ({ query: { on = DEFAULT_FORMAT_DATE } }) => {
    const book = await getFormatData();
    return (
      rejectUnknownFormatDate("query", on, book) ??
      createJsonResult({ on, formats: FORMAT_IDS.map((id) => serializeFormat(getFormatFacts(id, on, book))) })
    );
  },
);
