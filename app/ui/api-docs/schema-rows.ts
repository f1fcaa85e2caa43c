import type { JsonObject } from "@/lib/api/openapi";

/** One field of a type: its path, its type name, and its meaning. */
type SchemaRow = {
  readonly path: string;
  readonly type: string;
  /** The shape of its entries, when it has a name. */
  readonly shape: string | null;
  readonly about: string;
};

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly description?: string;
};

const REF = "#/components/schemas/";

/** Returns the fields of a type, including those of nested anonymous types: `links.next`, `warnings[].at`. */
export function listSchemaRows(schema: JsonObject): readonly SchemaRow[] {
  return rowsOf(schema as Schema, "");
}

function rowsOf(schema: Schema, above: string): readonly SchemaRow[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${above}${name}`;
    const optional = required.includes(name) ? "" : "?";
    const row = { path, type: `${typeOf(field)}${optional}`, shape: shapeOf(field), about: field.description ?? "" };
    const inside = below(field, path);
    // What only holds others is told by those.
    return row.about === "" && inside.length > 0 ? inside : [row, ...inside];
  });
}

/** Fields of an object that has no name, directly or as the entries of a list. */
function below(field: Schema, path: string): readonly SchemaRow[] {
  if (field.properties) return rowsOf(field, `${path}.`);
  if (field.items?.properties) return rowsOf(field.items, `${path}[].`);
  const [only] = alternatives(field).filter(({ properties }) => properties);
  return only && alternatives(field).length === 1 ? rowsOf(only, `${path}.`) : [];
}

const alternatives = ({ anyOf, oneOf }: Schema): readonly Schema[] =>
  (anyOf ?? oneOf ?? []).filter(({ type }) => type !== "null");

const named = ({ $ref, allOf }: Schema): string | null =>
  ($ref ?? allOf?.find((one) => one.$ref)?.$ref)?.slice(REF.length) ?? null;

const shapeOf = (field: Schema): string | null =>
  named(field) ?? (field.items ? named(field.items) : null) ?? alternatives(field).map(named).find(Boolean) ?? null;

function typeOf(field: Schema): string {
  const name = named(field);
  if (name) return name;
  if (field.const !== undefined) return JSON.stringify(field.const);
  if (field.enum) return field.enum.map((value) => JSON.stringify(value)).join(" | ");
  const several = field.anyOf ?? field.oneOf;
  if (several) {
    // Long alternatives of nameless objects are told by what they share.
    return [...new Set(several.map(typeOf))].join(" | ");
  }
  if (field.type === "array") return field.items ? `${bracketed(typeOf(field.items))}[]` : "array";
  const types = [field.type ?? "object"].flat();
  return types.map((type) => (type === "string" && field.format ? field.format : type)).join(" | ");
}

const bracketed = (type: string) => (type.includes(" | ") ? `(${type})` : type);
