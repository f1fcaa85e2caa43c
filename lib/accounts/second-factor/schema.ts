import { z } from "zod";
import { mailLanguageSchema } from "../schema";
import { MAX_CODE_LENGTH } from "./bounds";

export const secondFactorCodeSchema = z.string().min(1).max(MAX_CODE_LENGTH);
export const confirmSecondFactorInputSchema = z.strictObject({
  code: secondFactorCodeSchema,
  lang: mailLanguageSchema,
});
/** A change of the second step without anything of its own but the language in which its owner is told. */
export const changeSecondFactorInputSchema = z.strictObject({ lang: mailLanguageSchema });
