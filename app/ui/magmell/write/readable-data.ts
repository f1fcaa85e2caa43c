/** Maximum number of characters on a line. */
const WIDTH = 64;

/**
 * Returns plain data as text for reading, not for parsing. Values that fit on one line stay on it; keys have no quotes.
 */
export function formatData(value: unknown, indent = ""): string {
  const short = inline(value);
  if (indent.length + short.length <= WIDTH || typeof value !== "object" || value === null) return short;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const lines = Array.isArray(value)
    ? value.map((part) => formatData(part, inner))
    : entries(value).map(([key, part]) => `${key}: ${formatData(part, inner)}`);
  return `${open}\n${lines.map((line) => inner + line).join("\n")}\n${indent}${close}`;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const parts = entries(value).map(([key, part]) => `${key}: ${inline(part)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

const entries = (value: object) => Object.entries(value).filter(([, part]) => part !== undefined);
