import { createHash, timingSafeEqual } from "node:crypto";

const COOKIE = "next-auth.csrf-token";

/**
 * Returns whether a token against forged forms is the one in the cookie, and the cookie was made by this site. next-auth asks
 * the same question, but only after a request was counted.
 */
export function isValidCsrfToken(
  token: string,
  cookies: ReadonlyMap<string, string>,
  site: string,
  secret: string,
): boolean {
  const name = site.startsWith("https://") ? `__Host-${COOKIE}` : COOKIE;
  const [value = "", signature = ""] = (cookies.get(name) ?? "").split("|");
  const expected = createHash("sha256").update(`${value}${secret}`).digest("hex");
  return isEqual(signature, expected) && isEqual(token, value);
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && a.length > 0 && timingSafeEqual(a, b);
}
