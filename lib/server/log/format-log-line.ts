import { escapeControlCharacters } from "./escape-control-characters";

/**
 * Returns a line of the log for a person at a terminal: time of day, level, message and fields. Values stay in the form of
 * JSON, so that nothing in them moves the cursor; only the trace of an error takes lines of its own.
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
