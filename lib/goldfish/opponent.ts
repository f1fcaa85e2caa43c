import type { Answer } from "@/engine";

const QUIET: readonly Answer["do"][] = ["pass", "keep"];

/** What the opponent of a goldfish answers: the offer that does the least. */
export function quietAnswer(offered: readonly Answer[]): Answer {
  const answer = offered.find((offer) => QUIET.includes(offer.do)) ?? offered[0];
  if (answer === undefined) throw new Error("The opponent was asked, but nothing was offered");
  return answer;
}
