import type { z } from "zod";
import { noParametersSchema } from "./schemas/parameters";
import type { ApiRoute, ResponseFormat } from "./types";

type NoParameters = typeof noParametersSchema;

/** Errors of every route with a body, found before its fields are validated. */
const BODY_REFUSALS = ["malformed", "tooLarge", "notJson"] as const;

/**
 * Returns an API route. By default, it has no parameters and no body, and clients revalidate responses by their ETag.
 */
export const defineApiRoute = <
  Params extends z.ZodObject = NoParameters,
  Query extends z.ZodObject = NoParameters,
  Body extends z.ZodType | null = null,
  Form extends ResponseFormat = ResponseFormat,
>({
  ...route
}: Pick<ApiRoute, "path" | "group" | "title" | "about"> &
  Partial<Pick<ApiRoute, "method" | "redirects" | "refusals" | "cache" | "limit">> & {
    params?: Params;
    query?: Query;
    body?: Body;
    answer: Form;
  }): ApiRoute<Params, Query, Body, Form> => ({
  method: "GET",
  redirects: false,
  cache: "revalidate",
  limit: "apiRead",
  ...route,
  refusals: [...(route.body ? BODY_REFUSALS : []), ...(route.refusals ?? [])],
  params: route.params ?? (noParametersSchema as unknown as Params),
  query: route.query ?? (noParametersSchema as unknown as Query),
  body: route.body ?? (null as Body),
});
