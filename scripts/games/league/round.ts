import type { PlayerId } from "@/engine/magmell";
import { createGameWorld, type GameField, type GameWorld } from "../field";
import { type GameResult, playGame } from "./play-game";

/** Some games of one pairing; the decks are named by their keys. */
export type Round = { readonly pair: readonly [string, string]; readonly seeds: readonly number[] };

/**
 * Lists every deck against every other, so many games each, cut into rounds of a size that is quickly played. Each pair has
 * seeds of its own, one after the other: with the same shuffles for all, the games of two pairs would not be independent, and
 * intervals over all of them too narrow.
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

/** Plays a round. The decks take turns in going first. Throws, with the game, when one cannot be played. */
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

/** Returns the function by which a thread plays rounds. */
export function prepare(field: GameField): (round: Round) => readonly GameResult[] {
  const world = createGameWorld(field);
  return (round) => playRound(world, round);
}

/** The games of one pairing, in the order of their seeds. */
export type PairResult = { readonly pair: readonly [string, string]; readonly games: readonly GameResult[] };

/** Joins the rounds of each pairing. */
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
