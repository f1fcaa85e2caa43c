import { z } from "zod";

/** Control characters, lone surrogates, and marks that change the direction of the text around them. */
const UNFIT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/**
 * Returns the schema of a single line of text for other users to read: trimmed, at most `max` characters, without
 * invisible ones.
 */
export const createLineSchema = (max: number) =>
  z
    .string()
    .max(max * 4)
    .trim()
    .max(max)
    .refine((text) => !UNFIT.test(text), {
      error: "The text contains control characters or marks that change the text direction. Remove them.",
      params: { code: "unfit" },
    });

/**
 * Combining marks on one letter beyond what any language uses: marks shared by all scripts, and marks of a single
 * script.
 */
const STACKED = [
  /((?:(?![\u200d\ufe0f])\p{Script=Inherited}){2})(?:(?![\u200d\ufe0f])\p{Script=Inherited})+/gu,
  /(\p{M}{4})\p{M}+/gu,
] as const;

/** Creates the schema of a name or tag in lists: like `createLineSchema`, without marks that overflow the line. */
export const createTitleSchema = (max: number) =>
  createLineSchema(max).transform((text) => STACKED.reduce((kept, marks) => kept.replace(marks, "$1"), text));

/**
 * Returns the schema of a text with several lines, with the same limits as `createLineSchema`. Line breaks become `\n`
 * and tabs become spaces.
 */
export const createParagraphsSchema = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform((text) => text.replace(/\r\n?/g, "\n").replaceAll("\t", " ").trim())
    .pipe(
      z
        .string()
        .max(max)
        .refine((text) => !UNFIT.test(text.replaceAll("\n", "")), {
          error: "The text contains control characters or marks that change the text direction. Remove them.",
          params: { code: "unfit" },
        }),
    );

/** The input of a request without a body: an empty object. */
export const emptyInputSchema = z.strictObject({});

/** Returns whether a text has the form of a row id. Other texts are never sent to the database. */
export const isUuid = (text: string): boolean => z.guid().max(36).safeParse(text).success;
