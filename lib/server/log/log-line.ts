import { appendFileSync } from "node:fs";
import { type Logger, pino, stdSerializers } from "pino";
import { env } from "../env";
import { getLogEvent, LOG_LEVELS, type LogEventName, type LogLevel } from "./events";
import { getLogLineLimits } from "./line-limits";
import { getRequestContext, runInRequestContext } from "./request-context";
import { rotateFile } from "./rotate-file";

const MEGABYTE = 1024 * 1024;

/**
 * Appends a line to the security log, if SECURITY_LOG_FILE is set. This log is rotated separately, so that a flood of
 * other lines does not push its lines out. Throws if the file cannot be written.
 */
function writeSecurityLog(line: string): void {
  const { SECURITY_LOG_FILE: file } = process.env;
  if (!file) return;
  const { LOG_FILE_MEGABYTES, LOG_FILE_COUNT } = env();
  rotateFile(file, { bytes: LOG_FILE_MEGABYTES * MEGABYTE, count: LOG_FILE_COUNT, held: false });
  appendFileSync(/* turbopackIgnore: true */ file, line, { mode: 0o600 });
}

/** Fields of a line beside its event, by names that the log does not use itself. */
type LogFields = Readonly<Record<string, string | number | boolean | null>> & {
  readonly [own in "error" | "message" | "time" | "level" | "event" | "request" | "route"]?: never;
};

type LogOptions = {
  readonly level: LogLevel;
  /** Takes each line, which ends with a line break. */
  readonly write: (line: string) => unknown;
  readonly now?: () => Date;
};

/**
 * Creates a logger of JSON lines: time, level, event, message, request id, route, and fields of the event. Values from
 * visitors are escaped, so that they cannot end a line or control a terminal.
 */
export const createLogger = ({ level, write, now = () => new Date() }: LogOptions): Logger =>
  pino(
    {
      level,
      base: undefined,
      messageKey: "message",
      formatters: { level: (label) => ({ level: label }) },
      timestamp: () => `,"time":"${now().toISOString()}"`,
      serializers: { error: shortError },
      mixin: () => ({ ...getRequestContext() }),
    },
    { write: (line) => void write(escapeControlCharacters(line)) },
  );

/** Maximum characters of an error's message and stack in a line. */
const LONGEST = 8_000;

function shortError(error: Error): unknown {
  if (!(error instanceof Error)) return String(error).slice(0, LONGEST);
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message: message.slice(0, LONGEST), stack: stack.slice(0, LONGEST), code };
}

// Read by itself: the log must work where other settings are wrong.
const configuredLevel = (): LogLevel => LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? "info";

type Fields = Readonly<Record<string, unknown>>;

/** The loggers of this process: for all lines, and for security events. */
let logs: { readonly all: Logger; readonly security: Logger } | undefined;

/** Writes one line about an event to standard output: as JSON, or in a short form on a terminal. */
export function logEvent(event: LogEventName, fields: LogFields = {}): void {
  writeLine(event, fields);
}

/** Writes one line about an event caused by an error, with the error's type, message and origin. */
export function logError(event: LogEventName, error: unknown, fields: LogFields = {}): void {
  writeLine(event, { ...fields, error });
}

function writeLine(event: LogEventName, fields: Fields, security = getLogEvent(event).security): void {
  const { level, message } = getLogEvent(event);
  if (!isAdmitted(event, fields)) return;
  logs ??= {
    all: createLogger({
      level: configuredLevel(),
      write: (line) => process.stdout.write(process.stdout.isTTY ? formatLogLine(line) : line),
    }),
    security: createLogger({ level: "debug", write: keepSecurityLine }),
  };
  logs.all[level]({ event, ...fields }, message);
  if (security) logs.security[level]({ event, ...fields }, message);
}

/** Returns whether a line is within the limit of its event. A line outside of a request has no limit. */
function isAdmitted(event: LogEventName, fields: Fields): boolean {
  const { perMinute, isLimited = () => true, security } = getLogEvent(event);
  const context = getRequestContext();
  if (perMinute === undefined || context === undefined || !isLimited(fields)) return true;
  const about = security && fields.reason !== "unknownAccount" ? fields.account : undefined;
  const key = [event, context.route, about].join(" ");
  const told = { of: event, ...(about !== undefined && { account: about }) };
  return getLogLineLimits().admit(key, perMinute, (lines) =>
    runInRequestContext(context, () => writeLine("leftOut", { ...told, lines }, security)),
  );
}

function keepSecurityLine(line: string): void {
  try {
    writeSecurityLog(line);
  } catch (error) {
    writeLine("securityLog", { error });
  }
}

/** Characters that terminals or log viewers interpret, and that JSON does not escape. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns JSON with control characters escaped, so that a value cannot control a terminal. */
const escapeControlCharacters = (json: string): string =>
  json.replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * Formats a log line for a terminal: time of day, level, message and fields. Values stay JSON, so that none can move
 * the cursor; only a stack trace takes several lines.
 */
export function formatLogLine(json: string): string {
  const { time, level, message, event, error, ...fields } = JSON.parse(json) as Record<string, unknown>;
  const told = Object.entries({ ...(event !== undefined && { event }), ...fields }).map(
    ([name, value]) => `${name}=${safe(value)}`,
  );
  const head = `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${message} ${told.join(" ")}`;
  const stack = (error as { stack?: unknown } | null | undefined)?.stack ?? error;
  if (stack === undefined) return `${head}\n`;
  const trace = String(stack)
    .split("\n")
    .map((line) => `  ${safe(line).slice(1, -1)}`);
  return `${[head, ...trace].join("\n")}\n`;
}

const safe = (value: unknown): string => escapeControlCharacters(JSON.stringify(value));
