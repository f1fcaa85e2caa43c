import { type BattleStep, type Cards, type GameState, legalAnswers, type PlayerId } from "@/engine/magmell";
import type { OpponentKind, StopRules } from "./types";

/** Steps of a battle in which something is used to effect: before them the target is not known, after them the damage is done. */
const TELLING_STEPS: readonly BattleStep[] = ["attack", "defense"];

/** Returns the stop rules to begin with. Nobody wants to be asked at the end of each turn of an opponent who does nothing. */
export const getDefaultStopRules = (opponent: OpponentKind): StopRules => ({
  uses: true,
  attacks: true,
  ends: opponent !== "passive",
  own: false,
});

/**
 * Returns whether a player with priority is asked. In their own turn they always are, where nothing is going on; elsewhere if a
 * stop rule says so and they could use something (232.2).
 */
export function shouldAskPlayer(cards: Cards, state: GameState, player: PlayerId, stops: StopRules): boolean {
  const own = state.turnPlayer === player;
  if (own && state.battle === null && state.zones.chant.length === 0) return true;
  return wants(state, player, stops) && legalAnswers(cards, state).some(({ do: act }) => act === "use");
}

function wants({ zones, battle, turnPlayer, phase }: GameState, player: PlayerId, stops: StopRules): boolean {
  const top = zones.chant.at(-1);
  if (top !== undefined) return top.controller === player ? stops.own : stops.uses;
  if (battle !== null)
    return TELLING_STEPS.includes(battle.step) && (turnPlayer === player ? stops.own : stops.attacks);
  return phase === "end" && stops.ends;
}
