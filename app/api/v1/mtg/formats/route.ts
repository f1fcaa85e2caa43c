import { FORMAT_IDS } from "@/engine/mtg/deck";
import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeFormat } from "@/lib/api/serializers/mtg-formats";
import { answered } from "@/lib/api/server/api-answer";
import { refuseLateDay } from "@/lib/api/server/late-day";
import { publicRoute } from "@/lib/api/server/public-route";
import { formatBook } from "@/lib/mtg/formats/data";
import { BASE_DAY } from "@/lib/mtg/formats/format-day";
import { formatFacts } from "@/lib/mtg/formats/format-facts";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.mtgFormats,
  async ({ query: { on = BASE_DAY } }) => {
    const book = await formatBook();
    return (
      refuseLateDay("query", on, book) ??
      answered({ on, formats: FORMAT_IDS.map((id) => serializeFormat(formatFacts(id, on, book))) })
    );
  },
);
