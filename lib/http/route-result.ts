import type { z } from "zod";
import { ERROR_MESSAGES, ERROR_STATUS, type ErrorBody, type ErrorCode, type FieldError } from "../error-codes";

/** The result of a route handler: a status and a body that becomes JSON; null for no body. */
export type RouteResult = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
  /** Cookies to set, each as a header. */
  readonly cookies?: readonly string[];
};

/**
 * Creates an error result. `extra` fields are added to the body next to `error`, such as the current deck after a
 * conflict.
 */
export function createErrorResult(
  code: ErrorCode,
  fields?: readonly FieldError[],
  extra?: Record<string, unknown>,
): RouteResult {
  const error: ErrorBody["error"] = { code, message: ERROR_MESSAGES[code], ...(fields && { fields }) };
  return { status: ERROR_STATUS[code], body: { error, ...extra } };
}

/** Returns the rejection of a request beyond its rate limit; `wait` is in seconds. */
export const createRateLimitResult = (wait: number): RouteResult => ({
  ...createErrorResult("limited"),
  headers: { "Retry-After": String(wait) },
});

/** Returns the error result of a request that failed unexpectedly, with the id of its log entry. */
export function createInternalErrorResult(id: string): RouteResult {
  const error: ErrorBody["error"] = { code: "unexpected", message: ERROR_MESSAGES.unexpected, id };
  return { status: ERROR_STATUS.unexpected, body: { error } };
}

/** Maximum number of invalid fields in an error response. */
export const MAX_FIELD_ERRORS = 50;

/** Creates the entry of an invalid field in an error response; path and message are cut to a maximum length. */
export const createFieldError = (path: readonly PropertyKey[], code: string, message: string): FieldError => ({
  path: path.map(String).join(".").slice(0, 200),
  code,
  message: message.slice(0, 300),
});

/** Converts the issues of a zod error to field errors, each with path and reason. */
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

/**
 * Returns the HTTP response of a route result. It is private and never cached unless the result sets its own headers.
 */
export function toResponse({ status, body, headers, cookies = [] }: RouteResult): Response {
  const all = new Headers({ "Cache-Control": "private, no-store", ...headers });
  for (const cookie of cookies) all.append("Set-Cookie", cookie);
  return body === null ? new Response(null, { status, headers: all }) : Response.json(body, { status, headers: all });
}
