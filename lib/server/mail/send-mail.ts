import { env } from "../env";
import { logEvent } from "../log/log-line";
import { parseSmtpUrl } from "./parse-smtp-url";

/** A plain-text mail to one address. It contains only the site's own texts, nothing that another user wrote. */
type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** Milliseconds after which a server that does not answer is given up. */
const PATIENCE = 10_000;

/** Returns whether the site sends mail at all. */
export const isMailEnabled = (): boolean => env().SMTP_URL !== undefined;

/**
 * Sends a mail. Returns false if the server rejects it, which is logged without the address. An accepting server may
 * still bounce it later.
 */
export async function sendMail({ to, subject, text }: Mail): Promise<boolean> {
  const { SMTP_URL = "", MAIL_FROM } = env();
  const server = parseSmtpUrl(SMTP_URL);
  if (!server) throw new Error("No mail can be sent: SMTP_URL is not set");
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    ...server,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: 3 * PATIENCE,
    // A message is nothing but its text: no part of it is read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const headers = { "Auto-Submitted": "auto-generated" };
    await transport.sendMail({ from: MAIL_FROM, to: { name: "", address: to }, subject, text, headers });
    return true;
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    logEvent("mailFailed", { code: String(code ?? "unknown"), response: Number(responseCode ?? 0) });
    return false;
  } finally {
    transport.close();
  }
}
