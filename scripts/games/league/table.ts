import type { GameScore } from "@/lib/magmell/play/trial/trial-sums";
import { computeWinRate } from "@/lib/magmell/play/trial/wilson";
import { GAME_ENDINGS, type GameEnding } from "./play-game";
import type { PairResult } from "./round";

/** The 10th percentile, median and 90th percentile of a value. */
export type ConfidenceInterval = { readonly low: number; readonly median: number; readonly high: number };

/** Results of a card in the games in which its deck used it. */
export type CardRow = {
  readonly deck: string;
  readonly name: string;
  /** Games of the deck in which it was used, and what came of them. */
  readonly with: GameScore;
  readonly uses: number;
  /** By how much its deck won more often with it than over all its games, in parts of one. */
  readonly lift: number;
};

/** Results of a league, determined by its cards, decks and seeds. */
export type LeagueTable = {
  readonly games: number;
  readonly decks: readonly {
    readonly key: string;
    readonly score: GameScore;
    /** By seat: its games in which it went first, and the others. */
    readonly first: GameScore;
    readonly second: GameScore;
    readonly against: Readonly<Record<string, GameScore>>;
  }[];
  readonly pairs: readonly {
    readonly pair: readonly [string, string];
    readonly score: GameScore;
    /** Results of the player who went first, with any deck. */
    readonly first: GameScore;
    readonly turns: ConfidenceInterval;
  }[];
  /** Both players' turns together. */
  readonly turns: ConfidenceInterval;
  readonly ends: Readonly<Record<GameEnding, number>>;
  readonly first: GameScore;
  readonly cards: readonly CardRow[];
};

/** A deck and the names in its grimoire, so that what is never used has its row too. */
type Contents = { readonly key: string; readonly names: readonly string[] };

/** Counts the results of all pairings. */
export function computeLeagueTable(contents: readonly Contents[], results: readonly PairResult[]): LeagueTable {
  const keys = contents.map(({ key }) => key);
  const views = results.flatMap(viewsOf);
  const games = results.flatMap((result) => result.games);
  const decks = keys.map((key) => {
    const own = views.filter(({ deck }) => deck === key);
    const others = keys.filter((other) => other !== key);
    const against = others.map((other) => [other, score(own.filter(({ opponent }) => opponent === other))] as const);
    const [first, second] = [own.filter(({ wentFirst }) => wentFirst), own.filter(({ wentFirst }) => !wentFirst)];
    return { key, score: score(own), first: score(first), second: score(second), against: Object.fromEntries(against) };
  });
  return {
    games: games.length,
    decks,
    pairs: results.map((result) => ({
      pair: result.pair,
      score: score(viewsOf(result).filter(({ place }) => place === 0)),
      first: score(viewsOf(result).filter(({ wentFirst }) => wentFirst)),
      turns: spread(result.games.map(({ turns }) => turns)),
    })),
    turns: spread(games.map(({ turns }) => turns)),
    ends: Object.fromEntries(
      GAME_ENDINGS.map((end) => [end, games.filter((game) => game.end === end).length]),
    ) as LeagueTable["ends"],
    first: score(views.filter(({ wentFirst }) => wentFirst)),
    cards: contents.flatMap((deck) =>
      cardRows(
        deck,
        views.filter((view) => view.deck === deck.key),
      ),
    ),
  };
}

/** A game as one of its decks sees it. */
type View = {
  readonly deck: string;
  readonly opponent: string;
  readonly place: number;
  readonly points: number;
  readonly wentFirst: boolean;
  readonly used: readonly string[];
};

const viewsOf = ({ pair, games }: PairResult): readonly View[] =>
  games.flatMap(({ winner, first, used }) =>
    ([0, 1] as const).map((place) => ({
      deck: pair[place],
      opponent: pair[place === 0 ? 1 : 0],
      place,
      points: winner === null ? 0.5 : winner === place ? 1 : 0,
      wentFirst: first === place,
      used: used[place],
    })),
  );

const score = (views: readonly View[]): GameScore => ({
  games: views.length,
  points: views.reduce((sum, { points }) => sum + points, 0),
});

function spread(values: readonly number[]): ConfidenceInterval {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  return { low: at(0.1), median: at(0.5), high: at(0.9) };
}

/** The cards of a deck, the one that did best first and those that it never used last. */
function cardRows({ key: deck, names }: Contents, views: readonly View[]): readonly CardRow[] {
  const usual = computeWinRate(score(views));
  const rows = [...new Set([...names, ...views.flatMap(({ used }) => used)])].map((name): CardRow => {
    const those = views.filter(({ used }) => used.includes(name));
    const uses = those.reduce((sum, { used }) => sum + used.filter((one) => one === name).length, 0);
    return { deck, name, with: score(those), uses, lift: uses === 0 ? 0 : computeWinRate(score(those)) - usual };
  });
  const order = ({ uses, lift }: CardRow): number => (uses === 0 ? -1 : lift);
  return rows.sort((one, other) => order(other) - order(one) || (one.name < other.name ? -1 : 1));
}
