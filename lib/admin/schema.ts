import { z } from "zod";
import { EMAIL_MAX, normalizeEmail } from "@/lib/accounts/bounds";

export const roleInput = z.strictObject({
  email: z.string().max(300).transform(normalizeEmail).pipe(z.email().max(EMAIL_MAX)),
  role: z.enum(["user", "admin"]),
});
