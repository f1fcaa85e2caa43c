import { z } from "zod";
import { describeSchema, versionSchema } from "./parts";

export const indexResponseSchema = z.strictObject({
  version: versionSchema,
  links: describeSchema(
    z.strictObject({
      docs: z.string(),
      openapi: z.string(),
      cards: z.string(),
      sets: z.string(),
      rulings: z.string(),
      rules: z.string(),
      bulk: z.string(),
      changes: z.string(),
    }),
    "主なURL。",
    "URLs of the documentation and of the main endpoints.",
  ),
});
