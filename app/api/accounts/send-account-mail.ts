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

/** Sends a link that verifies the address of an account, after the response. Rate limited by address. */
export function sendVerificationMail(email: string, lang: Lang): void {
  if (!isMailEnabled()) return;
  runAfterResponse(async () => {
    const user = await findLinkRecipient(email);
    if (!user || user.emailVerified || (await consumeRateLimit("mailTo", `verify ${email}`)) !== null) return;
    const token = await createAccountLink({ kind: "verify", email, userId: user.id });
    await send(email, { about: "verify", token }, lang);
  });
}

/**
 * Sends a link for a new password if the address has an account. Runs entirely after the response, so that its time
 * reveals nothing.
 */
export function sendResetMail(email: string, lang: Lang): void {
  runAfterResponse(async () => {
    const user = await findLinkRecipient(email);
    if (!user || (await consumeRateLimit("mailTo", `reset ${email}`)) !== null) return;
    const token = await createAccountLink({ kind: "reset", email, userId: user.id });
    await send(email, { about: "reset", token }, lang);
  });
}

/** Notifies the previous address of an account of the change, after the response. */
export function sendEmailChangedMail(email: string, lang: Lang): void {
  sendNews(email, { about: "moved", contact: contact() }, lang);
}

/** Notifies an account of its new password, after the response. */
export function sendPasswordChangedMail(email: string, lang: Lang): void {
  sendNews(email, { about: "renewed" }, lang);
}

/** Notifies an account of a change of its two-step sign-in, after the response. */
export function sendTwoStepMail(email: string, about: TwoFactorEvent, lang: Lang): void {
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
