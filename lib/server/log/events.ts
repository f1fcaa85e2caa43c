/** Levels of the log, from the most to the least talkative; `silent` writes nothing. */
export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Fields = Readonly<Record<string, unknown>>;
type LogEvent = {
  readonly level: Exclude<LogLevel, "silent">;
  readonly message: string;
  /** Lines in a minute about one route, where anybody may cause as many as they like. The rest is counted. */
  readonly perMinute?: number;
  /** Returns whether that holds for a line; for every one unless given. */
  readonly isLimited?: (fields: Fields) => boolean;
  /** Whether its lines are kept in the security log as well. Those about one account never leave out those about another. */
  readonly security?: true;
};

/** Everything that the site writes into its log, with the level and the words of each. */
export const LOG_EVENTS = {
  request: {
    level: "info",
    message: "A request was answered.",
    perMinute: 20,
    isLimited: ({ status }) => Number(status) >= 500,
  },
  failure: { level: "error", message: "A request failed; its page or answer shows this id.", perMinute: 20 },
  gate: {
    level: "error",
    message: "A request failed in a middleware, before or after the site's own handler.",
    perMinute: 20,
  },
  words: { level: "error", message: "The words in WORDS_DIR are invalid; the previous ones stay in use." },
  leftOut: { level: "warn", message: "Too many lines of this event in the last minute; some were left out." },
  adminDeed: {
    level: "info",
    message: "An administrator changed something; the audit log has the details.",
    security: true,
  },
  accountDeed: {
    level: "info",
    message: "An account owner changed a sign-in method.",
    perMinute: 20,
    security: true,
  },
  signedIn: { level: "info", message: "Somebody signed in.", perMinute: 5, security: true },
  signInRefused: {
    level: "warn",
    message: "A sign-in was refused.",
    perMinute: 20,
    // Tries at an account are few by themselves (lib/rate-limits.ts); of addresses without one anybody may make up any number.
    isLimited: ({ reason }) => reason === "unknownAccount",
    security: true,
  },
  signInHeld: {
    level: "warn",
    message: "A sign-in was delayed after too many failed attempts.",
    perMinute: 2,
    security: true,
  },
  proofRefused: {
    level: "warn",
    message: "A re-authentication was refused.",
    security: true,
  },
  originRefused: {
    level: "warn",
    message: "A change was refused because it did not come from a page of this site.",
    perMinute: 20,
    security: true,
  },
  mailFailed: { level: "error", message: "The mail server (SMTP_URL) did not accept an email." },
  nextAuth: { level: "error", message: "The sign-in library reported an error.", perMinute: 20 },
  limits: {
    level: "warn",
    message: "Rate limits are counted in this process, because the database cannot count them.",
  },
  databaseAway: { level: "error", message: "The database cannot be reached." },
  diskFull: { level: "error", message: "The database disk is full.", perMinute: 20 },
  catalogueUnread: { level: "error", message: "The card data could not be read; the next request tries again." },
  bulkFilesUnmade: {
    level: "error",
    message: "The bulk files of new card data could not be created; the next request tries again.",
  },
  proxyUndeclared: {
    level: "warn",
    message:
      "A proxy forwards visitors, but TRUSTED_PROXIES is 0, so all visitors share one rate limit. Set it to the number of your proxies.",
  },
  stopCut: {
    level: "warn",
    message: "Responses were cut off because they took too long after the site was told to stop.",
  },
  rotation: { level: "error", message: "The log file could not be rotated and keeps growing." },
  securityLog: {
    level: "error",
    message: "The security log (SECURITY_LOG_FILE) could not be written; its lines are only in this log.",
    perMinute: 1,
  },
} as const satisfies Readonly<Record<string, LogEvent>>;

export type LogEventName = keyof typeof LOG_EVENTS;

/** Returns an event with all that may be said of one. */
export const getLogEvent = (name: LogEventName): LogEvent => LOG_EVENTS[name];
