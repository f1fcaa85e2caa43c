import { z } from "zod";
import { createParagraphsSchema } from "@/lib/input-schemas";
import { SUGGESTION_FIELDS, SUGGESTION_LIMITS } from "./types";

const filled = (max: number) => createParagraphsSchema(max).pipe(z.string().min(1));

export const suggestInputSchema = z.strictObject({
  card: z.int().min(1).max(99_999),
  field: z.enum(SUGGESTION_FIELDS),
  proposed: filled(SUGGESTION_LIMITS.proposed),
  reason: filled(SUGGESTION_LIMITS.reason),
});

export const decideInputSchema = z
  .strictObject({
    state: z.enum(["accepted", "declined"]),
    answer: createParagraphsSchema(SUGGESTION_LIMITS.answer),
    /** Whether the decision also answers all open suggestions with an equal proposal for the same field. */
    alike: z.boolean(),
  })
  .refine(({ state, answer }) => state === "accepted" || answer !== "", {
    path: ["answer"],
    params: { code: "missing" },
  });

export type SuggestInput = z.output<typeof suggestInputSchema>;
export type DecideInput = z.output<typeof decideInputSchema>;
