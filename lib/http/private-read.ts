import { needsTwoFactorSetup, toAdmin } from "../accounts/to-admin";
import type { Admin, Viewer } from "../accounts/types";
import type { RateLimitName } from "../rate-limits";
import { getClientIp } from "../server/client-ip";
import { consumeRateLimit } from "../server/rate-limiter";
import {
  createErrorResult,
  createInternalErrorResult,
  createRateLimitResult,
  type RouteResult,
  toResponse,
} from "./route-result";
import { runWithErrorId } from "./run-with-error-id";
import { toErrorResult } from "./to-error-result";
import { getViewer } from "./viewer";

export type PathParams = Readonly<Record<string, string>>;
/** A method of a Next.js route file. */
export type RouteHandler = (request: Request, context: { params: Promise<PathParams> }) => Promise<Response>;

/** Viewer type of a handler by the required sign-in. */
type ViewerByAuth = { required: Viewer; admin: Admin; none: Viewer | null };
export type AuthLevel = keyof ViewerByAuth;

/** The arguments of a handler. They contain only validated values, not the request itself. */
export type ReadContext<A extends AuthLevel> = { viewer: ViewerByAuth[A]; params: PathParams; headers: Headers };

type PrivateRead<A extends AuthLevel> = {
  auth: A;
  limit: RateLimitName;
  handle: (context: ReadContext<A>) => Promise<RouteResult>;
};

/** Creates the handler of a GET whose response depends on the viewer. No shared cache may store the response. */
export function createPrivateReadRoute<A extends AuthLevel>(options: PrivateRead<A>): RouteHandler {
  return (request, context) =>
    runRouteHandler(request, async () => {
      const admission = await authorizeRequest(request, options);
      if (!admission.ok) return admission.refusal;
      const params = await context.params;
      return options.handle({ viewer: admission.viewer, params, headers: request.headers });
    });
}

type Admission<A extends AuthLevel> =
  | { readonly ok: true; readonly viewer: ViewerByAuth[A] }
  | { readonly ok: false; readonly refusal: RouteResult };

/**
 * Checks that the viewer is signed in as required, and then the rate limit. A viewer without access uses up no point of
 * the limit.
 */
export async function authorizeRequest<A extends AuthLevel>(
  request: Request,
  { auth, limit }: { auth: A; limit: RateLimitName },
): Promise<Admission<A>> {
  const current = await getViewer();
  const denial = denialOf(auth, current);
  if (denial) return { ok: false, refusal: createErrorResult(denial) };
  const refusal = await applyRateLimit(request, current, limit);
  return refusal ? { ok: false, refusal } : { ok: true, viewer: current as ViewerByAuth[A] };
}

/**
 * Uses up one point of a limit, counted by viewer or by IP. Returns the rejection if no point is left; null otherwise.
 */
export async function applyRateLimit(
  request: Request,
  viewer: Viewer | null,
  limit: RateLimitName,
): Promise<RouteResult | null> {
  const wait = await consumeRateLimit(limit, viewer?.userId ?? getClientIp(request.headers));
  return wait === null ? null : createRateLimitResult(wait);
}

/** The reason why a viewer has no access to a route; `null` when the viewer has. */
function denialOf(auth: AuthLevel, current: Viewer | null): "signedOut" | "notAdmin" | "secondFactorFirst" | null {
  if (auth !== "none" && !current) return "signedOut";
  if (auth !== "admin" || toAdmin(current)) return null;
  return needsTwoFactorSetup(current) ? "secondFactorFirst" : "notAdmin";
}

/** Runs a handler and turns its result or failure into a response. Reports temporary failures as such. */
export const runRouteHandler = (request: Request, run: () => Promise<RouteResult>): Promise<Response> =>
  runWithErrorId(
    request,
    async () => toResponse(await run().catch(toErrorResult)),
    (id) => toResponse(createInternalErrorResult(id)),
  );
