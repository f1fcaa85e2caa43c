import type { z } from "zod";
import { readText } from "@/lib/http/http";
import { decodePart } from "@/lib/http/http-answer";
import type { ApiErrorCode } from "../api-errors";
import type { ApiRoute } from "../types";
import type { ErrorHelp } from "./api-answer";

type Read =
  | { readonly ok: true; readonly asked: { at: unknown; query: unknown; body: unknown } }
  | { readonly ok: false; readonly code: ApiErrorCode; readonly help: ErrorHelp };

/** The largest body, in bytes. */
const MAX_BYTES = 32 * 1024;
const MAX_FIELDS = 50;

/** Reads what is asked of a route and checks it against the route's schemas; all that is wrong is told at once. */
export async function readAsked(
  route: ApiRoute,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<Read> {
  const parts = Object.fromEntries(Object.entries(params).map(([name, part]) => [name, decodePart(part)]));
  const search = new URL(request.url).searchParams;
  const at = route.at.safeParse(parts);
  const query = route.query.safeParse(Object.fromEntries(search));
  const fields = [
    ...twice(search),
    ...(at.success ? [] : fieldsOf("path", at.error)),
    ...(query.success ? [] : fieldsOf("query", query.error, Object.keys(route.query.shape))),
  ];
  if (fields.length > 0) return { ok: false, code: "invalid", help: { fields } };
  const body = route.body === null ? null : await readBody(route.body, request);
  if (body !== null && !body.ok) return body;
  return {
    ok: true,
    asked: { at: at.data, query: query.data, body: body?.value ?? null },
  };
}

type Body = { readonly ok: true; readonly value: unknown } | Extract<Read, { ok: false }>;

async function readBody(schema: z.ZodType, request: Request): Promise<Body> {
  const no = (code: ApiErrorCode, help: ErrorHelp = {}): Body => ({ ok: false, code, help });
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return no("notJson");
  const text = await readText(request, MAX_BYTES);
  if (text === null) return no("tooLarge");
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return no("malformed");
  }
  const read = schema.safeParse(json);
  return read.success ? { ok: true, value: read.data } : no("invalid", { fields: fieldsOf("body", read.error) });
}

type Field = { readonly path: string; readonly code: string; readonly message: string };

/** A parameter that is given twice has no meaning that all would guess. */
const twice = (search: URLSearchParams): Field[] =>
  [...new Set(search.keys())]
    .filter((name) => search.getAll(name).length > 1)
    .slice(0, MAX_FIELDS)
    .map((name) => ({ path: pathOf(["query", name]), code: "twice", message: "is given more than once" }));

/** What is wrong with one part of a request; of an unknown parameter, which ones there are. */
function fieldsOf(part: "path" | "query" | "body", error: z.ZodError, known: readonly string[] = []): Field[] {
  return error.issues.slice(0, MAX_FIELDS).flatMap((issue): Field[] => {
    if (issue.code !== "unrecognized_keys" || part !== "query")
      return [{ path: pathOf([part, ...issue.path]), code: issue.code, message: issue.message.slice(0, 300) }];
    const message = known.length > 0 ? `is no parameter here; there are: ${known.join(", ")}` : "is no parameter here";
    return issue.keys.slice(0, MAX_FIELDS).map((key) => ({ path: pathOf([part, key]), code: "unknown", message }));
  });
}

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join(".").slice(0, 200);
