import { z } from "zod";
import { MAX_CODE_LENGTH } from "@/lib/magmell/decks/sharing/deck-code";
import { DECISIONS } from "../decision";

/** The input of a vote: the decision, and the deal that it was taken on. */
export const voteInput = z.strictObject({
  decision: z.enum(DECISIONS),
  code: z.string().max(MAX_CODE_LENGTH),
  seed: z.int().min(0).max(0xffff_ffff),
  goesFirst: z.boolean(),
});
export type VoteInput = z.output<typeof voteInput>;
