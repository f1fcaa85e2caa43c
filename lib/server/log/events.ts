/** Log levels, from most to least output; `silent` logs nothing. */
export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Fields = Readonly<Record<string, unknown>>;
type LogEvent = {
  readonly level: Exclude<LogLevel, "silent">;
  readonly message: string;
  /**
   * Maximum lines per minute and route, for events that visitors can cause in any number. Further ones are only
   * counted.
   */
  readonly perMinute?: number;
  /** Returns whether the limit applies to a line; by default, to all lines. */
  readonly isLimited?: (fields: Fields) => boolean;
  /** Also writes its lines to the security log. Lines about one account never displace those about another. */
  readonly security?: true;
};

/** All log events of the site, each with its level and message. */
export const LOG_EVENTS = {
  request: {
    level: "info",
    message: "A request ended. With `cut`, its connection closed before the response was complete.",
    perMinute: 20,
    isLimited: ({ status }) => Number(status) >= 500,
  },
  failure: {
    level: "error",
    message:
      "A request failed, and its page or response shows the same id; or work after a response failed, if `id` says so.",
    perMinute: 20,
  },
  deckFacts: {
    level: "error",
    message:
      "The colors and legality of decks could not be brought up to date. The next visit to the list of decks tries again.",
  },
  gate: {
    level: "error",
    message: "A middleware failed before or after the site's own handler. `step` says whether the request went on.",
    perMinute: 20,
  },
  words: {
    level: "error",
    message:
      "The translations in WORDS_DIR are invalid, so the previous ones stay in use. Correct them, then send SIGHUP again.",
  },
  leftOut: {
    level: "warn",
    message: "Too many log lines of the event in `of` within a minute; as many as `lines` were left out.",
  },
  adminDeed: {
    level: "info",
    message: "An administrator made a change; the audit log has the details.",
    security: true,
  },
  accountDeed: {
    level: "info",
    message: "An account, or a way to sign in to it, was changed by its owner; `action` says how.",
    perMinute: 20,
    security: true,
  },
  signedIn: { level: "info", message: "A user signed in.", perMinute: 5, security: true },
  signInRefused: {
    level: "warn",
    message: "A sign-in was refused; `reason` says why.",
    perMinute: 20,
    // Tries at an account are few by themselves (lib/rate-limits.ts); of addresses without one anybody may make up any number.
    isLimited: ({ reason }) => reason === "unknownAccount",
    security: true,
  },
  signInHeld: {
    level: "warn",
    message: "A sign-in attempt was refused after too many failed ones; the next is possible after `wait` seconds.",
    perMinute: 2,
    security: true,
  },
  proofRefused: {
    level: "warn",
    message: "A user's password or code was wrong when the site asked for it again; `reason` says which.",
    security: true,
  },
  originRefused: {
    level: "warn",
    message:
      "A change was refused, because it did not come from a page of this site (badOrigin) or had no valid CSRF token (badToken).",
    perMinute: 20,
    security: true,
  },
  mailFailed: {
    level: "error",
    message:
      "An email was not sent, because the mail server in SMTP_URL did not respond or did not accept it; `code` and `response` say why.",
  },
  nextAuth: {
    level: "error",
    message: "The sign-in library (next-auth) reported an error; `code` and `words` say which.",
    perMinute: 20,
  },
  limits: {
    level: "warn",
    message:
      "The database did not count a rate limit, so this process counts on its own for the moment; `reason` says why.",
  },
  databaseAway: {
    level: "error",
    message: "The database cannot be reached; `code` says why. Requests that need it fail until it is back.",
  },
  diskFull: {
    level: "error",
    message: "The disk of the database is full. Free some space; until then, changes fail.",
    perMinute: 20,
  },
  catalogueUnread: { level: "error", message: "Reading the card data failed; the next request tries again." },
  bulkFilesUnmade: {
    level: "error",
    message: "Creating the bulk files of new card data failed; the next request to /api/v1/bulk tries again.",
  },
  proxyUndeclared: {
    level: "warn",
    message:
      "A proxy forwards requests, but TRUSTED_PROXIES is 0, so all visitors share one rate limit. Set TRUSTED_PROXIES to the number of your proxies.",
  },
  stopCut: {
    level: "warn",
    message: "The site stopped before all responses were complete; `open` of them were cut off.",
  },
  rotation: {
    level: "error",
    message:
      "Rotating the log file failed, so it keeps growing. Check the permissions of its folder and the disk space, then restart the site.",
  },
  securityLog: {
    level: "error",
    message:
      "Writing to SECURITY_LOG_FILE failed, so the security log lacks lines; this log has those that LOG_LEVEL allows. Check the path, its permissions and the disk space.",
    perMinute: 1,
  },
} as const satisfies Readonly<Record<string, LogEvent>>;

export type LogEventName = keyof typeof LOG_EVENTS;

/** Returns the definition of a log event. */
export const getLogEvent = (name: LogEventName): LogEvent => LOG_EVENTS[name];
