import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { getAccountLinkUrl } from "./link-address";

/**
 * Mail about an account, by its occasion: `moved` goes to the address it had before, `renewed` tells of a new password, the last three of
 * two-step sign-in.
 */
export type AccountMail =
  | { readonly about: "verify" | "reset"; readonly token: string }
  | { readonly about: "moved" | TwoFactorEvent; readonly contact: string | undefined }
  | { readonly about: "renewed" };

/** A change of two-step sign-in that its owner is told by mail. */
export type TwoFactorEvent = "twoStepOn" | "twoStepOff" | "newCodes";

/**
 * Returns the subject and the text of a mail about an account of the site at `origin`. Nothing in it was written by a visitor,
 * so nobody can send words of his own to others by it.
 */
export function renderAccountMail(mail: AccountMail, lang: Lang, origin: string): { subject: string; text: string } {
  const words = getDictionary(lang).accountLinks.mail[mail.about];
  const values = {
    site: new URL(origin).host,
    link: "token" in mail ? getAccountLinkUrl(origin, lang, mail.token) : "",
    contact: ("contact" in mail && mail.contact) || `${origin}${localizePath(lang, "/terms")}`,
    forgot: `${origin}${localizePath(lang, "/forgot")}`,
  };
  return { subject: format(words.subject, values), text: format(words.text, values) };
}
