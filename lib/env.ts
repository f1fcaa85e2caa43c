import { z } from "zod";

const schema = z.object({
  DATABASE_URL: z.url().max(2000),
  NEXTAUTH_SECRET: z.string().min(16).max(500),
  NEXTAUTH_URL: z.url().max(2000),
});

let read: z.infer<typeof schema> | undefined;

/** The settings of this process, checked once on first use. Throws with every missing or malformed name at once. */
export function env(): z.infer<typeof schema> {
  if (read) return read;
  const result = schema.safeParse(process.env);
  if (!result.success)
    throw new Error(`Settings are missing or malformed (see .env):\n${z.prettifyError(result.error)}`);
  read = result.data;
  return read;
}
