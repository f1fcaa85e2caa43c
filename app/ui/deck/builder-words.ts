import type { Dictionary } from "@/app/ui/words";

/** The words that cards need wherever they stand. */
export type CardWords = Pick<
  Dictionary["common"],
  "colors" | "colorLetters" | "anyColor" | "none" | "kinds" | "timings" | "fields" | "token" | "close"
>;

/** Everything the builder says: what its page hands to the island. */
export type BuilderWords = {
  readonly builder: Dictionary["builder"];
  readonly problems: Dictionary["problems"];
  readonly cards: CardWords;
};

export function builderWords({ builder, problems, common }: Dictionary): BuilderWords {
  return { builder, problems, cards: cardWords(common) };
}

export function cardWords(common: Dictionary["common"]): CardWords {
  const { colors, colorLetters, anyColor, none, kinds, timings, fields, token, close } = common;
  return { colors, colorLetters, anyColor, none, kinds, timings, fields, token, close };
}
