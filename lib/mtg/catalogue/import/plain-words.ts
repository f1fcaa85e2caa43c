import type { z } from "zod";

/** Maximum number of characters shown of a value. */
const MOST_SHOWN = 60;

/** Escapes control characters and lone surrogates as code points, for terminals. */
export const escapeUnprintable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, (sign) => `⟨${formatCodePoint(sign)}⟩`);

/** Returns the code point of a character, such as `U+001B`. */
export const formatCodePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Returns a text in quotation marks; a long text is cut. */
export const quoteText = (text: string): string =>
  `“${text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text}”`;

/** A message about card data: its key in the message table of the commands, and the values to insert. */
export type CardDataText = { readonly key: string; readonly values?: Readonly<Record<string, CardDataValue>> };
/** A value inserted into a message; lists are joined. */
export type CardDataValue = string | number | CardDataText | readonly string[];

/** Creates a message about card data by its key. */
export const cardDataText = (key: string, values: Readonly<Record<string, CardDataValue>> = {}): CardDataText => ({
  key: `cardData.${key}`,
  values,
});

/** Serializes a message as the error message of a zod schema. `parseMessage` reverses this. */
export const toMessage = (key: string, values?: Readonly<Record<string, CardDataValue>>): string =>
  JSON.stringify(cardDataText(key, values));

/** Parses a message that `toMessage` serialized. */
export const parseMessage = (message: string): CardDataText => JSON.parse(message);

const KINDS: ReadonlySet<string> = new Set(["string", "number", "boolean", "array", "object"]);

/** The value found, or its type if it is not text or number. */
function found(value: unknown): CardDataValue {
  if (typeof value === "string") return quoteText(value);
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return cardDataText("kind.array");
  return typeof value === "object" && value !== null ? cardDataText("kind.object") : String(value);
}

const amount = (most: number | bigint): string => most.toLocaleString("en-US");

/** Returns the reason why a value is too large or too small, worded for the type of the value. */
function outOfBounds(input: unknown, bound: number | bigint, side: "least" | "most"): string {
  if (typeof input === "number")
    return toMessage(side === "most" ? "tooLarge" : "tooSmall", { input: String(input), bound: amount(bound) });
  const things = typeof input === "string" ? "characters" : "entries";
  const length = typeof input === "string" || Array.isArray(input) ? input.length : 0;
  if (length === 0) return toMessage(things === "entries" ? "emptyList" : "emptyText");
  return toMessage(`${things}.${side}`, { length: amount(length), bound: amount(bound) });
}

function reasonOf(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return toMessage("missing");
  switch (issue.code) {
    case "invalid_type":
      return toMessage("type", {
        wanted: KINDS.has(issue.expected) ? cardDataText(`kind.${issue.expected}`) : issue.expected,
        found: found(issue.input),
      });
    case "too_big":
      return outOfBounds(issue.input, issue.maximum, "most");
    case "too_small":
      return outOfBounds(issue.input, issue.minimum, "least");
    case "invalid_value":
      return toMessage("value", { found: found(issue.input), allowed: issue.values.map(String) });
    case "invalid_format":
      return toMessage(issue.format === "date" ? "date" : "format", { found: quoteText(String(issue.input)) });
    default:
      return toMessage("unexpected", { found: found(issue.input) });
  }
}

/** Options for `parse` of a zod schema that replace zod's error messages by plain ones. */
export const PLAIN_ERROR_MESSAGES = { error: reasonOf } as const;
