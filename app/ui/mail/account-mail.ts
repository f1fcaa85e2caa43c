import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { getAccountLinkUrl } from "./link-address";

/**
 * A mail about an account, by its reason. `moved` goes to the previous address, `renewed` reports a new password, and
 * the last three are about two-step sign-in.
 */
export type AccountMail =
  | { readonly about: "verify" | "reset"; readonly token: string }
  | { readonly about: "moved" | TwoFactorEvent; readonly contact: string | undefined }
  | { readonly about: "renewed" };

/** A change of two-step sign-in that is reported to the account's owner by mail. */
export type TwoFactorEvent = "twoStepOn" | "twoStepOff" | "newCodes";

/**
 * Renders the subject and text of a mail about an account. It contains no text by visitors, so nobody can misuse it to
 * send messages to others.
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
