import { describe, expect, test } from "vitest";
import { z } from "zod";
import { API_ROUTES } from "./api-routes";
import { EXAMPLE_REQUESTS } from "./examples/example-requests";
import examples from "./examples/examples.json";
import { createOpenApiDocument, getSchemaName, type JsonObject } from "./openapi";
import { getPublishedSchema } from "./testing/published-schema";
import type { ApiRoute } from "./types";

const ORIGIN = "https://cards.example";
const METHODS = ["get", "post"];
const LANGS = ["ja", "en"] as const;

/** Everything in a document with its place. */
function* walk(value: unknown, place = ""): Generator<readonly [place: string, value: JsonObject]> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield [place, value as JsonObject];
  for (const [key, part] of Object.entries(value)) yield* walk(part, `${place}/${key}`);
}

const operations = (lang: "ja" | "en") =>
  Object.entries(createOpenApiDocument(lang, ORIGIN).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation: operation as JsonObject })),
  );

describe.each(LANGS)("the description in %s", (lang) => {
  const document = createOpenApiDocument(lang, ORIGIN);

  test("has what OpenAPI 3.1 asks for, and nothing where it does not belong", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info).toMatchObject({ title: expect.any(String), version: "1" });
    for (const { path, method, operation } of operations(lang)) {
      expect(path).toMatch(/^\//);
      expect(METHODS).toContain(method);
      expect(operation).toMatchObject({ operationId: expect.any(String), responses: expect.any(Object) });
      for (const [status, response] of Object.entries(operation.responses as JsonObject)) {
        expect(status).toMatch(/^[2345]\d\d$/);
        expect(response).toMatchObject({ description: expect.stringMatching(/\S/) });
        // Both refuse for a time, and say for how long.
        const headers = Object.keys((response as { headers?: object }).headers ?? {});
        expect(headers.includes("Retry-After"), status).toBe(status === "429" || status === "503");
      }
    }
    const ids = operations(lang).map(({ operation }) => operation.operationId);
    expect(ids).toEqual(Object.keys(API_ROUTES));
  });

  test("declares each parameter of a path, and no other", () => {
    for (const { path, operation } of operations(lang)) {
      const declared = (operation.parameters as readonly JsonObject[]).filter((parameter) => parameter.in === "path");
      expect(declared.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      for (const parameter of operation.parameters as readonly JsonObject[]) {
        expect(parameter).toMatchObject({ required: expect.any(Boolean), schema: expect.any(Object) });
        expect(parameter.description, `${path} ${parameter.name}`).toMatch(/\S/);
        if (parameter.in === "path") expect(parameter.required).toBe(true);
      }
    }
  });

  test("gives each parameter an example of its own type", () => {
    let examples = 0;
    for (const { path, operation } of operations(lang))
      for (const { name, schema, example } of operation.parameters as readonly JsonObject[]) {
        if (example === undefined) continue;
        examples += 1;
        expect(z.fromJSONSchema(schema as never).safeParse(example).error, `${path} ${name}`).toBeUndefined();
      }
    expect(examples).toBeGreaterThan(20);
  });

  test("says what each of its groups is about", () => {
    const tags = document.tags as readonly JsonObject[];
    const used = new Set(operations(lang).flatMap(({ operation }) => operation.tags as readonly string[]));
    expect(tags.map(({ name }) => name)).toEqual([...used]);
    for (const { description } of tags) expect(description).toMatch(/\S/);
  });

  test("leads nowhere that is not there, and uses every shape", () => {
    const names = Object.keys(document.components.schemas);
    const used = new Set<string>();
    for (const [place, { $ref }] of walk(document)) {
      if ($ref === undefined) continue;
      const name = String($ref).replace("#/components/schemas/", "");
      expect(names, place).toContain(name);
      used.add(name);
    }
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  });

  test("lets answers grow, and says what every field means", () => {
    for (const [name, schema] of Object.entries(document.components.schemas))
      for (const [place, part] of walk(schema, name)) {
        expect(part.additionalProperties, place).not.toBe(false);
        expect(typeof part.ja, place).not.toBe("string");
      }
  });
});

test("is the same in both languages but for its words", () => {
  const silent = (document: JsonObject) =>
    JSON.stringify(document, (key, value) => (["description", "summary", "title"].includes(key) ? "" : value));
  expect(silent(createOpenApiDocument("ja", ORIGIN))).toBe(silent(createOpenApiDocument("en", ORIGIN)));
  expect(createOpenApiDocument("ja", ORIGIN).paths).not.toEqual(createOpenApiDocument("en", ORIGIN).paths);
});

describe("every recorded answer passes the shape that is published", () => {
  const json = Object.entries(API_ROUTES).filter(([, route]) => typeof (route as ApiRoute).answer !== "string");
  test.each(json)("%s", (name, route) => {
    const { answer } = (examples as unknown as Record<string, { answer: unknown }>)[name] ?? {};
    const schema = getPublishedSchema(getSchemaName((route as ApiRoute).answer as never));
    expect(schema.safeParse(answer).error).toBeUndefined();
    expect(schema.safeParse({ ...(answer as object), more: 1 }).success).toBe(true);
    expect(schema.safeParse({}).success).toBe(false);
  });
});

test("each example asks what its route answers", () => {
  for (const [name, { path, body }] of Object.entries(EXAMPLE_REQUESTS)) {
    const route = API_ROUTES[name as keyof typeof API_ROUTES] as ApiRoute;
    const pattern = route.path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+");
    expect(path.split("?")[0]).toMatch(new RegExp(`^${pattern}$`));
    expect(body !== undefined).toBe(route.body !== null);
  }
});
