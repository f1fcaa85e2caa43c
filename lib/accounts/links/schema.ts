import { z } from "zod";
import { displayNameSchema } from "../display-name";
import { emailSchema, mailLanguageSchema, newPasswordSchema as password } from "../schema";

/** The token of a link. */
const token = z
  .string()
  .regex(/^[\w-]{43}$/)
  .max(43);

export const recoveryInputSchema = z.strictObject({ email: emailSchema, lang: mailLanguageSchema });
export const resendInputSchema = z.strictObject({ lang: mailLanguageSchema });
export const linkInputSchema = z.strictObject({ token });
export const resetPasswordInputSchema = z.strictObject({ token, password, lang: mailLanguageSchema });
export const invitationInputSchema = z.strictObject({ token, password, name: displayNameSchema.optional() });
