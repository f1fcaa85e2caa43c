import type { StandardSchemaV1, StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import type { z } from "zod";
import { toJsonSchema } from "@/lib/api/json-schema";
import { lazy } from "@/lib/cache";

/** The answer of a tool: data, or the reason why there is none and what to do. */
type ToolAnswer<Data> = { readonly ok: true; readonly data: Data } | Refusal;
type Refusal = { readonly ok: false; readonly message: string };

/**
 * A read-only tool for programs that answer in words: its input is validated before `run` sees it, and its data has the shape of
 * `output`, in which addresses begin at the root of the site.
 */
type ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly run: (input: z.output<Input>) => Promise<ToolAnswer<z.input<Output>>>;
};

/** A tool in the form that the protocol library requires. */
export type McpTool = ToolDefinition<z.ZodObject, z.ZodObject> & {
  readonly inputSchema: StandardSchemaWithJSON<unknown, Record<string, unknown>>;
  readonly outputSchema: StandardSchemaWithJSON;
};

/** Creates a tool from its definition. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: ToolDefinition<Input, Output>,
): McpTool => {
  const { input, output } = definition;
  const schemas = { inputSchema: toolSchema(input, "input"), outputSchema: toolSchema(output, "output") };
  return { ...definition, ...schemas } as unknown as McpTool;
};

export const toolSuccess = <Data>(data: Data) => ({ ok: true, data }) as const;
export const toolError = (message: string): Refusal => ({ ok: false, message });

/**
 * Returns a schema in the form that the protocol requires: zod validates values, and clients get plain JSON Schema in
 * English. Response schemas omit descriptions, because clients put them into every conversation.
 */
function toolSchema(schema: z.ZodType, io: "input" | "output"): StandardSchemaWithJSON {
  // A server is made for each request, and its schemas are the same.
  const json = lazy(() => {
    const told = { ...toJsonSchema(schema, "en", io) };
    return io === "input" ? told : withoutDescriptions(told);
  });
  const validate = async (value: unknown) => {
    const result = await schema["~standard"].validate(value);
    return result.issues ? { issues: briefIssues(result.issues) } : result;
  };
  return { "~standard": { version: 1, vendor: "zod", validate, jsonSchema: { input: json, output: json } } };
}

/** Maximum number of input errors in a response, and characters of each. */
const ISSUES = { most: 10, length: 200 } as const;

/** Returns the first faults of many, since each comes back in words: a small request would make a large answer. */
function briefIssues(issues: readonly StandardSchemaV1.Issue[]): readonly StandardSchemaV1.Issue[] {
  const told = issues
    .slice(0, ISSUES.most)
    .map(({ path, message }) => ({ path, message: message.slice(0, ISSUES.length) }));
  const more = issues.length - told.length;
  return more > 0 ? [...told, { message: `and ${more} more` }] : told;
}

/** Takes descriptions out of a JSON Schema; a property may be called so, and its schema is no text. */
function withoutDescriptions<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(withoutDescriptions) as T;
  if (typeof schema !== "object" || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key, value]) => key !== "description" || typeof value !== "string");
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutDescriptions(value)])) as T;
}
