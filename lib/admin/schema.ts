import { z } from "zod";
import { EMAIL_MAX, normalizeEmail } from "@/lib/accounts/bounds";
import { line } from "@/lib/input";
import { UPLOAD_LIMITS } from "./bounds";

export const roleInput = z.strictObject({
  email: z.string().max(300).transform(normalizeEmail).pipe(z.email().max(EMAIL_MAX)),
  role: z.enum(["user", "admin"]),
});

/** Names and contents of files. They are bytes, because what encodes their letters is found out by reading them. */
export const draftInput = z.strictObject({
  files: z
    .array(
      z.strictObject({
        name: line(UPLOAD_LIMITS.name).pipe(z.string().min(1)),
        base64: z
          .string()
          .max(UPLOAD_LIMITS.body)
          .regex(/^[A-Za-z0-9+/]*={0,2}$/),
      }),
    )
    .min(1)
    .max(UPLOAD_LIMITS.files),
});

/** Names what a draft or a rollback did when it was read, so that nothing else is published by pressing the button. */
export const publishInput = z.strictObject({ plan: z.string().min(1).max(200) });
