import { z } from "zod";
import { createOpenApiDocument } from "../openapi";

/** Returns a published schema as a client would build it from the OpenAPI description. */
export function getPublishedSchema(name: string): z.ZodType {
  const { schemas } = createOpenApiDocument("en", "https://cards.example").components;
  const $defs = JSON.parse(JSON.stringify(schemas).replaceAll("#/components/schemas/", "#/$defs/"));
  return z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs });
}
