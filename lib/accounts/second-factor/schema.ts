import { z } from "zod";
import { mailLang } from "../schema";
import { CODE_MAX } from "./bounds";

export const typedCode = z.string().min(1).max(CODE_MAX);
export const confirmInput = z.strictObject({ code: typedCode, lang: mailLang });
/** A change of the second step without anything of its own but the language in which its owner is told. */
export const changeInput = z.strictObject({ lang: mailLang });
