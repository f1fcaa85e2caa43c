import { findOembed } from "@/app/subjects/oembed";
import { createPublicErrorResponse, createPublicReadRoute } from "@/lib/http/public-read";
import { env } from "@/lib/server/env";

/** Seconds for which other sites may cache a response. */
const KEPT = 60 * 60;

/**
 * An oEmbed provider (oembed.com). Returns type `rich` for public decks, deck codes, replays and cards, and type `link`
 * for Magic decks, sets, lists and rules. Other URLs and hidden decks get 404, and other formats 501, as the
 * specification requires.
 */
export const GET = createPublicReadRoute(async (request) => {
  const query = new URL(request.url).searchParams;
  if ((query.get("format") ?? "json") !== "json")
    return refusal(501, "The format in `format` is not supported. Use `json`, or omit the parameter.");
  const found = await findOembed(query.get("url") ?? "", {
    site: env().NEXTAUTH_URL,
    maxWidth: bound(query.get("maxwidth")),
    maxHeight: bound(query.get("maxheight")),
  });
  if (!found)
    return createPublicErrorResponse("notFound", {
      message:
        "`url` is missing, or not a page that can be embedded. Use the URL of a public deck, deck code, replay, card, set, list or rule on this site.",
    });
  // Public data without any cookie: scripts of other sites may read it as well.
  return Response.json(
    { ...found, cache_age: KEPT },
    { headers: { "Cache-Control": "public, no-cache", "Access-Control-Allow-Origin": "*" } },
  );
});

/** Parses a limit in pixels; no limit if invalid. */
function bound(text: string | null): number {
  return text !== null && /^\d{1,5}$/.test(text) ? Math.max(1, Number(text)) : Number.POSITIVE_INFINITY;
}

const refusal = (status: number, message: string): Response =>
  Response.json({ error: { code: "format", message } }, { status, headers: { "Cache-Control": "no-store" } });
