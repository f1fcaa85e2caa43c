import type { z } from "zod";
import { noParameters } from "./schemas/parameters";
import type { AnswerForm, ApiRoute } from "./types";

type NoParameters = typeof noParameters;

/** Errors of every route with a body, found before its fields are validated. */
const BODY_REFUSALS = ["malformed", "tooLarge", "notJson"] as const;

/**
 * Returns a route of the API. Left out, its parameters and its body are empty, and clients revalidate its answers by their
 * ETag.
 */
export const apiRoute = <
  Params extends z.ZodObject = NoParameters,
  Query extends z.ZodObject = NoParameters,
  Body extends z.ZodType | null = null,
  Form extends AnswerForm = AnswerForm,
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
  params: route.params ?? (noParameters as unknown as Params),
  query: route.query ?? (noParameters as unknown as Query),
  body: route.body ?? (null as Body),
});
