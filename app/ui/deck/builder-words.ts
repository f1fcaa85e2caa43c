import type { Dictionary } from "@/app/i18n/dictionary";
import type { TermWords } from "@/app/ui/card/browse/query/term-words";
import { type OddsWords, oddsWords } from "@/app/ui/odds/odds-words";
import { type ShareWords, shareWords } from "@/app/ui/share/share-words";

/** The words that cards need wherever they stand. */
export type CardWords = Pick<
  Dictionary["site"],
  "colors" | "colorLetters" | "anyColor" | "none" | "kinds" | "timings" | "fields" | "token" | "olderPicture" | "close"
>;

/** Everything the builder says: what its page hands to the island. */
export type BuilderWords = {
  readonly builder: Dictionary["builder"];
  readonly editor: Omit<Dictionary["editor"], "noScript">;
  readonly problems: Dictionary["problems"];
  readonly search: Dictionary["search"]["pool"];
  /** The words of terms, for a search that finds nothing. */
  readonly terms: TermWords["search"] & Pick<Dictionary["search"], "empty" | "count">;
  readonly cards: CardWords;
  /** Words of `DeckDiffView`. */
  readonly diff: Dictionary["deckDiff"];
  readonly offline: Pick<Dictionary["offline"], "elsewhere" | "release">;
  readonly statistics: Dictionary["deckStatistics"];
  readonly odds: OddsWords;
  /** Words of import, export and the list as text. */
  readonly lists: Dictionary["deckLists"];
  readonly share: ShareWords;
};

export function builderWords({ builder, editor, problems, search, site, ...others }: Dictionary): BuilderWords {
  const { deckDiff: diff, deckLists: lists, deckStatistics: statistics, odds, offline } = others;
  const { elsewhere, release } = offline;
  const { noScript: _, ...rest } = editor;
  const share = shareWords(others);
  return {
    builder,
    editor: rest,
    problems,
    search: search.pool,
    terms: searchTerms(search),
    cards: cardWords(site),
    diff,
    offline: { elsewhere, release },
    lists,
    share,
    statistics,
    odds: oddsWords({ odds, deckStatistics: statistics, site }),
  };
}

function searchTerms(search: Dictionary["search"]): BuilderWords["terms"] {
  const { facets, or, range, tags, abilities, coverage, colorless, colorsExactly, colorsMost, colorsAll } = search;
  const { empty, count, asOf } = search;
  const terms = { facets, or, range, tags, abilities, coverage, colorless, colorsExactly, colorsMost, colorsAll };
  return { ...terms, empty, count, asOf };
}

export function cardWords(site: Dictionary["site"]): CardWords {
  const { colors, colorLetters, anyColor, none, kinds, timings, fields, token, olderPicture, close } = site;
  return { colors, colorLetters, anyColor, none, kinds, timings, fields, token, olderPicture, close };
}
