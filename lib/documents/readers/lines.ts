import type { NumberedLine } from "./types";

/** Returns the non-empty lines of a text, trimmed, with their line numbers. */
export const splitNonEmptyLines = (raw: string): readonly NumberedLine[] =>
  raw.split(/\r\n|[\n\r\u2028\u2029]/u).flatMap((line, index) => {
    const text = line.trim();
    return text === "" ? [] : [{ text, line: index + 1 }];
  });

/** Joins the lines of a sentence. Inserts a space only between two words in Latin letters. */
export const joinLines = (lines: readonly string[]): string =>
  lines.reduce(
    (text, line) => (/[A-Za-z0-9,.]$/u.test(text) && /^[A-Za-z]/u.test(line) ? `${text} ${line}` : text + line),
    "",
  );

/** Returns the position of the beginning of a line. */
export const getLineStart = ({ line }: NumberedLine): { line: number; column: number } => ({ line, column: 1 });
