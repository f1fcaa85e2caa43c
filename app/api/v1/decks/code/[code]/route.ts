import { catalogue } from "@/lib/catalogue/data";
import { decodePart, publicRead, publicRefusal, taggedAnswer } from "@/lib/http-answer";
import { decodeDeck, numberTable } from "@/lib/sharing/deck-code";

/** The deck that a code stands for. */
export const GET = publicRead(async (request, { code }) => {
  const { version, cards } = await catalogue();
  const decoded = decodeDeck(decodePart(code), numberTable(cards));
  if (decoded.ok) return taggedAnswer(request, version, "public, no-cache", { version, deck: decoded.deck });
  return publicRefusal("invalid", "This code holds no deck. `problem` says why.", { problem: decoded.problem });
});
