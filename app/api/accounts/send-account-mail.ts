import type { Lang } from "@/app/i18n/lang";
import { formatContact } from "@/app/ui/layout/contact-text";
import { type AccountMail, renderAccountMail, type TwoFactorEvent } from "@/app/ui/mail/account-mail";
import { findLinkRecipient } from "@/lib/accounts/links/data";
import { createAccountLink } from "@/lib/accounts/links/mutations";
import { runAfterResponse } from "@/lib/http/run-after-response";
import { env, getSiteOrigin } from "@/lib/server/env";
import { isMailEnabled, sendMail } from "@/lib/server/mail/send-mail";
import { consumeRateLimit } from "@/lib/server/rate-limiter";

const send = (to: string, mail: AccountMail, lang: Lang) =>
  sendMail({ to, ...renderAccountMail(mail, lang, getSiteOrigin()) });

/** Sends a link by which the account at an address proves it, once the answer is out. Too many to one address are not sent. */
export function mailVerification(email: string, lang: Lang): void {
  if (!isMailEnabled()) return;
  runAfterResponse(async () => {
    const user = await findLinkRecipient(email);
    if (!user || user.emailVerified || (await consumeRateLimit("mailTo", `verify ${email}`)) !== null) return;
    const token = await createAccountLink({ kind: "verify", email, userId: user.id });
    await send(email, { about: "verify", token }, lang);
  });
}

/**
 * Sends a link by which the account at an address gets a new password, if there is one. All of it, the question whether there is one too,
 * is done once the answer is out.
 */
export function mailReset(email: string, lang: Lang): void {
  runAfterResponse(async () => {
    const user = await findLinkRecipient(email);
    if (!user || (await consumeRateLimit("mailTo", `reset ${email}`)) !== null) return;
    const token = await createAccountLink({ kind: "reset", email, userId: user.id });
    await send(email, { about: "reset", token }, lang);
  });
}

/** Tells the address that an account had before that it has another one, once the answer is out. */
export function mailMoved(email: string, lang: Lang): void {
  sendNews(email, { about: "moved", contact: contact() }, lang);
}

/** Tells an address that its account has a new password, once the answer is out. */
export function mailRenewed(email: string, lang: Lang): void {
  sendNews(email, { about: "renewed" }, lang);
}

/** Tells the owner of an account that its two-step sign-in changed, once the answer is out. */
export function mailSecondFactor(email: string, about: TwoFactorEvent, lang: Lang): void {
  sendNews(email, { about, contact: contact() }, lang);
}

/** The way to the operator, where the settings name one. */
function contact(): string | undefined {
  const { CONTACT } = env();
  return CONTACT && formatContact(CONTACT);
}

function sendNews(email: string, mail: AccountMail, lang: Lang): void {
  if (!isMailEnabled()) return;
  runAfterResponse(async () => {
    if ((await consumeRateLimit("mailTo", `news ${email}`)) === null) await send(email, mail, lang);
  });
}
