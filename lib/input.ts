import { z } from "zod";

/** Control characters, halves of a surrogate pair, and marks that turn the direction of the text around them. */
const UNFIT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** One line of text that a person writes and others may read: trimmed, at most `max` characters, nothing that hides. */
export const line = (max: number) =>
  z
    .string()
    .max(max * 4)
    .trim()
    .max(max)
    .refine((text) => !UNFIT.test(text), { error: "has characters that cannot be shown", params: { code: "unfit" } });

/** The same over several lines; every kind of line break becomes the one. */
export const paragraphs = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform((text) => text.replace(/\r\n?/g, "\n").replaceAll("\t", " ").trim())
    .pipe(
      z
        .string()
        .max(max)
        .refine((text) => !UNFIT.test(text.replaceAll("\n", "")), {
          error: "has characters that cannot be shown",
          params: { code: "unfit" },
        }),
    );

/** The body of a request that says all by its address. */
export const nothing = z.strictObject({});

/** Whether a text can be the id of a row. Whatever cannot is never sent to the database. */
export const isId = (text: string): boolean => z.guid().max(36).safeParse(text).success;
