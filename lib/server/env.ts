import { z } from "zod";
import { LOG_LEVELS } from "./log/events";
import { parseSmtpUrl } from "./mail/parse-smtp-url";

const text = z.string().min(1).max(500);
const database = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: "Missing or invalid. Use the form postgresql://user:password@host:port/name.",
  })
  .max(2000);
const SECRET =
  "Missing, too short or easy to guess. Use at least 32 random characters, such as the output of openssl rand -base64 32.";
const secret = z
  .string({ error: SECRET })
  .min(32, SECRET)
  .max(500)
  .refine((written) => new Set(written).size >= 10 && !written.startsWith("change-me"), SECRET);
const SMTP = "Not a mail server URL. Use the form smtp://user:password@host:587 or smtps://user:password@host:465.";
const SENDER = /^(?:[^\p{Cc}<>@"]{1,100}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;
const FROM = "Not a valid sender. Use the form cards@example.org or Name <cards@example.org>.";

const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;
const HOST_WAY = "Not a valid host. Write the host of the site's old URL in lowercase, such as cards.example.org.";

const fields = z.object({
  DATABASE_URL: database,
  /** The way to the database past a pooler, for what needs a session of its own: notifications. */
  DATABASE_DIRECT_URL: database.optional(),
  /** Read replica, from which the catalogue is read. */
  DATABASE_READ_URL: database.optional(),
  /** How this process learns of new card data: by notifications of the database, or by asking four times a second. */
  CATALOGUE_NEWS: z.enum(["listen", "poll"]).default("listen"),
  NEXTAUTH_SECRET: secret,
  NEXTAUTH_URL: z
    .url({
      protocol: /^https?$/,
      error: "Missing or invalid. Write the URL that browsers use, such as https://cards.example.org.",
    })
    .max(2000),
  /**
   * Number of our own proxies, each of which appends to X-Forwarded-For. With 0, the header is ignored, because anybody
   * can send it.
   */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Contact for vulnerability reports (`mailto:` or https), for `/.well-known/security.txt`. */
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https|tel)$/ })
    .max(500)
    .optional(),
  /** Contact of the operator (`mailto:` or https), shown in the footer of every page. */
  CONTACT: z
    .url({ protocol: /^(mailto|https|tel)$/ })
    .max(500)
    .optional(),
  /** The host in the ids of feed entries, for a site that began under another address. */
  FEED_HOST: z.string().max(260).regex(HOST, HOST_WAY).optional(),
  /** The license of card data and texts, in the operator's words. */
  DATA_LICENSE: text.optional(),
  /** Markdown files that replace the texts of /privacy and /terms. */
  PRIVACY_FILE: text.optional(),
  TERMS_FILE: text.optional(),
  /** Folder with own words for screens, and with further languages. */
  WORDS_DIR: text.optional(),
  /** Who may sign up: anybody, people with an invitation link, or nobody. Existing accounts stay. */
  SIGN_UP: z.enum(["open", "invited", "closed"]).default("open"),
  /** The server that takes mail of the site; without it none is sent. */
  SMTP_URL: z
    .string()
    .max(2000)
    .refine((text) => parseSmtpUrl(text) !== null, SMTP)
    .optional(),
  /** The sender of mail: an address, or a name with the address in angle brackets. */
  MAIL_FROM: z.string().max(300).regex(SENDER, FROM).optional(),
  /** The least important lines that are written into the log. */
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info"),
  /** Answered requests that have a line in the log: all, those that failed (500 and above), or none. */
  LOG_REQUESTS: z.enum(["all", "failed", "none"]).default("failed"),
  /** The file of the security log. `npm run up` and `serve` name data/logs/security.log. */
  SECURITY_LOG_FILE: text.optional(),
  /** Size at which log files are rotated, and number of older files to keep. */
  LOG_FILE_MEGABYTES: z.coerce.number().positive().max(10_000).default(10),
  LOG_FILE_COUNT: z.coerce.number().int().min(0).max(100).default(5),
  /** The words of Strict-Transport-Security after `max-age=`, or "off"; only with https. */
  HSTS: z
    .string()
    .regex(
      /^(?:off|\d{1,9}(?:; includeSubDomains)?(?:; preload)?)$/,
      'Invalid. Use "off" or a number of seconds, optionally followed by "; includeSubDomains" and "; preload".',
    )
    .optional(),
  /** Bearer token for `/metrics`; without it, there are no metrics. */
  METRICS_TOKEN: secret.optional(),
  GITHUB_ID: text.optional(),
  GITHUB_SECRET: text.optional(),
  GOOGLE_ID: text.optional(),
  GOOGLE_SECRET: text.optional(),
});

/** Settings that need each other. */
const PAIRS = [
  ["GITHUB_ID", "GITHUB_SECRET"],
  ["GITHUB_SECRET", "GITHUB_ID"],
  ["GOOGLE_ID", "GOOGLE_SECRET"],
  ["GOOGLE_SECRET", "GOOGLE_ID"],
  ["SMTP_URL", "MAIL_FROM"],
  ["MAIL_FROM", "SMTP_URL"],
] as const;

const schema = fields.superRefine((values, context) => {
  for (const [here, missing] of PAIRS)
    if (values[here] !== undefined && values[missing] === undefined)
      context.addIssue({ code: "custom", path: [here], message: `Set ${missing} as well, or delete this setting.` });
});

let settings: z.infer<typeof schema> | undefined;

/** Problems of the settings, one per line, for the operator. */
export class InvalidSettingsError extends Error {}

/**
 * Returns the settings of this process, validated on first use. Empty settings count as unset. Throws
 * `InvalidSettingsError`, which names every invalid setting.
 */
export function env(): z.infer<typeof schema> {
  if (settings) return settings;
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
    throw new InvalidSettingsError(
      `Some settings are missing or invalid. Correct them in .env or in the environment:\n${lines.join("\n")}`,
    );
  }
  settings = result.data;
  return settings;
}

/** Returns the origin of the site, such as `https://example.org`. */
export const getSiteOrigin = (): string => new URL(env().NEXTAUTH_URL).origin;

/** Returns the host used in the ids of feed entries: the setting `FEED_HOST`, or the host of the site. */
export const getFeedHost = (): string => env().FEED_HOST ?? new URL(env().NEXTAUTH_URL).host;
