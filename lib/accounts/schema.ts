import { z } from "zod";
import { line, paragraphs } from "@/lib/input";
import { BIO_MAX, EMAIL_MAX, NAME_MAX, normalizeEmail, PASSWORD } from "./bounds";
import { displayName } from "./display-name";

/** An address of mail in its canonical form. */
export const email = z.string().max(300).transform(normalizeEmail).pipe(z.email().max(EMAIL_MAX));
/** A password that somebody chooses, as far as its length goes; `hashNewPassword` judges the rest. */
export const newPassword = z.string().min(PASSWORD.min).max(PASSWORD.max);
/** A password to compare: any length that could ever have been set. */
const proof = z.string().min(1).max(300);

/** The language in which mail about the account is written. */
export const mailLang = z.enum(["ja", "en"]).default("ja");

export const signUpInput = z.strictObject({
  email,
  password: newPassword,
  name: displayName.optional(),
  lang: mailLang,
});
export const signInInput = z.strictObject({ email: z.string().max(300).transform(normalizeEmail), password: proof });
/** Parts that are left out stay as they are. Faults of a new name are told by `nameFaults`, since a name that is there stays. */
export const profileInput = z.strictObject({ name: line(NAME_MAX).optional(), bio: paragraphs(BIO_MAX).optional() });
/** Where `proof` is left out, the session has to have a proof of the last minutes. */
export const emailInput = z.strictObject({ email, proof: proof.optional(), lang: mailLang });
export const passwordInput = z.strictObject({ current: proof.optional(), next: newPassword });
/** With `keepThis`, the device that asks stays signed in. */
export const endSessionsInput = z.strictObject({ keepThis: z.boolean().optional() });
export const deleteAccountInput = z.strictObject({ proof: proof.optional() });
