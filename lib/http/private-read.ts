import { needsTwoFactorSetup, toAdmin } from "../accounts/as-admin";
import type { Admin, Viewer } from "../accounts/types";
import type { RateLimitName } from "../rate-limits";
import { clientAddress } from "../server/client-address";
import { consume } from "../server/rate-limiter";
import { explainFailure } from "./explain-failure";
import { type RouteResult, refuse, refuseLimited, refuseUnexpected, toResponse } from "./refuse";
import { viewer } from "./viewer";
import { withFailureId } from "./with-failure-id";

export type PathParams = Readonly<Record<string, string>>;
/** A method of a Next.js route file. */
export type RouteMethod = (request: Request, context: { params: Promise<PathParams> }) => Promise<Response>;

/** The viewer that a handler receives, by the sign-in that its route requires. */
type ViewerByAuth = { required: Viewer; admin: Admin; none: Viewer | null };
export type Auth = keyof ViewerByAuth;

/** The arguments of a handler. The request itself is not among them: a handler sees only what was checked. */
export type ReadContext<A extends Auth> = { viewer: ViewerByAuth[A]; params: PathParams; headers: Headers };

type PrivateRead<A extends Auth> = {
  auth: A;
  limit: RateLimitName;
  handle: (context: ReadContext<A>) => Promise<RouteResult>;
};

/** Makes a GET whose answer depends on the viewer, and which no cache on the way may store. */
export function privateRead<A extends Auth>(options: PrivateRead<A>): RouteMethod {
  return (request, context) =>
    respond(request, async () => {
      const admission = await admit(request, options);
      if (!admission.ok) return admission.refusal;
      const params = await context.params;
      return options.handle({ viewer: admission.viewer, params, headers: request.headers });
    });
}

type Admission<A extends Auth> =
  | { readonly ok: true; readonly viewer: ViewerByAuth[A] }
  | { readonly ok: false; readonly refusal: RouteResult };

/** Checks that the viewer is signed in as required, and then the rate limit. A viewer without access uses up no point. */
export async function admit<A extends Auth>(
  request: Request,
  { auth, limit }: { auth: A; limit: RateLimitName },
): Promise<Admission<A>> {
  const current = await viewer();
  const denial = denialOf(auth, current);
  if (denial) return { ok: false, refusal: refuse(denial) };
  const refusal = await countUse(request, current, limit);
  return refusal ? { ok: false, refusal } : { ok: true, viewer: current as ViewerByAuth[A] };
}

/** Uses up one point of a limit, of the viewer or of the address; the refusal where none is left. */
export async function countUse(
  request: Request,
  viewer: Viewer | null,
  limit: RateLimitName,
): Promise<RouteResult | null> {
  const wait = await consume(limit, viewer?.userId ?? clientAddress(request.headers));
  return wait === null ? null : refuseLimited(wait);
}

/** The reason why a viewer has no access to a route; `null` when the viewer has. */
function denialOf(auth: Auth, current: Viewer | null): "signedOut" | "notAdmin" | "secondFactorFirst" | null {
  if (auth !== "none" && !current) return "signedOut";
  if (auth !== "admin" || toAdmin(current)) return null;
  return needsTwoFactorSetup(current) ? "secondFactorFirst" : "notAdmin";
}

/** Runs a handler and turns its result, or its failure, into a response. One that will pass by itself says so. */
export const respond = (request: Request, run: () => Promise<RouteResult>): Promise<Response> =>
  withFailureId(
    request,
    async () => toResponse(await run().catch(explainFailure)),
    (id) => toResponse(refuseUnexpected(id)),
  );
