import { z } from "zod";

const text = z.string().min(1).max(500);

const schema = z.object({
  DATABASE_URL: z.url().max(2000),
  NEXTAUTH_SECRET: z.string().min(16).max(500),
  NEXTAUTH_URL: z.url().max(2000),
  /**
   * How many proxies of our own stand before the site, each of which appends to X-Forwarded-For. With 0 the header is
   * not believed, because anybody can send it.
   */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  GITHUB_ID: text.optional(),
  GITHUB_SECRET: text.optional(),
  GOOGLE_ID: text.optional(),
  GOOGLE_SECRET: text.optional(),
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
