import { decodePathSegment } from "@/lib/http/decode-path-segment";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { findPublicDecksWithCard } from "@/lib/magmell/decks/data";

/** How many public decks play a card, and the newest of them, for the card's page. They change more often than that page. */
export const GET = createPublicReadRoute(async (_, { name }) =>
  Response.json(await findPublicDecksWithCard(decodePathSegment(name).slice(0, 200)), {
    headers: { "Cache-Control": "public, max-age=10" },
  }),
);
