import type { IsoDate } from "@/lib/magmell/catalogue/model/types";
import { db } from "@/lib/server/db";
import { findDailyDeal, findDailyVotes } from "./data";
import { isVotingOpen } from "./days";
import type { VoteInput } from "./schema";
import type { PublicVotes } from "./types";

/** `closed`: the day is over, or to come. `otherHand`: the hand of the day is another one. */
type VoteResult =
  | { readonly outcome: "counted"; readonly votes: PublicVotes }
  | { readonly outcome: "closed" | "otherHand" };

/**
 * Counts a vote on the hand of the day. Stores nothing about the voter, so a second vote by the same person counts,
 * too. The first vote fixes the deal of the day; only votes on that deal count.
 */
export async function recordVote(day: string, { decision, ...deal }: VoteInput, today: IsoDate): Promise<VoteResult> {
  if (!isVotingOpen(day, today)) return { outcome: "closed" };
  const known = await findDailyDeal(day);
  if (known === null || known.code !== deal.code || known.seed !== deal.seed || known.goesFirst !== deal.goesFirst)
    return { outcome: "otherHand" };
  const row = { ...deal, day: new Date(day) };
  await db().dailyHand.createMany({ data: [row], skipDuplicates: true });
  const counted = await db().dailyHand.updateMany({
    where: row,
    data: decision === "keep" ? { kept: { increment: 1 } } : { redrawn: { increment: 1 } },
  });
  return counted.count === 0 ? { outcome: "otherHand" } : { outcome: "counted", votes: await findDailyVotes(day) };
}
