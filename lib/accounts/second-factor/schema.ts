import { z } from "zod";
import { mailLanguageSchema } from "../schema";

/** Schema of a code, long enough for a recovery code with dashes and spaces. */
export const secondFactorCodeSchema = z.string().min(1).max(64);
export const confirmSecondFactorInputSchema = z.strictObject({
  code: secondFactorCodeSchema,
  lang: mailLanguageSchema,
});
/** Schema of a change of the second step: only the language of the mail about it. */
export const changeSecondFactorInputSchema = z.strictObject({ lang: mailLanguageSchema });
