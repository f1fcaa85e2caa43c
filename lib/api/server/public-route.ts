import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { isTooManyDays, type TooManyDays } from "@/lib/catalogue/model/opened-days";
import { type Allowance, addressOf, count } from "@/lib/server/limits";
import type { AnswerForm, ApiRoute } from "../types";
import { type ApiAnswer, refused } from "./api-answer";
import { apiRefusal, apiResponse, headOf, withoutBody } from "./api-response";
import { readAsked } from "./read-asked";

/** Next.js gives no parameters at all where an address has none. */
type Params = Readonly<Record<string, string>> | undefined;
type Method = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

/** What a handler is given: checked parameters and body, and nothing else of the request. */
type Asked<At extends z.ZodType, Query extends z.ZodType, Body> = {
  readonly at: z.output<At>;
  readonly query: z.output<Query>;
  readonly body: Body extends z.ZodType ? z.output<Body> : null;
};
type AnswerOf<Form extends AnswerForm> = Form extends z.ZodType ? z.input<Form> : never;

/**
 * The only way to make a route of the public interface: counted per address, its parameters checked against the schema
 * that is published, its answer tagged. It looks at no session and changes nothing, so it may be asked from anywhere.
 * What fails unexpectedly is logged under an id, and the asker is told the id and nothing else.
 */
export function publicRoute<
  At extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType | null,
  Form extends AnswerForm,
>(
  route: ApiRoute<At, Query, Body, Form>,
  handle: (asked: Asked<At, Query, Body>) => Promise<ApiAnswer<AnswerOf<Form>>>,
): { readonly GET: Method; readonly HEAD: Method; readonly POST: Method; readonly OPTIONS: Method } {
  const answer: Method = async (request, context) => {
    let left: Allowance | null = null;
    try {
      left = await count(route.limit, addressOf(request.headers));
      if (!left.ok) return withAllowance(apiRefusal("limited", {}, { "Retry-After": String(left.reset) }), left);
      const asked = await readAsked(route, request, (await context.params) ?? {});
      const given = asked.ok ? await handle(asked.asked as Asked<At, Query, Body>) : refused(asked.code, asked.help);
      return withAllowance(apiResponse(request, given, route.cache), left);
    } catch (error) {
      if (isTooManyDays(error)) return withAllowance(tooManyDays(error), left);
      const id = randomUUID();
      console.error(`[${id}] ${request.method} ${new URL(request.url).pathname}`, error);
      return withAllowance(apiRefusal("unexpected", { id }), left);
    }
  };
  const methods = route.method === "GET" ? "GET, HEAD, OPTIONS" : `${route.method}, OPTIONS`;
  return {
    ...{ GET: answer, POST: answer },
    HEAD: async (request, context) => headOf(await answer(request, context)),
    OPTIONS: async () => preflight(methods),
  };
}

/** What a catalogue of another day costs is bounded for all who ask together. */
const tooManyDays = ({ wait }: TooManyDays): Response => {
  const message =
    "Too many different days were asked for (`asof`). Wait as many seconds as the header Retry-After says.";
  return apiRefusal("limited", { message }, { "Retry-After": String(wait) });
};

/** Tells browsers that pages elsewhere may ask. */
export const preflight = (methods: string): Response =>
  withoutBody(204, {
    Allow: methods,
    "Access-Control-Allow-Methods": methods,
    "Access-Control-Allow-Headers": "Content-Type, If-None-Match",
    "Access-Control-Max-Age": "86400",
  });

function withAllowance(response: Response, left: Allowance | null): Response {
  if (left === null) return response;
  response.headers.set("RateLimit-Limit", String(left.points));
  response.headers.set("RateLimit-Remaining", String(left.remaining));
  response.headers.set("RateLimit-Reset", String(left.reset));
  return response;
}
