import { z } from "zod";
import { openApi } from "../openapi";

/** A published shape read back as a program elsewhere would read it: from the description alone. */
export function publishedSchema(name: string): z.ZodType {
  const { schemas } = openApi("en").components;
  const $defs = JSON.parse(JSON.stringify(schemas).replaceAll("#/components/schemas/", "#/$defs/"));
  return z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs });
}
