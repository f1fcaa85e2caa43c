import { fullCardAnswer } from "@/lib/catalogue/card-answer";
import { catalogue } from "@/lib/catalogue/data";
import { findByName } from "@/lib/catalogue/lookup";
import { decodePart, publicRead, publicRefusal, taggedAnswer } from "@/lib/http-answer";

/** One card, by its name in any spelling that leads to it, its reading or its English name. */
export const GET = publicRead(async (request, { name }) => {
  const held = await catalogue();
  const { version } = held;
  const match = findByName(held.names, decodePart(name));
  if (!match.found) {
    const message = "No card has this name. `suggestions` may be what was meant.";
    return publicRefusal("notFound", message, { suggestions: match.suggestions });
  }
  return taggedAnswer(request, version, "public, no-cache", { version, ...fullCardAnswer(match.card, held) });
});
