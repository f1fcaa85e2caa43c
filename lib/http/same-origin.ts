import { env } from "../server/env";

/**
 * Whether a request was sent by a page of this site. Browsers always name the origin of a write, and a page elsewhere
 * can choose neither that nor the Host it reaches.
 */
export function isSameOrigin(headers: Headers, site = env().NEXTAUTH_URL): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null && fetchSite !== "same-origin") return false;
  const origin = headers.get("origin");
  if (!origin || !URL.canParse(origin)) return false;
  const { host, origin: normalized } = new URL(origin);
  return host === headers.get("host") || normalized === new URL(site).origin;
}
