import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { normalizeEmail } from "@/lib/accounts/bounds";
import { authOptions } from "@/lib/http/auth-options";
import { refuse, refuseLimited, toResponse } from "@/lib/http/refuse";
import { readTextBody } from "@/lib/http/request-body";
import { isSameOrigin } from "@/lib/http/same-origin";
import { clientAddress } from "@/lib/server/client-address";
import { consume, refundPoint, resetLimit } from "@/lib/server/rate-limiter";

type Context = { params: Promise<{ nextauth: string[] }> };

const MAX_BYTES = 8 * 1024;
/** Actions of next-auth that are served. Its `_log` is not, because anybody could write into our log with it. */
const ACTIONS = ["csrf", "providers", "session", "signin", "callback", "signout", "error"];

export async function GET(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params;
  if (!ACTIONS.includes(nextauth[0] ?? "")) return toResponse(refuse("notFound"));
  return NextAuth(request, context, authOptions());
}

/**
 * Sign-in and sign-out. In front of next-auth's own token against forged forms stand the checks of every other write.
 */
export async function POST(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params;
  if (!ACTIONS.includes(nextauth[0] ?? "")) return toResponse(refuse("notFound"));
  if (!isSameOrigin(request.headers)) return toResponse(refuse("badOrigin"));
  if (!request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded"))
    return toResponse(refuse("malformed"));
  const text = await readTextBody(request, MAX_BYTES);
  if (text === null) return toResponse(refuse("tooLarge"));
  const copy = new NextRequest(request.url, { method: "POST", headers: request.headers, body: text });
  const run = () => NextAuth(copy, context, authOptions());
  const signsIn = nextauth[0] === "callback" && nextauth[1] === "credentials";
  return signsIn ? limited(normalizeEmail(new URLSearchParams(text).get("email") ?? ""), request.headers, run) : run();
}

/** Counts a sign-in before its password is checked, and refunds the points when the password was right. */
async function limited(email: string, headers: Headers, run: () => Promise<Response>): Promise<Response> {
  const address = clientAddress(headers);
  const account = email.slice(0, 254);
  const pair = `${account} ${address}`;
  const waits = [
    await consume("signInAddress", address),
    // Where addresses are not known, a pair would be the account itself, and ten tries of a stranger would lock it.
    address === null ? null : await consume("signInPair", pair),
    await consume("signInAccount", account),
  ];
  const wait = Math.max(...waits.map((seconds) => seconds ?? 0));
  if (wait > 0) return toResponse(refuseLimited(wait));
  const response = await run();
  const signedIn = response.headers.getSetCookie().some((cookie) => /session-token(\.\d)?=[^;]/.test(cookie));
  if (signedIn) await Promise.all([resetLimit("signInPair", pair), refundPoint("signInAccount", account)]);
  return response;
}
