import type { PlayerId } from "@/engine/magmell";
import { createGameWorld, type GameField, type GameWorld } from "../field";
import { type GameResult, playGame } from "./play-game";

/** Some games of one pairing; decks are named by their keys. */
export type Round = { readonly pair: readonly [string, string]; readonly seeds: readonly number[] };

/**
 * Returns the rounds of all pairings, with `games` games per pairing and `size` games per round. Each pairing has its
 * own seeds, because shared shuffles would make the games dependent and the confidence intervals too narrow.
 */
export function listRounds(keys: readonly string[], games: number, seed: number, size = 20): readonly Round[] {
  const pairs = keys.flatMap((one, place) => keys.slice(place + 1).map((other) => [one, other] as const));
  return pairs.flatMap((pair, place) => {
    const seeds = Array.from({ length: games }, (_, game) => (seed + place * games + game) % 2 ** 32);
    return Array.from({ length: Math.ceil(games / size) }, (_, part) => ({
      pair,
      seeds: seeds.slice(part * size, (part + 1) * size),
    }));
  });
}

/** Plays a round. The decks alternate in going first. Throws an error with the pairing and seed if a game fails. */
export function playRound({ cards, entrants }: GameWorld, { pair, seeds }: Round): readonly GameResult[] {
  const [one, other] = pair.map((key) => entrants.find((entrant) => entrant.key === key));
  if (one === undefined || other === undefined) throw new Error(`Unknown deck in the pair ${pair.join(" and ")}`);
  return seeds.map((seed) => {
    try {
      return playGame(cards, [one, other], seed, (seed % 2) as PlayerId);
    } catch (error) {
      throw new Error(`${pair.join(" against ")}, seed ${seed}`, { cause: error });
    }
  });
}

/** Returns the function with which a worker thread plays rounds. */
export function prepare(field: GameField): (round: Round) => readonly GameResult[] {
  const world = createGameWorld(field);
  return (round) => playRound(world, round);
}

/** The games of one pairing, in the order of their seeds. */
export type PairResult = { readonly pair: readonly [string, string]; readonly games: readonly GameResult[] };

/** Joins the results of all rounds by pairing. */
export function joinRounds(
  rounds: readonly Round[],
  played: readonly (readonly GameResult[])[],
): readonly PairResult[] {
  const pairs = new Map<string, { pair: Round["pair"]; games: GameResult[] }>();
  for (const [index, { pair }] of rounds.entries()) {
    const key = pair.join(" ");
    const entry = pairs.get(key) ?? { pair, games: [] };
    pairs.set(key, entry);
    entry.games.push(...(played[index] ?? []));
  }
  return [...pairs.values()];
}
