import type { z } from "zod";
import type { FieldError } from "@/lib/error-codes";
import { decodePathSegment } from "@/lib/http/decode-path-segment";
import { readJsonBody } from "@/lib/http/request-body";
import { createFieldError, MAX_FIELD_ERRORS } from "@/lib/http/route-result";
import type { ApiErrorCode } from "../api-errors";
import type { ApiRoute } from "../types";
import type { ErrorDetails } from "./api-result";

type Refusal = { readonly ok: false; readonly code: ApiErrorCode; readonly help: ErrorDetails };
type ParsedRequest =
  | { readonly ok: true; readonly value: { params: unknown; query: unknown; body: unknown } }
  | Refusal;

/** The largest body, in bytes. */
const MAX_BYTES = 32 * 1024;

/**
 * Validates a request by the schemas of its route. An error lists every invalid parameter, or every invalid field of
 * the body.
 */
export async function parseApiRequest(
  route: ApiRoute,
  request: Request,
  pathParts: Readonly<Record<string, string>>,
): Promise<ParsedRequest> {
  const parts = Object.fromEntries(Object.entries(pathParts).map(([name, part]) => [name, decodePathSegment(part)]));
  const search = new URL(request.url).searchParams;
  const params = route.params.safeParse(parts);
  const query = route.query.safeParse(Object.fromEntries(search));
  const fields = [
    ...repeatedParameters(search),
    ...(params.success ? [] : refusedFields("path", params.error)),
    ...(query.success ? [] : refusedFields("query", query.error, Object.keys(route.query.shape))),
  ];
  if (fields.length > 0) return { ok: false, code: "invalid", help: { fields } };
  const body = route.body === null ? null : await parseBody(route.body, request);
  if (body !== null && !body.ok) return body;
  return { ok: true, value: { params: params.data, query: query.data, body: body?.value ?? null } };
}

type ParsedBody = { readonly ok: true; readonly value: unknown } | Refusal;

async function parseBody(schema: z.ZodType, request: Request): Promise<ParsedBody> {
  const json = await readJsonBody(request, MAX_BYTES);
  if (!json.ok) return { ok: false, code: json.code, help: {} };
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, code: "invalid", help: { fields: refusedFields("body", parsed.error) } };
}

/** Parameters that are given more than once, which clients would not all read alike. */
const repeatedParameters = (search: URLSearchParams): FieldError[] =>
  [...new Set(search.keys())]
    .filter((name) => search.getAll(name).length > 1)
    .slice(0, MAX_FIELD_ERRORS)
    .map((name) =>
      createFieldError(["query", name], "twice", "The parameter is given more than once. Send it only once."),
    );

/** The fields of one part of a request that its schema refuses; an unknown parameter is answered with the `known` ones. */
function refusedFields(
  part: "path" | "query" | "body",
  error: z.ZodError,
  known: readonly string[] = [],
): FieldError[] {
  return error.issues.slice(0, MAX_FIELD_ERRORS).flatMap((issue): FieldError[] => {
    if (issue.code !== "unrecognized_keys" || part !== "query")
      return [createFieldError([part, ...issue.path], issue.code, issue.message)];
    const message =
      known.length > 0
        ? `Unknown parameter. Remove it, or use one of: ${known.join(", ")}.`
        : "Unknown parameter. Remove it: this endpoint has no query parameters.";
    return issue.keys.slice(0, MAX_FIELD_ERRORS).map((key) => createFieldError([part, key], "unknown", message));
  });
}
