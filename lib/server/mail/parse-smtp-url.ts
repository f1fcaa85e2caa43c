/** The SMTP server for the site's mail, as options for nodemailer. */
type SmtpServer = {
  readonly host: string;
  readonly port: number;
  /** Whether to use TLS from the first byte. */
  readonly secure: boolean;
  /** Whether to require STARTTLS before anything is sent. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
};

/**
 * Parses a URL such as `smtp://user:password@host:587`; null if invalid. Mail contains links that open accounts, so it
 * is encrypted, except to this machine or with `?tls=off` for a private connection.
 */
export function parseSmtpUrl(address: string): SmtpServer | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, username, password, searchParams, pathname } = new URL(address);
  if ((protocol !== "smtp:" && protocol !== "smtps:") || hostname === "" || !/^\/?$/.test(pathname)) return null;
  const wishes = searchParams.toString();
  if (wishes !== "" && wishes !== "tls=off") return null;
  const [user, pass] = [decoded(username), decoded(password)];
  if (user === null || pass === null) return null;
  const secure = protocol === "smtps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && wishes === "" && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname),
    ...(user !== "" && { auth: { user, pass } }),
  };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
