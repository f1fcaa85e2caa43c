import { API_ROUTES } from "@/lib/api/api-routes";
import { serializeChanges, serializeFormat } from "@/lib/api/serializers/mtg-formats";
import { answered, refused } from "@/lib/api/server/api-answer";
import { refuseLateDay } from "@/lib/api/server/late-day";
import { publicRoute } from "@/lib/api/server/public-route";
import { getFormatData } from "@/lib/mtg/formats/data";
import { DEFAULT_FORMAT_DATE } from "@/lib/mtg/formats/format-day";
import { getFormatFacts, isFormatId } from "@/lib/mtg/formats/format-facts";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = publicRoute(
  API_ROUTES.mtgFormat,
  async ({ params: { id }, query: { on = DEFAULT_FORMAT_DATE } }) => {
    if (!isFormatId(id))
      return refused("notFound", { message: "No format has this id. `mtg/formats` lists all of them." });
    const book = await getFormatData();
    const facts = getFormatFacts(id, on, book);
    return (
      refuseLateDay("query", on, book) ??
      answered({ on, format: serializeFormat(facts), changes: serializeChanges(facts) })
    );
  },
);
