import { type Dictionary, readWords } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";

/** The slice of the dictionary that the page of written cards hands to its island. */
export type WriteWords = Pick<Dictionary, "write" | "reading"> & {
  readonly site: Pick<
    Dictionary["site"],
    | "kinds"
    | "timings"
    | "fields"
    | "colors"
    | "colorLetters"
    | "anyColor"
    | "none"
    | "token"
    | "olderPicture"
    | "close"
  >;
};

export function writeWords(lang: Lang): WriteWords {
  const { write, reading, site } = readWords(lang);
  const { kinds, timings, fields, colors, colorLetters, anyColor, none, token, olderPicture, close } = site;
  return {
    write,
    reading,
    site: { kinds, timings, fields, colors, colorLetters, anyColor, none, token, olderPicture, close },
  };
}
