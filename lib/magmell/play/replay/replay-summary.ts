import { type Cards, type GameState, type PlayerId, replayGame, stepGame } from "@/engine/magmell";
import { OPPONENT_ID, PLAYER_ID } from "../opponents";
import { createGameRecord } from "../positions";
import type { Replay } from "./types";

/** A summary of a turn: the names of the cards used in it, and life totals at its end. */
export type TurnSummary = {
  /** Its number among those of the player whose turn it is. */
  readonly ownTurn: number;
  readonly isOwn: boolean;
  readonly used: readonly string[];
  /** Names of the units that attacked. */
  readonly attacked: readonly string[];
  /** Life of the player and of the opponent. */
  readonly life: readonly [number, number];
};

/** A summary of a game. */
export type ReplaySummary = {
  /** Names of the cards of the first hand. */
  readonly hand: readonly string[];
  readonly turns: readonly TurnSummary[];
  /** Whether the player won; null for a draw or an unfinished game. */
  readonly won: boolean | null;
  readonly isOver: boolean;
};

/** Summarizes a game. Throws if an answer is rejected. */
export function summarizeReplay(cards: Cards, { setup, answers }: Replay): ReplaySummary {
  const dealt = replayGame(cards, createGameRecord(cards, setup));
  if (!dealt.ok) throw new Error(`The replay is refused: ${dealt.problem.code}`);
  const { state } = dealt;
  const nameOf = (card: number): string => cards.list[card]?.name ?? "";
  const hand = state.zones.hand[PLAYER_ID].map(({ card }) => nameOf(card));
  const begun: Record<PlayerId, number> = { 0: 0, 1: 0 };
  const turns: Turn[] = [];
  for (const answer of answers) {
    const acting = answer.do === "use" ? answer.instance : answer.do === "attack" ? answer.unit : null;
    const name = acting === null ? null : nameOf(cardOf(state, acting));
    if (name !== null) turns.at(-1)?.[answer.do === "use" ? "used" : "attacked"].push(name);
    const { turn } = state;
    const refusal = stepGame(cards, state, answer);
    if (refusal !== null) throw new Error(`The replay is refused: ${refusal.code}`);
    if (state.turn !== turn) {
      begun[state.turnPlayer] += 1;
      const isOwn = state.turnPlayer === PLAYER_ID;
      turns.push({ ownTurn: begun[state.turnPlayer], isOwn, used: [], attacked: [], life: lifeIn(state) });
    }
    const last = turns.at(-1);
    if (last) last.life = lifeIn(state);
  }
  const { outcome } = state;
  const won = outcome === null || outcome.winner === null ? null : outcome.winner === PLAYER_ID;
  return { hand, turns, won, isOver: outcome !== null };
}

type Turn = Omit<TurnSummary, "used" | "attacked" | "life"> & {
  readonly used: string[];
  readonly attacked: string[];
  life: readonly [number, number];
};

const lifeIn = ({ players }: GameState): readonly [number, number] => [
  players[PLAYER_ID].life,
  players[OPPONENT_ID].life,
];

/** Card of an instance that is used or attacks, in any zone. */
function cardOf({ zones }: GameState, id: number): number {
  const shared = [zones.battleArea, zones.chant, zones.dream];
  const own = [zones.hand, zones.dust, zones.grimoire].flatMap((zone) => [zone[PLAYER_ID], zone[OPPONENT_ID]]);
  return [...shared, ...own].flat().find((instance) => instance.id === id)?.card ?? -1;
}
