import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Accounts that one device is known to. */
const MAX_ACCOUNTS = 5;
const DAY = 24 * 60 * 60;
/** Days after which a device is a stranger again, unless it signs in before. */
const MAX_DAYS = 180;
const ENTRY = /^([\w-]{22})\.(\d{1,6})\.([\w-]{43})$/;

/** The name of the cookie by which a device is known. With https, no other site of the domain can have set it. */
export const deviceCookieName = (site: string): string =>
  site.startsWith("https://") ? "__Host-grimoire.device" : "grimoire.device";

const today = () => Math.floor(Date.now() / 1000 / DAY);

/** The signature of an entry, which is good for one account and tells nobody which. */
function sign(secret: string, account: string, id: string, day: string): string {
  return createHmac("sha256", `known device ${secret}`).update(`${id}.${day}.${account}`).digest("base64url");
}

/** The entries of a cookie, the newest first, with the one of an account if it has one. */
function read(cookie: string, account: string, secret: string) {
  const entries = cookie.split("~", MAX_ACCOUNTS).filter((entry) => ENTRY.test(entry));
  const own = entries.find((entry) => {
    const [, id = "", day = "", signature = ""] = ENTRY.exec(entry) ?? [];
    const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, account, id, day)));
    return isSigned && today() - Number(day) <= MAX_DAYS;
  });
  return { entries, own };
}

/**
 * The id of the device that sent a cookie, if it has signed in to an account before; otherwise `null`. A device that an account
 * knows is not delayed by what strangers try on that account. It is no proof of who sits before it: the password is asked for as always.
 */
export const knownDevice = (cookie: string, account: string, secret: string): string | null =>
  read(cookie, account, secret).own?.split(".", 1)[0] ?? null;

/** The cookie of a device that has just signed in to an account, as a header. It keeps its id and what else it is known to. */
export function rememberDevice(cookie: string, account: string, site: string, secret: string): string {
  const { entries, own } = read(cookie, account, secret);
  const id = own?.split(".", 1)[0] ?? randomBytes(16).toString("base64url");
  const entry = `${id}.${today()}.${sign(secret, account, id, String(today()))}`;
  const value = [entry, ...entries.filter((other) => other !== own)].slice(0, MAX_ACCOUNTS).join("~");
  const secure = site.startsWith("https://") ? "; Secure" : "";
  return `${deviceCookieName(site)}=${value}; Path=/; Max-Age=${MAX_DAYS * DAY}; HttpOnly; SameSite=Lax${secure}`;
}
