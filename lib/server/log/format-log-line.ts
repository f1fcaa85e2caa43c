/** Characters that terminals or log viewers interpret, and that JSON does not escape. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns JSON with control characters escaped, so that a value cannot control a terminal. */
export const escapeControlCharacters = (json: string): string =>
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
