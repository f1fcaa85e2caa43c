import { z } from "zod";
import { typedCode } from "../second-factor/schema";

/** One proof of who asks. */
export const proofInput = z
  .strictObject({ password: z.string().min(1).max(300).optional(), code: typedCode.optional() })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    error: "send a password or a code, and not both",
  });
export type ProofInput = z.output<typeof proofInput>;
