import type { Dictionary } from "@/app/i18n/dictionary";

/** The words of odds: their own, those of tables, and the names of colours. */
export type OddsWords = {
  readonly odds: Dictionary["odds"];
  readonly table: Dictionary["deckStatistics"]["table"];
  readonly join: string;
  readonly colors: Dictionary["site"]["colors"];
  readonly letters: Dictionary["site"]["colorLetters"];
};

export const oddsWords = ({
  odds,
  deckStatistics,
  site,
}: Pick<Dictionary, "odds" | "deckStatistics" | "site">): OddsWords => ({
  odds,
  table: deckStatistics.table,
  join: deckStatistics.join,
  colors: site.colors,
  letters: site.colorLetters,
});
