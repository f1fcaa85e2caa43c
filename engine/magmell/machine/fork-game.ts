import { type Game, type GameState, gameOf } from "../model/state";
import { copyZones } from "../model/zone";

/**
 * The same game once more, to try answers on with `play`: whatever happens to one never happens to the other. It lasts as
 * long as its caller holds it. What is only ever replaced (frames, choices, memories of what has been) is not copied but
 * shared, so that this costs a fraction of `copyState`.
 */
export const forkGame = ({ cards, state }: Game): Game => gameOf(cards, forkState(state));

export function forkState(state: GameState): GameState {
  const { players, battle } = state;
  return {
    ...state,
    random: { ...state.random },
    battle: battle === null ? null : { ...battle },
    players: [{ ...players[0] }, { ...players[1] }],
    zones: copyZones(state.zones),
    moved: state.moved.slice(),
    past: { ...state.past },
    waiting: state.waiting.slice(),
    lasting: state.lasting.slice(),
    scopes: state.scopes.map((scope) => ({ ...scope })),
    agenda: state.agenda.slice(),
    defeats: state.defeats.slice(),
    wins: state.wins.slice(),
  };
}
