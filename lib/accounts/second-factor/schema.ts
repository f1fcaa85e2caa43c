import { z } from "zod";
import { CODE_MAX } from "./bounds";

export const typedCode = z.string().min(1).max(CODE_MAX);
export const confirmInput = z.strictObject({ code: typedCode });
