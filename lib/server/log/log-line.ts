import { type Logger, pino, stdSerializers } from "pino";
import { EVENTS, LOG_LEVELS, type LogEventName, type LogLevel } from "./events";
import { plainLine } from "./plain-line";
import { requestContext } from "./request-context";
import { spellOut } from "./spell-out";

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
 * A log of JSON lines: time, level, event, message, id and route of the request, and what the event adds. Values may be a visitor's own words:
 * no sign of them ends a line, and none is a command to the terminal that shows it.
 */
export const createLog = ({ level, write, now = () => new Date() }: LogOptions): Logger =>
  pino(
    {
      level,
      base: undefined,
      messageKey: "message",
      formatters: { level: (label) => ({ level: label }) },
      timestamp: () => `,"time":"${now().toISOString()}"`,
      serializers: { error: shortError },
      mixin: () => ({ ...requestContext() }),
    },
    { write: (line) => void write(spellOut(line)) },
  );

/** Signs of an error's message and trace in a line: enough to find it, whatever a visitor put into its message. */
const LONGEST = 8_000;

function shortError(error: Error): unknown {
  if (!(error instanceof Error)) return String(error).slice(0, LONGEST);
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message: message.slice(0, LONGEST), stack: stack.slice(0, LONGEST), code };
}

// Read by itself: the log must work where other settings are wrong.
const configuredLevel = (): LogLevel => LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? "info";

let log: Logger | undefined;

/** Writes one line about an event to standard output: as JSON, or in short words where that is a terminal. */
export function logLine(event: LogEventName, fields: LogFields = {}): void {
  writeLine(event, fields);
}

/** Writes one line about an event that an error caused, with the kind of the error, its message and where it arose. */
export function logError(event: LogEventName, error: unknown, fields: LogFields = {}): void {
  writeLine(event, { ...fields, error });
}

function writeLine(event: LogEventName, fields: Readonly<Record<string, unknown>>): void {
  log ??= createLog({
    level: configuredLevel(),
    write: (line) => process.stdout.write(process.stdout.isTTY ? plainLine(line) : line),
  });
  const { level, message } = EVENTS[event];
  log[level]({ event, ...fields }, message);
}
