import { z } from "zod";
import { described, version } from "./parts";

export const indexAnswer = z.strictObject({
  version,
  links: described(
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
    "主なアドレス。",
    "The main addresses.",
  ),
});
