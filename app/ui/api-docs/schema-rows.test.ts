import { describe, expect, test } from "vitest";
import { createOpenApiDocument } from "@/lib/api/openapi";
import { listSchemaRows } from "./schema-rows";

const text = { type: "string", description: "a text" } as const;

test("fields are told with their types, and what is inside them by its path", () => {
  const rows = listSchemaRows({
    type: "object",
    required: ["name", "links", "hits", "kind", "next", "cards"],
    properties: {
      name: text,
      day: { type: "string", format: "date", description: "a day" },
      kind: { enum: ["unit", "magic"], description: "a kind" },
      next: { anyOf: [{ type: "string" }, { type: "null" }], description: "an address" },
      links: { type: "object", required: ["self"], properties: { self: text } },
      hits: {
        type: "array",
        description: "hits",
        items: { type: "object", required: ["at"], properties: { at: text } },
      },
      cards: { type: "array", description: "cards", items: { $ref: "#/components/schemas/Card" } },
    },
  });
  expect(rows.map(({ path, type, shape }) => [path, type, shape])).toEqual([
    ["name", "string", null],
    ["day", "date?", null],
    ["kind", '"unit" | "magic"', null],
    ["next", "string | null", null],
    ["links.self", "string", null],
    ["hits", "object[]", null],
    ["hits[].at", "string", null],
    ["cards", "Card[]", "Card"],
  ]);
});

describe.each(["ja", "en"] as const)("every field of every shape in %s", (lang) => {
  test.each(Object.entries(createOpenApiDocument(lang).components.schemas))("%s", (_, schema) => {
    const rows = listSchemaRows(schema);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
    const silent = rows.filter(({ about, shape, path }) => about === "" && shape === null && !PLAIN.test(path));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});

/** Fields that need no remark, because their name and their shape explain them. */
const PLAIN = /(^|\.)(ja|en|from|to|name|count|candidates|lines|zone|do|links\.\w+|format|asOf|code|download|size)$/;
