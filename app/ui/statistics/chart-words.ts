import type { Dictionary } from "@/app/i18n/dictionary";

/** The words of the pictures: those of the charts, and the names of colours and kinds. */
export type ChartWords = {
  readonly charts: Dictionary["deckStatistics"];
  readonly cards: Pick<Dictionary["site"], "colors" | "colorLetters" | "kinds">;
  /** Between the parts of a picture that is read aloud. */
  readonly join: string;
};
