import { z } from "zod";
import { createParagraphsSchema } from "@/lib/input-schemas";
import { REPORT_LIMITS, REPORT_REASONS, REPORT_TARGETS } from "./types";

const subject = { about: z.enum(REPORT_TARGETS), id: z.string().max(64) };

export const reportInputSchema = z.strictObject({
  ...subject,
  reason: z.enum(REPORT_REASONS),
  words: createParagraphsSchema(REPORT_LIMITS.words),
});

/** Schema of a moderation decision. Hiding requires a reason, which is shown to the author. */
export const moderationInputSchema = z
  .strictObject({
    ...subject,
    act: z.enum(["hide", "dismiss", "restore"]),
    reason: createParagraphsSchema(REPORT_LIMITS.reason),
  })
  .refine(({ act, reason }) => act !== "hide" || reason !== "", { path: ["reason"], params: { code: "missing" } });

export const suspensionReplyInputSchema = z.strictObject({ reply: createParagraphsSchema(REPORT_LIMITS.reply) });

export type ReportInput = z.output<typeof reportInputSchema>;
export type ModerationInput = z.output<typeof moderationInputSchema>;
