import type { ResponseFormat } from "../types";

/** Bounds of an example: entries of a list, lines and characters of a text. */
const ENTRIES = 2;
const LINES = 16;
const SIGNS = 900;

/** An answer as the documentation shows it: JSON with its long lists cut, or the beginning of a text. */
type ShortenedAnswer = { readonly answer: unknown; readonly cut: boolean };

/** Shortens a response for the documentation by cutting lists or lines. */
export function shortenResponse(text: string, form: ResponseFormat): ShortenedAnswer {
  if (typeof form === "string") {
    const lines = text.split("\n").slice(0, LINES).join("\n").slice(0, SIGNS);
    return { answer: lines.trimEnd(), cut: lines.trimEnd().length < text.trimEnd().length };
  }
  const json: unknown = JSON.parse(text);
  const answer = cutLists(json);
  return { answer, cut: JSON.stringify(answer) !== JSON.stringify(json) };
}

function cutLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ENTRIES).map(cutLists);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cutLists(part)]));
}
