import { z } from "zod";
import { DOCUMENT_READ_LIMITS } from "@/lib/documents/readers/limits";
import { SEGMENT_KINDS } from "@/lib/documents/readers/types";

/** Edition of a document: letters, digits and punctuation. */
export const copyEditionSchema = z
  .string()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N} ./-]{0,39}$/u,
    "Invalid edition. Use a form such as 1.01 or 2001-01-16, at most 40 characters.",
  );

/** A remark on where a copy comes from. */
export const copyNoteSchema = z.string().trim().min(1).max(500);

/** Schema of the segments of a text in the database. */
export const segmentsSchema = z
  .array(
    z.strictObject({
      kind: z.enum(SEGMENT_KINDS),
      label: z.string().max(20).nullable(),
      text: z.string().max(DOCUMENT_READ_LIMITS.text),
    }),
  )
  .max(DOCUMENT_READ_LIMITS.pieces);
