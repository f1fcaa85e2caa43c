import { z } from "zod";
import { MAX_DECK_CODE_LENGTH } from "@/lib/magmell/decks/sharing/deck-code";
import { OPENING_DECISIONS } from "../decision";

/** Schema of a vote: the decision, and the deal to which it applies. */
export const voteInputSchema = z.strictObject({
  decision: z.enum(OPENING_DECISIONS),
  code: z.string().max(MAX_DECK_CODE_LENGTH),
  seed: z.int().min(0).max(0xffff_ffff),
  goesFirst: z.boolean(),
});
export type VoteInput = z.output<typeof voteInputSchema>;
