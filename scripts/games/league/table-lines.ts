import type { GameScore } from "@/lib/magmell/play/trial/trial-sums";
import { computeWilsonInterval, computeWinRate } from "@/lib/magmell/play/trial/wilson";
import { formatPercent, formatWinRate } from "../format-score";
import { GAME_ENDINGS, type GameEnding } from "./play-game";
import type { CardRow, ConfidenceInterval, LeagueTable } from "./table";

/** Goals for the starter decks: win rates of a deck and of the player who goes first, and own turns per game. */
const GOALS = { least: 0.45, most: 0.55, mostFirst: 0.62, fewestTurns: 6, mostTurns: 14 } as const;

const END_WORDS: Readonly<Record<GameEnding, string>> = {
  life: "without life",
  decking: "without a card to draw",
  effect: "by a card",
  draw: "drawn by a rule",
  cap: "called off",
};

/** Formats the table of a league. A draw counts as half a win for both decks. `*` marks values that miss the goals. */
export function formatLeagueTable(table: LeagueTable): readonly string[] {
  const { games, decks, turns, ends, first } = table;
  const ways = GAME_ENDINGS.filter((end) => ends[end] > 0).map(
    (end) => `${END_WORDS[end]} ${formatPercent(ends[end] / games)}`,
  );
  return [
    ...matrix(table),
    "",
    ...seatLines(table),
    "",
    ...pairLines(table),
    "",
    `turns of both players together ${spread(turns)}, own turns ${spread(halved(turns))}${isFit(halved(turns)) ? "" : " *"}`,
    `games end ${ways.join(", ")}`,
    `whoever goes first wins ${formatWinRate(first)}${computeWinRate(first) > GOALS.mostFirst ? " *" : ""}`,
    `${decks.length} decks, ${games} games`,
  ];
}

/** Every deck against every other: how often the one at the left wins. */
function matrix({ decks }: LeagueTable): readonly string[] {
  const keys = decks.map(({ key }) => key);
  const first = Math.max(...keys.map((key) => key.length));
  const widths = ["all ", "from", "to", ...keys].map((word) => Math.max(word.length, 7));
  const row = (key: string, cells: readonly string[]): string =>
    [key.padEnd(first), ...cells.map((word, index) => word.padStart(widths[index] ?? 0))].join(" ");
  const share = (score: GameScore | undefined): string => (score === undefined ? "- " : marked(score));
  return [
    row("", ["all ", "from", "to", ...keys.map((key) => `${key} `)]),
    ...decks.map(({ key, score, against }) =>
      row(key, [marked(score), ...bounds(score), ...keys.map((other) => share(against[other]))]),
    ),
  ];
}

const seatLines = ({ decks }: LeagueTable): readonly string[] => {
  const width = Math.max(...decks.map(({ key }) => key.length));
  return decks.map(
    ({ key, first, second }) => `${key.padEnd(width)}  first ${formatWinRate(first)}, second ${formatWinRate(second)}`,
  );
};

const pairLines = ({ pairs }: LeagueTable): readonly string[] =>
  pairs.map(
    ({ pair: [one, other], score, first, turns }) =>
      `${one} ${formatWinRate(score)} : ${formatPercent(1 - computeWinRate(score))} ${other}, first ${formatWinRate(first)}, turns ${spread(turns)}`,
  );

/**
 * Formats the results of each card by deck: by how many percentage points its deck wins more often in games that use
 * it.
 */
export function formatCardRows({ cards, decks }: LeagueTable): readonly string[] {
  return decks.flatMap(({ key, score }) => [
    "",
    `${key} (${formatPercent(computeWinRate(score))}): games with it, uses a game, won more often than usual`,
    ...cards.filter(({ deck }) => deck === key).map((row) => cardLine(row, score.games)),
  ]);
}

function cardLine({ name, with: those, uses, lift }: CardRow, games: number): string {
  if (uses === 0) return `  ${"never used".padStart(22)}  ${name}`;
  const figures = [formatPercent(those.games / games).padStart(7), (uses / games).toFixed(2).padStart(6)];
  const points = `${lift < 0 ? "" : "+"}${(100 * lift).toFixed(1)}`.padStart(7);
  return `  ${figures.join(" ")} ${points}  ${name}`;
}

const bounds = (score: GameScore): readonly string[] => {
  const { low, high } = computeWilsonInterval(score);
  return [low, high].map((bound) => (100 * bound).toFixed(1));
};
const marked = (score: GameScore): string =>
  `${(100 * computeWinRate(score)).toFixed(1)}${computeWinRate(score) < GOALS.least || computeWinRate(score) > GOALS.most ? "*" : " "}`;
const spread = ({ low, median, high }: ConfidenceInterval): string => `${median} (${low} to ${high})`;
/** Own turns of the first player, who takes every other turn from the first one on. */
const halved = ({ low, median, high }: ConfidenceInterval): ConfidenceInterval => {
  const half = (turns: number): number => Math.ceil(turns / 2);
  return { low: half(low), median: half(median), high: half(high) };
};
const isFit = ({ median }: ConfidenceInterval): boolean => median >= GOALS.fewestTurns && median <= GOALS.mostTurns;
