import { z } from "zod";
import { paragraphs } from "@/lib/input";
import { REPORT_LIMITS, REPORT_REASONS, REPORT_SUBJECTS } from "./types";

const subject = { about: z.enum(REPORT_SUBJECTS), id: z.string().max(64) };

export const reportInput = z.strictObject({
  ...subject,
  reason: z.enum(REPORT_REASONS),
  words: paragraphs(REPORT_LIMITS.words),
});

/** Schema of a judgement. Whoever hides a page says why: its author reads it. */
export const judgeInput = z
  .strictObject({
    ...subject,
    act: z.enum(["hide", "dismiss", "restore"]),
    reason: paragraphs(REPORT_LIMITS.reason),
  })
  .refine(({ act, reason }) => act !== "hide" || reason !== "", { path: ["reason"], params: { code: "missing" } });

export const replyInput = z.strictObject({ reply: paragraphs(REPORT_LIMITS.reply) });

export type ReportInput = z.output<typeof reportInput>;
export type JudgeInput = z.output<typeof judgeInput>;
