/** Levels of the log, from the most to the least talkative; `silent` writes nothing. */
export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type LogEvent = { readonly level: Exclude<LogLevel, "silent">; readonly message: string };

/** Everything that the site writes into its log, with the level and the words of each. */
export const EVENTS = {
  request: { level: "info", message: "A request was answered." },
  failure: { level: "error", message: "A request failed; its page or answer shows this id." },
  gate: { level: "error", message: "A request met a fault at a step before the site's own handler, or behind it." },
  adminDeed: { level: "info", message: "An administrator changed something; the audit log has the details." },
  accountDeed: { level: "info", message: "An owner changed how an account is entered; the audit log has the details." },
  signInRefused: { level: "warn", message: "A sign-in was refused." },
  proofRefused: { level: "warn", message: "A proof of being the owner of an account was refused." },
  mailFailed: { level: "error", message: "The mail server (SMTP_URL) did not take a mail." },
  nextAuth: { level: "error", message: "The library for sign-in reports an error." },
  limits: { level: "warn", message: "Limits are counted in this process, as the database cannot count them." },
  databaseAway: { level: "error", message: "The database cannot be reached." },
  diskFull: { level: "error", message: "The disk of the database is full." },
  catalogueUnread: { level: "error", message: "The card data could not be read; the next request tries again." },
  bulkFilesUnmade: {
    level: "error",
    message: "The bulk files of new card data were not made; the next request tries again.",
  },
  stopCut: { level: "warn", message: "Answers were cut, as they took too long after the site was told to stop." },
  rotation: { level: "error", message: "The log file could not be rotated, and grows on." },
} as const satisfies Readonly<Record<string, LogEvent>>;

export type LogEventName = keyof typeof EVENTS;
