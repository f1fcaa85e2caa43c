import { z } from "zod";

/** Limits of a document of rules. */
export const RULES_FILE_LIMITS = { fileBytes: 4 * 1024 * 1024, lines: 50_000, text: 8_000, problems: 2_000 } as const;

/** The edition of a document, such as `1.01`. */
export const editionSchema = z
  .string()
  .max(20)
  .regex(/^\d{1,3}(?:\.\d{1,3}){1,2}$/, "Invalid edition. Use a form such as 1.01.");
