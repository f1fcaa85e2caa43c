import { z } from "zod";
import { mailLanguageSchema } from "../schema";

/** A code: at most a recovery code with its dashes, and room for spaces. */
export const secondFactorCodeSchema = z.string().min(1).max(64);
export const confirmSecondFactorInputSchema = z.strictObject({
  code: secondFactorCodeSchema,
  lang: mailLanguageSchema,
});
/** A change of the second step; only the language of its mail. */
export const changeSecondFactorInputSchema = z.strictObject({ lang: mailLanguageSchema });
