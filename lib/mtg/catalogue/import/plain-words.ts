import type { z } from "zod";

/** Most signs of a value that are shown. */
const MOST_SHOWN = 60;

/** Returns text that a terminal shows as it is: control signs and halves of signs stand there by their numbers. */
export const escapeUnprintable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, (sign) => `⟨${formatCodePoint(sign)}⟩`);

/** Returns the number of a sign, such as `U+001B`. */
export const formatCodePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Returns a text in quotation marks; the end of a long one is left out. */
export const quoteText = (text: string): string =>
  `“${text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text}”`;

/** Returns words in a row: `a, b and c`. */
export const joinWords = (words: readonly string[], last = "and"): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;

const WANTED: Readonly<Record<string, string>> = {
  ...{ string: "a text", number: "a number", boolean: "true or false", array: "a list", object: "an object" },
};

function found(value: unknown): string {
  if (typeof value === "string") return `the text ${quoteText(value)}`;
  if (typeof value === "number") return `the number ${value}`;
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

const amount = (most: number | bigint): string => most.toLocaleString("en-US");

/** The reason why a value is too large or too small, by what it is. */
function outOfBounds(input: unknown, bound: number | bigint, side: "least" | "most"): string {
  if (typeof input === "number") {
    return `the number ${input} is too ${side === "most" ? "large" : "small"}: ${amount(bound)} is the ${side}`;
  }
  const things = typeof input === "string" ? "characters" : "entries";
  const length = typeof input === "string" || Array.isArray(input) ? input.length : 0;
  if (length === 0) return things === "entries" ? "the list is empty" : "the text is empty";
  return `${things === "entries" ? "the list" : "it"} has ${amount(length)} ${things}; ${amount(bound)} are the ${side}`;
}

function reasonOf(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return "it is missing";
  switch (issue.code) {
    case "invalid_type":
      return `${WANTED[issue.expected] ?? `a value of the kind ${issue.expected}`} is wanted, ${found(issue.input)} stands there`;
    case "too_big":
      return outOfBounds(issue.input, issue.maximum, "most");
    case "too_small":
      return outOfBounds(issue.input, issue.minimum, "least");
    case "invalid_value": {
      const shown = typeof issue.input === "string" ? quoteText(issue.input) : found(issue.input);
      return `${shown} stands there; ${joinWords(issue.values.map(String), "or")} is wanted`;
    }
    case "invalid_format":
      if (issue.format === "date") return `${quoteText(String(issue.input))} is no day: write it as 2000-12-31`;
      return `${quoteText(String(issue.input))} has another form than is wanted`;
    default:
      return `${found(issue.input)} stands there, which is not wanted here`;
  }
}

/** Plain words for what a schema refuses, to be handed to it when it reads a value. */
export const PLAIN_ERROR_MESSAGES = { error: reasonOf } as const;
