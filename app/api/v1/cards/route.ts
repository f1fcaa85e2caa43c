import { cardAnswer } from "@/lib/catalogue/card-answer";
import { catalogue } from "@/lib/catalogue/data";
import { pageOf } from "@/lib/catalogue/page-of";
import { searchCards } from "@/lib/catalogue/search";
import { readCardQuery } from "@/lib/catalogue/url";
import { publicRead, taggedAnswer } from "@/lib/http-answer";

/** The cards that pass the filters of the address, one page of them. */
export const GET = publicRead(async (request) => {
  const { query, warnings } = readCardQuery(new URL(request.url).searchParams);
  const { version, prepared } = await catalogue();
  const { items, ...page } = pageOf(searchCards(prepared, query.filters, query.sort), query.page);
  return taggedAnswer(request, version, "public, no-cache", {
    version,
    ...page,
    warnings,
    cards: items.map(cardAnswer),
  });
});
