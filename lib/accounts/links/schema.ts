import { z } from "zod";
import { displayName } from "../display-name";
import { email, mailLang, newPassword as password } from "../schema";

/** The token of a link. */
const token = z
  .string()
  .regex(/^[\w-]{43}$/)
  .max(43);

export const recoveryInput = z.strictObject({ email, lang: mailLang });
export const sendAgainInput = z.strictObject({ lang: mailLang });
export const linkInput = z.strictObject({ token });
export const resetInput = z.strictObject({ token, password, lang: mailLang });
export const invitationInput = z.strictObject({ token, password, name: displayName.optional() });
