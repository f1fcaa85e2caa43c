import type { z } from "zod";
import { nothing } from "./schemas/parameters";
import type { AnswerForm, ApiRoute } from "./types";

type Nothing = typeof nothing;

/** What may be wrong with any body, before its fields are looked at. */
const BODY_REFUSALS = ["malformed", "tooLarge", "notJson"] as const;

/** A route with what most of them have: no parameters, no body, answers that are asked for again by their ETag. */
export const apiRoute = <
  At extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodType | null = null,
  Form extends AnswerForm = AnswerForm,
>({
  ...route
}: Pick<ApiRoute, "path" | "group" | "title" | "about"> &
  Partial<Pick<ApiRoute, "method" | "moves" | "refusals" | "cache" | "limit">> & {
    at?: At;
    query?: Query;
    body?: Body;
    answer: Form;
  }): ApiRoute<At, Query, Body, Form> => ({
  ...{ method: "GET", moves: false, cache: "revalidate", limit: "apiRead" },
  ...route,
  refusals: [...(route.body ? BODY_REFUSALS : []), ...(route.refusals ?? [])],
  at: route.at ?? (nothing as unknown as At),
  query: route.query ?? (nothing as unknown as Query),
  body: route.body ?? (null as Body),
});
