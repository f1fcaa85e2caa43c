import type { z } from "zod";
import { ERROR_MESSAGES, ERROR_STATUS, type ErrorBody, type ErrorCode, type FieldError } from "../error-codes";

/** The result of a route handler: a status, and a body that becomes JSON or is `null` for none. */
export type RouteResult = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
  /** Cookies to set, each as a header. */
  readonly cookies?: readonly string[];
};

/** Creates an error result; `extra` is beside `error` in the body, such as the current deck of a conflict. */
export function createErrorResult(
  code: ErrorCode,
  fields?: readonly FieldError[],
  extra?: Record<string, unknown>,
): RouteResult {
  const error: ErrorBody["error"] = { code, message: ERROR_MESSAGES[code], ...(fields && { fields }) };
  return { status: ERROR_STATUS[code], body: { error, ...extra } };
}

/** Returns a refusal of a request beyond its rate limit; `wait` in seconds. */
export const createRateLimitResult = (wait: number): RouteResult => ({
  ...createErrorResult("limited"),
  headers: { "Retry-After": String(wait) },
});

/** Returns a refusal of a request that failed unexpectedly, with the id of its log entry. */
export function createInternalErrorResult(id: string): RouteResult {
  const error: ErrorBody["error"] = { code: "unexpected", message: ERROR_MESSAGES.unexpected, id };
  return { status: ERROR_STATUS.unexpected, body: { error } };
}

/** The most fields that one refusal names. */
export const MAX_FIELD_ERRORS = 50;

/** Returns a field of a refusal, with its path and its message cut to a length that fits an answer. */
export const createFieldError = (path: readonly PropertyKey[], code: string, message: string): FieldError => ({
  path: path.map(String).join(".").slice(0, 200),
  code,
  message: message.slice(0, 300),
});

/** Returns the fields that a schema did not accept, each with its place and the reason. */
export const toFieldErrors = (error: z.core.$ZodError): FieldError[] =>
  error.issues
    .slice(0, MAX_FIELD_ERRORS)
    .map((issue) =>
      createFieldError(
        issue.path,
        issue.code === "custom" ? String(issue.params?.code ?? "custom") : issue.code,
        issue.message,
      ),
    );

/** Returns the HTTP response of a route result; private and never stored unless the result has headers of its own. */
export function toResponse({ status, body, headers, cookies = [] }: RouteResult): Response {
  const all = new Headers({ "Cache-Control": "private, no-store", ...headers });
  for (const cookie of cookies) all.append("Set-Cookie", cookie);
  return body === null ? new Response(null, { status, headers: all }) : Response.json(body, { status, headers: all });
}
