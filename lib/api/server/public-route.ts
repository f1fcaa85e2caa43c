import type { z } from "zod";
import { createCacheTags } from "@/lib/http/cache-tags";
import { runWithErrorId } from "@/lib/http/run-with-error-id";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { isDateCacheLimitError } from "@/lib/magmell/catalogue/store/date-cache";
import { API_LIMITS, type ApiLimitName } from "@/lib/rate-limits";
import { getClientIp } from "@/lib/server/client-ip";
import { DATABASE_RETRY_SECONDS } from "@/lib/server/database-state";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { type RateLimitState, takeRateLimitPoint } from "@/lib/server/rate-limiter";
import type { ApiRoute, ResponseFormat } from "../types";
import { createApiErrorResponse, createApiResponse, createPreflightResponse, toHeadResponse } from "./api-response";
import type { ApiResult } from "./api-result";
import { POST_ONLY_HANDLERS, POST_ROUTE_METHODS, READ_ONLY_HANDLERS, READ_ROUTE_METHODS } from "./method-handlers";
import { parseApiRequest } from "./parse-api-request";

type PathParams = Readonly<Record<string, string>>;
type Method = (request: Request, params: PathParams) => Promise<Response>;
/** The methods of a route of the public API. */
export type PublicRoute = Readonly<Record<"GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS", Method>>;

/** A validated request to the API: its parameters and its body. A handler sees nothing else of the request. */
type ApiRequest<Params extends z.ZodType, Query extends z.ZodType, Body> = {
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: Body extends z.ZodType ? z.output<Body> : null;
};
type AnswerOf<Form extends ResponseFormat> = Form extends z.ZodType ? z.input<Form> : never;

/**
 * Creates the methods of a public API route; every such route uses it. Requests are counted by IP and validated by the
 * published schemas, and responses have an ETag. It reads no session and changes nothing, so it allows requests from
 * other sites (CORS). An unexpected error is logged under an id, and the response contains only that id.
 */
export function createPublicRoute<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType | null,
  Form extends ResponseFormat,
>(
  route: ApiRoute<Params, Query, Body, Form>,
  handle: (request: ApiRequest<Params, Query, Body>) => Promise<ApiResult<AnswerOf<Form>>>,
): PublicRoute {
  const respond: Method = async (request, params) => {
    let allowance: RateLimitState | null = null;
    const run = async (): Promise<Response> => {
      allowance = await takeRateLimitPoint(route.limit, getClientIp(request.headers));
      if (!allowance.ok) return refuseLimited(allowance.reset);
      const parsed = await parseApiRequest(route, request, params);
      if (!parsed.ok) return createApiErrorResponse(parsed.code, parsed.help);
      // Before the answer is made: one that turns out newer than its tag is dropped once too often, never too seldom.
      const tags = route.cache === "version" ? await versionTags() : {};
      const answer = await handle(parsed.value as ApiRequest<Params, Query, Body>);
      return createApiResponse(request, answer, { cache: route.cache, tags });
    };
    const response = await runWithErrorId(
      request,
      () => run().catch(refusePassing),
      (id) => createApiErrorResponse("unexpected", { id }),
    );
    return withAllowance(response, route.limit, allowance);
  };
  if (route.method === "POST")
    return { ...POST_ONLY_HANDLERS, POST: respond, OPTIONS: async () => createPreflightResponse(POST_ROUTE_METHODS) };
  return {
    ...READ_ONLY_HANDLERS,
    GET: respond,
    HEAD: async (request, params) => toHeadResponse(await respond(request, params)),
    OPTIONS: async () => createPreflightResponse(READ_ROUTE_METHODS),
  };
}

/** Cache tags for content of the current cards; empty while there are none. */
const versionTags = (): Promise<Readonly<Record<string, string>>> =>
  getCatalogue().then(
    ({ version }) => createCacheTags("api", version),
    () => ({}),
  );

const refuseLimited = (wait: number, message?: string): Response =>
  createApiErrorResponse("limited", message === undefined ? {} : { message }, { "Retry-After": String(wait) });

/**
 * Rejects with temporary errors: the database is down, or too many dates are requested. Catalogues of other dates are
 * costly, so all clients share a limit.
 */
function refusePassing(error: unknown): Response {
  if (isDatabaseUnavailable(error))
    return createApiErrorResponse("unavailable", {}, { "Retry-After": String(DATABASE_RETRY_SECONDS) });
  if (!isDateCacheLimitError(error)) throw error;
  return refuseLimited(
    error.wait,
    "Too many different dates were requested in `asof`, by all clients together. Wait the number of seconds in the `Retry-After` header, then try again.",
  );
}

/** A response with the state of its rate limit: in the fields that clients know, and in the structured ones that follow them. */
function withAllowance(response: Response, limit: ApiLimitName, allowance: RateLimitState | null): Response {
  if (allowance === null) return response;
  const { points, remaining, reset } = allowance;
  response.headers.set("RateLimit-Policy", `"${limit}";q=${points};w=${API_LIMITS[limit].seconds}`);
  response.headers.set("RateLimit", `"${limit}";r=${remaining};t=${reset}`);
  response.headers.set("RateLimit-Limit", String(points));
  response.headers.set("RateLimit-Remaining", String(remaining));
  response.headers.set("RateLimit-Reset", String(reset));
  return response;
}
