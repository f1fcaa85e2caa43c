import { env } from "../../server/env";
import { createDeviceCookie, type DeviceOrigin, getDeviceCookieName } from "./known-devices";

/** Returns the Set-Cookie header that makes the device of a request known to an account. */
export function createRequestDeviceCookie(headers: Headers, account: string, by?: DeviceOrigin): string {
  const { NEXTAUTH_URL: site, NEXTAUTH_SECRET: secret } = env();
  const name = `${getDeviceCookieName(site)}=`;
  const sent = (headers.get("cookie") ?? "").split(/; */).find((pair) => pair.startsWith(name));
  return createDeviceCookie({ cookie: sent?.slice(name.length) ?? "", account, site, secret, by });
}
