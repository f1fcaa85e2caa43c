import { z } from "zod";

export type SchemaLanguage = "ja" | "en";
type Json = Readonly<Record<string, unknown>>;

/** Returns a zod schema as JSON Schema with descriptions in one language. */
export function toJsonSchema(schema: z.ZodType, lang: SchemaLanguage, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: adaptJsonSchema(lang, io === "input"),
  });
  return rest;
}

/**
 * Returns a function that adapts a JSON schema for publication: it keeps the descriptions in one language, and allows
 * additional fields in responses unless `strict`.
 */
export const adaptJsonSchema =
  (lang: SchemaLanguage, strict = false) =>
  ({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void => {
    if (lang === "ja" && typeof jsonSchema.ja === "string") jsonSchema.description = jsonSchema.ja;
    delete jsonSchema.ja;
    // Bounds and patterns that JSON Schema implies for every integer and every date.
    if (Math.abs(Number(jsonSchema.minimum)) === Number.MAX_SAFE_INTEGER) delete jsonSchema.minimum;
    if (Math.abs(Number(jsonSchema.maximum)) === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.format === "date" || jsonSchema.format === "date-time") delete jsonSchema.pattern;
    if (!strict && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  };
