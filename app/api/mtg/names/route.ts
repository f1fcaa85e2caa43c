import { createPublicReadRoute } from "@/lib/http/public-read";
import { findNameCompletions } from "@/lib/mtg/catalogue/data";
import { MTG_DECK_LIMITS } from "@/lib/mtg/decks/limits";

/** Returns card names that complete a text (`q`), from the operator's card data. */
export const GET = createPublicReadRoute(async (request) => {
  const asked = new URL(request.url).searchParams.get("q") ?? "";
  const names = await findNameCompletions(asked.slice(0, MTG_DECK_LIMITS.name));
  return Response.json({ names }, { headers: { "Cache-Control": "public, max-age=60" } });
});
