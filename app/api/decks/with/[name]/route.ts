import { decodePathSegment } from "@/lib/http/decode-path-segment";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { findPublicDecksWithCard } from "@/lib/magmell/decks/data";

/**
 * Returns the number of public decks with a card, and the newest ones. The card's page loads them separately, because
 * they change more often.
 */
export const GET = createPublicReadRoute(async (_, { name }) =>
  Response.json(await findPublicDecksWithCard(decodePathSegment(name).slice(0, 200)), {
    headers: { "Cache-Control": "public, max-age=10" },
  }),
);
