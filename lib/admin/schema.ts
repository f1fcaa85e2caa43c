import { z } from "zod";
import { MAX_EMAIL_LENGTH, normalizeEmail } from "@/lib/accounts/bounds";
import { createLineSchema } from "@/lib/input-schemas";
import { UPLOAD_LIMITS } from "./bounds";

export const roleInputSchema = z.strictObject({
  email: z.string().max(300).transform(normalizeEmail).pipe(z.email().max(MAX_EMAIL_LENGTH)),
  role: z.enum(["user", "admin"]),
});

/** Schema of uploaded files by name. Contents are bytes, because their text encoding is detected later. */
export const draftInputSchema = z.strictObject({
  files: z
    .array(
      z.strictObject({
        name: createLineSchema(UPLOAD_LIMITS.name).pipe(z.string().min(1)),
        base64: z
          .string()
          .max(UPLOAD_LIMITS.body)
          .regex(/^[A-Za-z0-9+/]*={0,2}$/),
      }),
    )
    .min(1)
    .max(UPLOAD_LIMITS.files),
});

/** Schema for showing or hiding the images of a set. */
export const showImagesInputSchema = z.strictObject({ set: z.string().min(1).max(8), shows: z.boolean() });

/**
 * Schema with the hash of a reviewed draft or rollback. Publishing is rejected if its effect has changed since the
 * review.
 */
export const publishInputSchema = z.strictObject({ plan: z.string().min(1).max(200) });
