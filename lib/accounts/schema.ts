import { z } from "zod";
import { createLineSchema, createParagraphsSchema } from "@/lib/input-schemas";
import { MAX_BIO_LENGTH, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, normalizeEmail, PASSWORD_LENGTH } from "./bounds";
import { displayNameSchema } from "./display-name";

/** Schema that converts an e-mail address to its canonical form. */
export const emailSchema = z.string().max(300).transform(normalizeEmail).pipe(z.email().max(MAX_EMAIL_LENGTH));
/** Schema of a new password; it checks only the length. `hashNewPassword` checks whether it is easy to guess. */
export const newPasswordSchema = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);
/** A password to compare: any length that could ever have been set. */
const proof = z.string().min(1).max(300);

/** The language in which mail about the account is written. */
export const mailLanguageSchema = z.enum(["ja", "en"]).default("ja");

export const signUpInputSchema = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  name: displayNameSchema.optional(),
  lang: mailLanguageSchema,
});
export const signInInputSchema = z.strictObject({
  email: z.string().max(300).transform(normalizeEmail),
  password: proof,
});
/** Schema of a profile change. Omitted parts stay. `getDisplayNameErrors` checks a new name. */
export const profileInputSchema = z.strictObject({
  name: createLineSchema(MAX_NAME_LENGTH).optional(),
  bio: createParagraphsSchema(MAX_BIO_LENGTH).optional(),
});
/** Schema of a change of address. Without `proof`, the session must have been authenticated again recently. */
export const changeEmailInputSchema = z.strictObject({
  email: emailSchema,
  proof: proof.optional(),
  lang: mailLanguageSchema,
});
export const changePasswordInputSchema = z.strictObject({ current: proof.optional(), next: newPasswordSchema });
/** Schema for ending all sessions. With `keepThis`, the current device stays signed in. */
export const endSessionsInputSchema = z.strictObject({ keepThis: z.boolean().optional() });
export const deleteAccountInputSchema = z.strictObject({ proof: proof.optional() });
