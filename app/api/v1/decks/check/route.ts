import { checkDeck, isLegal } from "@/engine";
import { catalogue } from "@/lib/catalogue/data";
import { plainAnswer, publicQuestion } from "@/lib/http-answer";
import { deckInput } from "@/lib/sharing/schema";

/** Everything that is wrong with a deck, by the rules of chapters 501 and 502, and what is unwise about it. */
export const POST = publicQuestion(deckInput, async (deck) => {
  const { version, definitions } = await catalogue();
  const problems = checkDeck(deck, definitions);
  return plainAnswer({ version, legal: isLegal(problems), problems });
});
