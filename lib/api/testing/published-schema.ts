import { z } from "zod";
import { openApi } from "../openapi";

/** Returns a published schema as a client would build it from the OpenAPI description alone. */
export function publishedSchema(name: string): z.ZodType {
  const { schemas } = openApi("en", "https://cards.example").components;
  const $defs = JSON.parse(JSON.stringify(schemas).replaceAll("#/components/schemas/", "#/$defs/"));
  return z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs });
}
