import { z } from "zod";

const text = z.string().min(1).max(500);

const schema = z.object({
  DATABASE_URL: z.url().max(2000),
  NEXTAUTH_SECRET: z.string().min(16).max(500),
  NEXTAUTH_URL: z.url().max(2000),
  /**
   * The number of our own proxies before the site, each of which appends to X-Forwarded-For. With 0 the header is ignored,
   * because anybody can send it.
   */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Where security problems are reported (`mailto:` or https), for `/.well-known/security.txt`. */
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https|tel)$/ })
    .max(500)
    .optional(),
  GITHUB_ID: text.optional(),
  GITHUB_SECRET: text.optional(),
  GOOGLE_ID: text.optional(),
  GOOGLE_SECRET: text.optional(),
});

let settings: z.infer<typeof schema> | undefined;

/** The settings of this process, validated on first use. Throws an error that names every missing or malformed setting. */
export function env(): z.infer<typeof schema> {
  if (settings) return settings;
  const result = schema.safeParse(process.env);
  if (!result.success)
    throw new Error(`Settings are missing or malformed (see .env):\n${z.prettifyError(result.error)}`);
  settings = result.data;
  return settings;
}
