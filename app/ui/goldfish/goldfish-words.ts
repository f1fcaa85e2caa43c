import { type Dictionary, readWords } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";

/**
 * The slice of the dictionary that the island shows. What runs in the browser takes `say` from `words/define` and `href`
 * from `words/lang`, so that the words of the whole site are not sent along.
 */
export type GoldfishWords = Pick<Dictionary, "goldfish"> & {
  /** Words of the link to a replay. */
  readonly replayLink: Dictionary["goldfishReplay"]["link"];
  /** Words of the value of the opening hand. */
  readonly openingValue: Pick<Dictionary["openingValue"], "line" | "assumes" | "seats" | "how" | "train">;
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
    | "rule"
    | "tones"
  >;
};

export function goldfishWords(lang: Lang): GoldfishWords {
  const { goldfish, goldfishReplay, openingValue, site } = readWords(lang);
  const { line, assumes, seats, how, train } = openingValue;
  const { kinds, timings, fields, colors, colorLetters, anyColor, none, token, olderPicture, close, rule, tones } =
    site;
  return {
    goldfish,
    replayLink: goldfishReplay.link,
    openingValue: { line, assumes, seats, how, train },
    site: { kinds, timings, fields, colors, colorLetters, anyColor, none, token, olderPicture, close, rule, tones },
  };
}
