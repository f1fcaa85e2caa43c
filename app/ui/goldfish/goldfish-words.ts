import { type Dictionary, type Lang, words } from "@/app/ui/words";

/** The slice of the dictionary that the island shows. */
export type GoldfishWords = Pick<Dictionary, "goldfish"> & {
  readonly common: Pick<
    Dictionary["common"],
    | "kinds"
    | "timings"
    | "fields"
    | "colors"
    | "colorLetters"
    | "anyColor"
    | "none"
    | "token"
    | "close"
    | "rule"
    | "tones"
  >;
};

export function goldfishWords(lang: Lang): GoldfishWords {
  const { goldfish, common } = words(lang);
  const { kinds, timings, fields, colors, colorLetters, anyColor, none, token, close, rule, tones } = common;
  return {
    goldfish,
    common: { kinds, timings, fields, colors, colorLetters, anyColor, none, token, close, rule, tones },
  };
}
