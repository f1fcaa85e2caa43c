import type { ZodObject, z } from "zod";
import { getReauthMethods } from "../accounts/reauth/data";
import { reauthenticate } from "../accounts/reauth/mutations";
import { toRecentlyAuthenticated } from "../accounts/reauth/recently-authenticated";
import type { RecentlyAuthenticated, Viewer } from "../accounts/types";
import type { RateLimitName } from "../rate-limits";
import { rotateSessionCookie } from "./auth/rotate-session-cookie";
import {
  type AuthLevel,
  applyRateLimit,
  authorizeRequest,
  type ReadContext,
  type RouteHandler,
  runRouteHandler,
} from "./private-read";
import { rejectCrossSiteRequest } from "./reject-cross-site-request";
import { readJsonBody } from "./request-body";
import { createErrorResult, createRateLimitResult, type RouteResult, toFieldErrors } from "./route-result";
import { toErrorResult } from "./to-error-result";

/** Arguments of a handler; with `proof`, the viewer has recently proved ownership. */
type Context<A extends AuthLevel, P extends boolean> = P extends true
  ? Omit<ReadContext<A>, "viewer"> & { viewer: RecentlyAuthenticated<NonNullable<ReadContext<A>["viewer"]>> }
  : ReadContext<A>;

type Mutation<A extends AuthLevel, Schema extends StrictObject, P extends boolean> = {
  /** Strict objects only: an unknown key is refused. Every string and array in it carries `.max()`. */
  input: Schema;
  auth: A;
  /** Whether to require a recent proof of ownership; an open session is not enough. */
  proof?: P;
  /** The field of the body in which the password may come along as the proof. */
  proofField?: keyof z.output<Schema> & string;
  /**
   * Whether the session gets a new token afterwards, so that copies of the old one stop working, like other sessions.
   * Always with a proof in the request.
   */
  renews?: boolean;
  /** Counted per viewer, or per IP if no sign-in is required. Counts only bodies that the schema accepts. */
  limit: RateLimitName;
  /** The largest body in bytes. */
  maxBytes?: number;
  handle: (context: Context<A, P> & { input: z.output<Schema> }) => Promise<RouteResult>;
};
export type StrictObject = ZodObject<z.core.$ZodShape, z.core.$strict>;

const MAX_BYTES = 64 * 1024;

/** Route method made by `createMutationRoute`. A test recognizes the method by its mark. */
type MutationMethod = RouteHandler & { readonly isMutation: true };

/**
 * Creates the handler of a PUT, POST, PATCH or DELETE; every mutating route uses it. Checks in this order: the request
 * comes from a page of this site, the viewer is signed in as required, the body is a valid JSON object, the viewer has
 * recently authenticated again if required, and the rate limit is not used up. Only then runs `handle`. Invalid bodies
 * use up a separate, wide limit, so that nobody can exhaust a shared limit with them.
 */
export function createMutationRoute<A extends AuthLevel, Schema extends StrictObject, P extends boolean = false>(
  options: Mutation<A, Schema, P>,
): MutationMethod {
  const route: RouteHandler = (request, context) =>
    runRouteHandler(request, async () => {
      const foreign = rejectCrossSiteRequest(request.headers);
      if (foreign) return foreign;
      const admission = await authorizeRequest(request, { auth: options.auth, limit: "body" });
      if (!admission.ok) return admission.refusal;
      const body = await readJsonBody(request, options.maxBytes ?? MAX_BYTES);
      if (!body.ok) return createErrorResult(body.code);
      const input = options.input.safeParse(body.value);
      if (!input.success) return createErrorResult("invalid", toFieldErrors(input.error));
      const given = options.proofField && (input.data as Record<string, unknown>)[options.proofField];
      const unproved = options.proof && given === undefined ? await rejectWithoutRecentAuth(admission.viewer) : null;
      if (unproved) return unproved;
      const limited = await applyRateLimit(request, admission.viewer, options.limit);
      if (limited) return limited;
      const proof = await takeProof(admission.viewer, given);
      if (!proof.ok) return proof.refusal;
      const checked = {
        viewer: proof.viewer,
        input: input.data,
        params: await context.params,
        headers: request.headers,
      };
      const handled = options.handle(checked as unknown as Context<A, P> & { input: z.output<Schema> });
      if (proof.viewer === admission.viewer && !options.renews) return handled;
      return withNewToken(proof.viewer, await handled.catch(toErrorResult), proof.viewer !== admission.viewer);
    });
  return Object.assign(route, { isMutation: true } as const);
}

/**
 * Returns the rejection for a viewer who has not recently authenticated again, with the possible ways to do so; null
 * otherwise.
 */
export const rejectWithoutRecentAuth = async (viewer: Viewer | null): Promise<RouteResult | null> =>
  viewer === null || toRecentlyAuthenticated(viewer)
    ? null
    : createErrorResult("reauthenticate", undefined, { ways: await getReauthMethods(viewer) });

/** Adds the new token of the viewer's session to a result; where no proof was taken, to one that changed something alone. */
async function withNewToken(viewer: Viewer | null, result: RouteResult, isProved: boolean): Promise<RouteResult> {
  const cookie = viewer && (isProved || result.status < 300) ? await rotateSessionCookie(viewer) : null;
  return cookie === null ? result : { ...result, cookies: [...(result.cookies ?? []), cookie] };
}

type TakenProof =
  | { readonly ok: true; readonly viewer: Viewer | null }
  | { readonly ok: false; readonly refusal: RouteResult };

/** Takes a password that came along with a change as its proof; without one the viewer stays as before. */
async function takeProof(viewer: Viewer | null, password: unknown): Promise<TakenProof> {
  if (viewer === null || typeof password !== "string") return { ok: true, viewer };
  const proof = await reauthenticate(viewer, { password });
  if (proof.ok) return proof;
  return { ok: false, refusal: "wait" in proof ? createRateLimitResult(proof.wait) : createErrorResult(proof.code) };
}
