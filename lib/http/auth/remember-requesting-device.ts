import { env } from "../../server/env";
import { type DeviceOrigin, deviceCookieName, rememberDevice } from "./known-devices";

/** Returns the cookie, as a header, by which an account knows the device of a request from now on. */
export function rememberRequestingDevice(headers: Headers, account: string, by?: DeviceOrigin): string {
  const { NEXTAUTH_URL: site, NEXTAUTH_SECRET: secret } = env();
  const name = `${deviceCookieName(site)}=`;
  const sent = (headers.get("cookie") ?? "").split(/; */).find((pair) => pair.startsWith(name));
  return rememberDevice({ cookie: sent?.slice(name.length) ?? "", account, site, secret, by });
}
