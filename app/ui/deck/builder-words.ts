import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { type ShareWords, shareWords } from "@/app/ui/share/share-words";

/** The words that cards need wherever they stand. */
export type CardWords = Pick<
  Dictionary["site"],
  "colors" | "colorLetters" | "anyColor" | "none" | "kinds" | "timings" | "fields" | "token" | "olderPicture" | "close"
>;

/** Everything the builder says: what its page hands to the island. */
export type BuilderWords = {
  readonly builder: Dictionary["builder"];
  readonly problems: Dictionary["problems"];
  readonly search: Dictionary["search"]["pool"];
  readonly cards: CardWords;
  /** Words of `DeckDiffView`. */
  readonly diff: Dictionary["deckDiff"];
  readonly offline: Pick<Dictionary["offline"], "elsewhere" | "release">;
  readonly statistics: Dictionary["deckStatistics"];
  /** Words of import, export and the list as text. */
  readonly lists: Dictionary["deckLists"];
  readonly share: ShareWords;
};

export function builderWords({ builder, problems, search, site, ...others }: Dictionary): BuilderWords {
  const { deckDiff: diff, deckLists: lists, deckStatistics: statistics, offline } = others;
  const { elsewhere, release } = offline;
  const share = shareWords(others);
  return {
    builder,
    problems,
    search: search.pool,
    cards: cardWords(site),
    diff,
    offline: { elsewhere, release },
    lists,
    share,
    statistics,
  };
}

export function cardWords(site: Dictionary["site"]): CardWords {
  const { colors, colorLetters, anyColor, none, kinds, timings, fields, token, olderPicture, close } = site;
  return { colors, colorLetters, anyColor, none, kinds, timings, fields, token, olderPicture, close };
}
