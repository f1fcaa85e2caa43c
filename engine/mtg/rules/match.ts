import { opponentOf, type PlayerId } from "../model/ids";
import type { MtgRef } from "../model/ref";

/** A finished game of a match: who chose to play or draw, and who won; `null` for a draw. */
export type MatchGame = { readonly chooser: PlayerId; readonly winner: PlayerId | null };

/**
 * The player who chooses to play or to draw in the next game, and the rule: at random in the first, then the loser of the
 * last; after a draw the same player as before (P.1.4, P.1.5).
 */
export function whoChooses(games: readonly MatchGame[]): {
  readonly chooser: PlayerId | "random";
  readonly rule: MtgRef;
} {
  const last = games.at(-1);
  if (last === undefined) return { chooser: "random", rule: "mtg-6e:P.1.5" };
  return { chooser: last.winner === null ? last.chooser : opponentOf(last.winner), rule: "mtg-6e:P.1.5" };
}

/** A deck of a match: how often each name is in the deck and in the sideboard. */
export type MatchDeck = {
  readonly main: Readonly<Record<string, number>>;
  readonly sideboard: Readonly<Record<string, number>>;
};

/** A reason against a deck between two games, or before a match. */
export type SideboardProblem = { readonly rule: MtgRef } & (
  | { readonly code: "SIZE_CHANGED"; readonly have: number; readonly want: number }
  | { readonly code: "NOT_RESTORED" | "NOT_THE_SAME_CARDS"; readonly names: readonly string[] }
);

/**
 * Reasons against changing a deck between the games of a match. Constructed decks exchange one card for one (D.11.4); of a
 * limited pool the sizes may change. Nothing comes from outside.
 *
 * @rule mtg-6e:D.11.5
 */
export function checkSideboarding(
  before: MatchDeck,
  after: MatchDeck,
  kind: "constructed" | "limited",
): readonly SideboardProblem[] {
  const problems: SideboardProblem[] = [];
  const names = differences(total(before), total(after));
  if (names.length > 0) problems.push({ code: "NOT_THE_SAME_CARDS", rule: "mtg-6e:D.8.1", names });
  const [want, have] = [sizeOf(before.main), sizeOf(after.main)];
  if (kind === "constructed" && have !== want)
    problems.push({ code: "SIZE_CHANGED", rule: "mtg-6e:D.11.4", have, want });
  return problems;
}

/** Reasons against beginning a match with a deck: it must be as it was registered (D.2.2). */
export function checkRestored(registered: MatchDeck, now: MatchDeck): readonly SideboardProblem[] {
  const names = [
    ...new Set([...differences(registered.main, now.main), ...differences(registered.sideboard, now.sideboard)]),
  ];
  return names.length === 0 ? [] : [{ code: "NOT_RESTORED", rule: "mtg-6e:D.2.2", names }];
}

type Copies = Readonly<Record<string, number>>;

const sizeOf = (copies: Copies): number => Object.values(copies).reduce((sum, count) => sum + count, 0);

const total = ({ main, sideboard }: MatchDeck): Copies => {
  const all: Record<string, number> = { ...main };
  for (const [name, count] of Object.entries(sideboard)) all[name] = (all[name] ?? 0) + count;
  return all;
};

const differences = (one: Copies, other: Copies): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => (one[name] ?? 0) !== (other[name] ?? 0))
    .sort();

/** The result of a match when its time is over; `winner` is `null` for a draw. */
export type MatchResult = {
  readonly winner: PlayerId | null;
  readonly rule: MtgRef;
  readonly by: "games" | "life" | "draw";
};

/**
 * The result of a match whose time is over: more games won decide. With as many it is drawn, but where someone has to go on
 * the higher life total of the unfinished game decides (D.1.5).
 */
export function matchResult(
  games: readonly MatchGame[],
  lives: readonly [number, number] | null,
  isElimination: boolean,
): MatchResult {
  const rule = "mtg-6e:D.1.5";
  const won = (player: PlayerId): number => games.filter(({ winner }) => winner === player).length;
  if (won(0) !== won(1)) return { winner: won(0) > won(1) ? 0 : 1, rule, by: "games" };
  if (isElimination && lives !== null && lives[0] !== lives[1]) {
    return { winner: lives[0] > lives[1] ? 0 : 1, rule, by: "life" };
  }
  return { winner: null, rule, by: "draw" };
}
