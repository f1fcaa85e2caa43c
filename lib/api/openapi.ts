import { z } from "zod";
import { API_LIMITS } from "@/lib/rate-limits";
import { API_ERRORS, type ApiErrorCode } from "./api-errors";
import { API_GROUP_NAMES, API_GROUPS } from "./api-groups";
import { API_BASE_PATH } from "./api-paths";
import { API_ROUTES, type ApiRouteName } from "./api-routes";
import { EXAMPLE_REQUESTS } from "./examples/example-requests";
import recorded from "./examples/examples.json";
import { adaptJsonSchema, type SchemaLanguage, toJsonSchema } from "./json-schema";
import { PUBLISHED_SCHEMAS } from "./published-schemas";
import { errorResponseSchema } from "./schemas/error";
import type { ApiRoute } from "./types";

export type JsonObject = Readonly<Record<string, unknown>>;
type OpenApi = JsonObject & {
  readonly paths: Readonly<Record<string, JsonObject>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonObject>> };
};

const TITLE = { ja: "グリモワール 公開API", en: "Grimoire public API" };
const LICENCE = "https://opensource.org/license/mit";

const made = new Map<string, OpenApi>();

/**
 * Returns the OpenAPI 3.1 description of the API at an origin, with the recorded examples. It is derived from the
 * schemas that validate requests and test responses. Without an origin, URLs are root-relative.
 */
export function createOpenApiDocument(lang: SchemaLanguage, origin = ""): OpenApi {
  const key = `${lang} ${origin}`;
  const known = made.get(key) ?? make(lang, origin);
  made.set(key, known);
  return known;
}

function make(lang: SchemaLanguage, origin: string): OpenApi {
  const schemas = componentsIn(lang);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(API_ROUTES) as [ApiRouteName, ApiRoute][]) {
    const path = route.path === "" ? "/" : route.path;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route, lang) };
  }
  return {
    openapi: "3.1.0",
    info: { title: TITLE[lang], version: "1", license: { name: "MIT", url: LICENCE } },
    servers: [{ url: `${origin}${API_BASE_PATH}` }],
    // No route asks who is asking.
    security: [],
    tags: API_GROUP_NAMES.map((name) => ({ name, description: API_GROUPS[name].about[lang] })),
    paths,
    components: { schemas },
  };
}

/** The errors of a route, with the four that every route has. */
const refusalsOf = (route: Pick<ApiRoute, "refusals">): readonly ApiErrorCode[] => [
  ...route.refusals,
  "limited",
  "busy",
  "unexpected",
  "unavailable",
];

/** Returns all possible response statuses of a route. */
export function getResponseStatuses(route: ApiRoute): readonly number[] {
  const refused = refusalsOf(route).map((code) => API_ERRORS[code].status);
  const good = [200, ...(route.redirects ? [307] : []), ...(route.cache === "never" ? [] : [304])];
  return [...new Set([...good, ...refused])].sort((a, b) => a - b);
}

function operation(name: ApiRouteName, route: ApiRoute, lang: SchemaLanguage): JsonObject {
  const asked = askedBy(route, EXAMPLE_REQUESTS[name].path);
  const { points, seconds } = API_LIMITS[route.limit];
  const limited = {
    ja: `1つのIPアドレス（IPv6では1つの/64ネットワーク）につき${seconds}秒に${points}回まで。`,
    en: `Limit: ${points} requests in ${seconds} seconds per IP address (IPv6: per /64 network).`,
  };
  return {
    operationId: name,
    summary: route.title[lang],
    description: `${route.about[lang]} ${limited[lang]}`,
    tags: [route.group],
    parameters: [
      ...parametersIn("path", route.params, asked, lang),
      ...parametersIn("query", route.query, asked, lang),
    ],
    ...(route.body && {
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: toJsonSchema(route.body, lang, "input"),
            example: EXAMPLE_REQUESTS[name].body,
          },
        },
      },
    }),
    responses: Object.fromEntries(getResponseStatuses(route).map((status) => [status, response(name, route, status)])),
  };
}

/** The parameters of an example request, by name. */
function askedBy({ path }: ApiRoute, request: string): ReadonlyMap<string, string> {
  const { pathname, searchParams } = new URL(request, "http://localhost");
  const parts = pathname.split("/");
  const inPath = path.split("/").flatMap((part, at): [string, string][] => {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
    return name ? [[name, decodeURIComponent(parts[at] ?? "")]] : [];
  });
  return new Map([...inPath, ...searchParams]);
}

function parametersIn(
  place: "path" | "query",
  schema: z.ZodObject,
  asked: ReadonlyMap<string, string>,
  lang: SchemaLanguage,
): readonly JsonObject[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const { description, ...published } = toJsonSchema(field as z.ZodType, lang, "output");
    const required = place === "path" || !(field as z.ZodType).safeParse(undefined).success;
    const text = asked.get(name);
    const example = text !== undefined && isNumeric(published) ? Number(text) : text;
    return { name, in: place, required, description, schema: published, ...(example !== undefined && { example }) };
  });
}

const isNumeric = ({ type }: JsonObject): boolean => type === "integer" || type === "number";

const MEANING: Readonly<Record<number, string>> = {
  200: "OK",
  304: "Not modified since the response whose ETag is in If-None-Match; no body.",
  307: "Redirect to the URL in the Location header.",
};

/** The recorded answer of a route; its long lists are cut. */
const exampleOf = (name: ApiRouteName): unknown =>
  (recorded as Readonly<Record<string, { answer: unknown }>>)[name]?.answer;

function response(name: ApiRouteName, route: ApiRoute, status: number): JsonObject {
  if (status === 304 || status === 307) return { description: MEANING[status] };
  const headers = headersOf(route, status);
  if (status !== 200) {
    const codes = refusalsOf(route).filter((code) => API_ERRORS[code].status === status);
    const description = codes.map((code) => `${code}: ${API_ERRORS[code].about.en}`).join(" ");
    return { description, headers, content: { "application/json": { schema: refTo("Error") } } };
  }
  if (typeof route.answer === "string") return { description: "OK", headers, content: { [route.answer]: {} } };
  const content = { schema: refTo(getSchemaName(route.answer)), example: exampleOf(name) };
  return { description: "OK", headers, content: { "application/json": content } };
}

const text = { schema: { type: "string" } };
const whole = { schema: { type: "integer" } };

const headersOf = (route: ApiRoute, status: number): JsonObject => ({
  RateLimit: text,
  "RateLimit-Policy": text,
  "RateLimit-Limit": whole,
  "RateLimit-Remaining": whole,
  "RateLimit-Reset": whole,
  ...(status === 200 && { "Cache-Control": text, ...(route.cache !== "never" && { ETag: text }) }),
  ...((status === 429 || status === 503) && { "Retry-After": whole }),
});

const refTo = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const REGISTERED: Readonly<Record<string, z.ZodType>> = { ...PUBLISHED_SCHEMAS, Error: errorResponseSchema };

/** Returns the published name of a response schema. */
export function getSchemaName(schema: z.ZodType): string {
  const found = Object.entries(REGISTERED).find(([, one]) => one === schema);
  if (!found) throw new Error("A response has no name: add its schema to published-schemas.ts");
  return found[0];
}

/** All named schemas as JSON Schema, with references between them. */
function componentsIn(lang: SchemaLanguage): Readonly<Record<string, JsonObject>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(REGISTERED)) registry.add(schema, { id });
  const options = { uri: (id: string) => refTo(id).$ref as string, override: adaptJsonSchema(lang) };
  const { schemas } = z.toJSONSchema(registry, options);
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]));
}
