import type { CombatStats } from "../../machine/combat-stats";
import { type CardDefinition, countSymbols } from "../../model/card";
import { type Cards, getCardDefinition } from "../../model/cards";
import type { PlayerAnswer } from "../../model/choice";
import type { PlayerId } from "../../model/ids";
import type { GameState } from "../../model/state";
import { findInstance } from "../../model/zone";
import { type CardRole, getCardRole } from "./card-role";
import { evaluateUnit } from "./combat-outlook";

/** Returns the answer that uses the card with the highest heuristic gain; `null` if waiting is better. */
export function findBestUse(
  cards: Cards,
  state: GameState,
  units: readonly CombatStats[],
  answers: readonly PlayerAnswer[],
  player: PlayerId,
): PlayerAnswer | null {
  let best: { readonly answer: PlayerAnswer; readonly gain: number } | null = null;
  for (const answer of answers) {
    if (answer.do !== "use") continue;
    const place = findInstance(state.zones, answer.instance);
    if (place === null) continue;
    const gain = useGain(cards, state, units, place.instance.card, player);
    if (gain > 0 && (best === null || gain > best.gain)) best = { answer, gain };
  }
  return best?.answer ?? null;
}

function useGain(
  cards: Cards,
  state: GameState,
  units: readonly CombatStats[],
  index: number,
  player: PlayerId,
): number {
  const card = getCardDefinition(cards, index);
  const role = getCardRole(cards, index);
  const cost = countSymbols(card.useCost) + 0.5 * countSymbols(card.catalyst);
  const { chant, hand } = state.zones;
  if (chant.length > 0) {
    const top = chant.at(-1);
    return role.negates && top !== undefined && top.controller !== player ? cost : 0;
  }
  if (card.kind === "unit") return mayWait(card, state, player) && hand[player].length < 3 ? 0 : 1 + cost;
  if (role.negates) return 0;
  return magicGain(cards, state, units, role, player, cost);
}

/** Whether a card can also be used in the opponent's turn. */
const mayWait = ({ timing }: CardDefinition, { turnPlayer, battle }: GameState, player: PlayerId): boolean =>
  timing === "quick" && turnPlayer === player && battle === null;

function magicGain(
  cards: Cards,
  state: GameState,
  units: readonly CombatStats[],
  role: CardRole,
  player: PlayerId,
  cost: number,
): number {
  const { battle, players } = state;
  if (role.harms && !role.helps) {
    const foes = units.filter(({ unit }) => unit.controller !== player);
    const worths = foes.map((foe) =>
      role.power >= foe.hp - foe.unit.damage
        ? evaluateUnit(cards, foe)
        : role.passing
          ? 0
          : evaluateUnit(cards, foe) / 5,
    );
    const face = players[player === 0 ? 1 : 0].life <= role.power ? 100 : 0;
    const gain = Math.max(0, face, ...worths);
    return gain > 1 + 0.6 * cost ? gain : role.gains && gain > 0 ? 0.5 : 0;
  }
  if (role.helps && !role.harms) {
    const own = units.filter(({ unit }) => unit.controller === player);
    if (own.length === 0) return 0;
    if (!role.passing) return 1 + cost / 2;
    const fights = own.some(({ unit }) => unit.id === battle?.attacker || unit.id === battle?.defender);
    return fights ? 1 + cost / 2 : 0;
  }
  return 0.5 + cost / 2;
}
