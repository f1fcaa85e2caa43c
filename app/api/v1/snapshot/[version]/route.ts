import { catalogue } from "@/lib/catalogue/data";
import { partsOfVersion } from "@/lib/catalogue/open-catalogue";
import { writeSnapshot } from "@/lib/catalogue/snapshot";
import type { Catalogue } from "@/lib/catalogue/types";
import { decodePart, publicRead, publicRefusal, taggedAnswer } from "@/lib/http-answer";

const IMMUTABLE = "public, max-age=31536000, immutable";

const written = new WeakMap<Catalogue, string>();

/** The whole catalogue in one answer that never changes; another version leads to the one that is current. */
export const GET = publicRead(async (request, { version }) => {
  const asked = decodePart(version);
  const current = await catalogue();
  if (asked === current.version) return taggedAnswer(request, current.version, IMMUTABLE, textOf(current));
  if (asked !== "current" && partsOfVersion(asked) === null) {
    return publicRefusal("notFound", "This is no version of the catalogue.", { current: current.version });
  }
  const headers = { Location: `/api/v1/snapshot/${current.version}`, "Cache-Control": "no-store" };
  return new Response(null, { status: 307, headers });
});

function textOf(current: Catalogue): string {
  const text = written.get(current) ?? JSON.stringify(writeSnapshot(current));
  written.set(current, text);
  return text;
}
