import { type Cards, type GameState, legalAnswers, type PlayerAnswer } from "@/engine/magmell";
import { OPPONENT_ID } from "../opponents";
import type { OpponentKind } from "../types";

/** A possible answer with its likelihood: its weight in the total weight of all answers. */
export type WeightedAnswer = { readonly answer: PlayerAnswer; readonly weight: number };

/*
 * The weights of all versions, fixed for ever: a code means other answers by other weights. A likely answer takes less room. They
 * go by the form of the question alone; `createPredictingModel` asks seats besides.
 */
const WEIGHTS: Readonly<Record<PlayerAnswer["do"], number>> = {
  keep: 24,
  redraw: 8,
  pass: 12,
  use: 24,
  attack: 24,
  pick: 12,
  done: 12,
  option: 12,
  number: 12,
  byHand: 1,
  concede: 1,
};
/** A pass where something is going on, or in the turn of the other player. */
const PASSING_ON = 160;
/** A pass of the opponent who does nothing. */
const PASSIVE = 4000;
/** Using another copy of a card; the engine offers only one of them. */
const OTHER_COPY = 1;

/** Returns all answers to the open question with their weights, in the engine's order; empty if the game is over. */
export function weighAnswers(
  cards: Cards,
  state: GameState,
  opponent: OpponentKind,
  offered: readonly PlayerAnswer[] = legalAnswers(cards, state),
): readonly WeightedAnswer[] {
  const { choice } = state;
  if (choice === null) return [];
  const pass = weightOfPass(state, opponent);
  const weighed = offered.map((answer) => ({ answer, weight: answer.do === "pass" ? pass : WEIGHTS[answer.do] }));
  if (choice.ask !== "priority") return weighed;
  const used = new Set(offered.flatMap((answer) => (answer.do === "use" ? [answer.instance] : [])));
  if (used.size === 0) return weighed;
  const copies = state.zones.hand[choice.player].filter(({ id }) => !used.has(id));
  return [
    ...weighed,
    ...copies.map(({ id }): WeightedAnswer => ({ answer: { do: "use", instance: id }, weight: OTHER_COPY })),
  ];
}

function weightOfPass({ choice, turnPlayer, battle, zones, phase }: GameState, opponent: OpponentKind): number {
  if (opponent === "passive" && choice?.player === OPPONENT_ID) return PASSIVE;
  const free = choice?.player === turnPlayer && phase === "main" && battle === null && zones.chant.length === 0;
  return free ? WEIGHTS.pass : PASSING_ON;
}
