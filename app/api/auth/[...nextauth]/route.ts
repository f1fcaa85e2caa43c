import type { NextRequest } from "next/server";
import { isProviderLinked } from "@/lib/accounts/reauth/data";
import {
  findInvalidParameter,
  getAuthCookies,
  isValidCsrfToken,
  readAuthInput,
  sanitizeAuthQuery,
} from "@/lib/http/auth/auth-input";
import { parseAuthRoute } from "@/lib/http/auth/auth-route";
import { type AuthRequest, callNextAuth } from "@/lib/http/auth/call-next-auth";
import { createPendingSignInCookie } from "@/lib/http/auth/pending-sign-in";
import { createRequestDeviceCookie } from "@/lib/http/auth/request-device-cookie";
import { signInWithCode, signInWithPassword } from "@/lib/http/auth/sign-in";
import { type AuthContext, createAuthOptions } from "@/lib/http/auth-options";
import { rejectWithoutRecentAuth } from "@/lib/http/mutation";
import { rejectCrossSiteRequest, rejectForgedRequest } from "@/lib/http/reject-cross-site-request";
import {
  createErrorResult,
  createFieldError,
  createInternalErrorResult,
  createRateLimitResult,
  toResponse,
} from "@/lib/http/route-result";
import { runWithErrorId } from "@/lib/http/run-with-error-id";
import { toErrorResult } from "@/lib/http/to-error-result";
import { getRequestViewer } from "@/lib/http/viewer";
import { getClientIp } from "@/lib/server/client-ip";
import { env } from "@/lib/server/env";
import { consumeRateLimit } from "@/lib/server/rate-limiter";

type Context = { params: Promise<{ nextauth: string[] }> };

/** Serves the providers' sign-in pages, the session and the CSRF token. */
export const GET = (request: NextRequest, context: Context): Promise<Response> =>
  served(request, async () => {
    const { nextauth: path } = await context.params;
    const route = parseAuthRoute("GET", path);
    if (!route) return toResponse(createErrorResult("notFound"));
    const refused = await refuseFlood(request);
    if (refused) return refused;
    const unfit = findInvalidParameter(route, request.nextUrl.searchParams);
    if (unfit !== null)
      return toResponse(
        createErrorResult("invalid", [
          createFieldError([unfit], "unfit", "The parameter contains control characters. Remove them."),
        ]),
      );
    const query = sanitizeAuthQuery(route, request.nextUrl.searchParams, env().NEXTAUTH_URL);
    return ask(request, { method: "GET", path, query });
  });

/**
 * Signs in and out. The body and the CSRF token are checked before rate limits, so that an invalid request does not use
 * up anybody's attempts.
 */
export const POST = (request: NextRequest, context: Context): Promise<Response> =>
  served(request, async () => {
    const { nextauth: path } = await context.params;
    const route = parseAuthRoute("POST", path);
    if (!route) return toResponse(createErrorResult("notFound"));
    const foreign = rejectCrossSiteRequest(request.headers);
    if (foreign) return toResponse(foreign);
    const refused = await refuseFlood(request);
    if (refused) return refused;
    const { NEXTAUTH_URL, NEXTAUTH_SECRET } = env();
    const read = await readAuthInput(request, route, NEXTAUTH_URL);
    if (!read.ok) return toResponse(read.refusal);
    const { input } = read;
    if (
      !isValidCsrfToken(
        input.csrfToken,
        getAuthCookies(request.cookies.getAll(), NEXTAUTH_URL),
        NEXTAUTH_URL,
        NEXTAUTH_SECRET,
      )
    )
      return toResponse(rejectForgedRequest(request.headers, "badToken"));
    const answer = (run?: AuthContext) => ask(request, { method: "POST", path, query: {}, body: input }, run);
    if (route.provider === "credentials") return signInWithPassword(request, input.email ?? "", answer);
    if (route.provider === "code") return signInWithCode(request, answer);
    const unproved = route.action === "signin" ? await refuseLink(request, route.provider) : null;
    return unproved ?? answer();
  });

const served = (request: Request, run: () => Promise<Response>): Promise<Response> =>
  runWithErrorId(
    request,
    () => run().catch((error) => toResponse(toErrorResult(error))),
    (id) => toResponse(createInternalErrorResult(id)),
  );

function runOf(request: NextRequest): AuthContext {
  const goTo = request.cookies.getAll().find(({ name }) => name.endsWith("next-auth.callback-url"))?.value;
  return { userAgent: request.headers.get("user-agent") ?? "", ...(goTo !== undefined && { goTo }) };
}

/** Rejects linking a provider to the signed-in account without a recent proof. */
async function refuseLink(request: NextRequest, provider: string | null): Promise<Response | null> {
  const asker = await getRequestViewer(request);
  if (!asker || provider === null || (await isProviderLinked(asker, provider))) return null;
  const refusal = await rejectWithoutRecentAuth(asker);
  return refusal && toResponse(refusal);
}

/** Calls next-auth. Throws failures that it would turn into a wrong password or reveal in its response. */
async function ask(
  request: NextRequest,
  question: Omit<AuthRequest, "cookies">,
  run: AuthContext = runOf(request),
): Promise<Response> {
  const cookies = getAuthCookies(request.cookies.getAll(), env().NEXTAUTH_URL);
  // next-auth reads the session that the browser holds for providers alone, and each way in ends it.
  if (question.path[0] === "callback") run.viewer = (await getRequestViewer(request)) ?? undefined;
  const response = await callNextAuth({ ...question, cookies }, createAuthOptions(run));
  if (run.failure) throw run.failure.error;
  // A provider's answer; what comes after a password is told by `signInWithPassword`.
  if (question.method === "GET") {
    const { NEXTAUTH_URL: site, NEXTAUTH_SECRET: secret } = env();
    if (run.waits) response.headers.append("Set-Cookie", await createPendingSignInCookie(run.waits, site, secret));
    if (run.entered !== undefined)
      response.headers.append("Set-Cookie", createRequestDeviceCookie(request.headers, run.entered));
  }
  return response;
}

/** Limits requests by IP, if known: visitors without one must not lock each other out. */
async function refuseFlood(request: Request): Promise<Response | null> {
  const address = getClientIp(request.headers);
  const wait = address === null ? null : await consumeRateLimit("read", address);
  return wait === null ? null : toResponse(createRateLimitResult(wait));
}
