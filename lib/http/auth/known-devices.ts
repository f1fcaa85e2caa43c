import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Accounts that one device is known to. */
const MAX_ACCOUNTS = 5;
const DAY = 24 * 60 * 60;
/** Days after which a device is forgotten, unless it signs in again. */
const MAX_DAYS = 180;
const ENTRY = /^([\w-]{22})\.(\d{1,6})\.([\w-]{43})$/;

/**
 * Returns the name of the cookie that identifies a known device. With https, its prefix stops subdomains from setting
 * the cookie.
 */
export const getDeviceCookieName = (site: string): string =>
  site.startsWith("https://") ? "__Host-grimoire.device" : "grimoire.device";

const today = () => Math.floor(Date.now() / 1000 / DAY);

/**
 * How a device became known: by a sign-in, or by opening a link mailed to the account. Someone who reads the owner's
 * mail can create many `link` devices, so these count only for attempts at passwords, not at codes of the second step.
 */
export type DeviceOrigin = "signIn" | "link";
type KnownDevice = { readonly id: string; readonly by: DeviceOrigin };

const PURPOSES: Readonly<Record<DeviceOrigin, string>> = { signIn: "known device", link: "device of a link" };
const ORIGINS: readonly DeviceOrigin[] = ["signIn", "link"];

/** Signature of an entry, valid for one account without naming it. */
function sign(secret: string, account: string, { id, by }: KnownDevice, day: string): string {
  return createHmac("sha256", `${PURPOSES[by]} ${secret}`).update(`${id}.${day}.${account}`).digest("base64url");
}

/** Parses a cookie: its entries, newest first, and the account's entry and device, if any. */
function read(cookie: string, account: string, secret: string) {
  const entries = cookie.split("~", MAX_ACCOUNTS).filter((entry) => ENTRY.test(entry));
  for (const entry of entries) {
    const [, id = "", day = "", signature = ""] = ENTRY.exec(entry) ?? [];
    const by = ORIGINS.find((origin) => isEqual(signature, sign(secret, account, { id, by: origin }, day)));
    if (by && today() - Number(day) <= MAX_DAYS) return { entries, own: entry, device: { id, by } };
  }
  return { entries, own: null, device: null };
}

const isEqual = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Returns the device of a cookie if the account knows it; null otherwise. Attempts by strangers do not delay a known
 * device. The cookie proves nothing else: the password is still required.
 */
export const findKnownDevice = (cookie: string, account: string, secret: string): KnownDevice | null =>
  read(cookie, account, secret).device;

type Remembered = {
  /** The cookie of before. */
  readonly cookie: string;
  readonly account: string;
  readonly site: string;
  readonly secret: string;
  readonly by?: DeviceOrigin;
};

/**
 * Returns the Set-Cookie header of a device that has just signed in to an account, or opened a mailed link. The device
 * keeps its id and the other accounts that know it.
 */
export function createDeviceCookie({ cookie, account, site, secret, by = "signIn" }: Remembered): string {
  const { entries, own, device } = read(cookie, account, secret);
  const id = device?.id ?? randomBytes(16).toString("base64url");
  const kept = { id, by: device?.by === "signIn" ? "signIn" : by } as const;
  const entry = `${id}.${today()}.${sign(secret, account, kept, String(today()))}`;
  const value = [entry, ...entries.filter((other) => other !== own)].slice(0, MAX_ACCOUNTS).join("~");
  const secure = site.startsWith("https://") ? "; Secure" : "";
  return `${getDeviceCookieName(site)}=${value}; Path=/; Max-Age=${MAX_DAYS * DAY}; HttpOnly; SameSite=Lax${secure}`;
}
