import { z } from "zod";
import { secondFactorCodeSchema } from "../second-factor/schema";

/** Schema of a repeated authentication: a password or a code. */
export const reauthInputSchema = z
  .strictObject({ password: z.string().min(1).max(300).optional(), code: secondFactorCodeSchema.optional() })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    error: "The proof must have either a password or a code, and not both.",
  });
export type ReauthInput = z.output<typeof reauthInputSchema>;
