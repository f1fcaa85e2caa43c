import { symbolCount } from "../../magmell/model/card";
import { type Cards, cardAt } from "../../magmell/model/cards";
import type { Effect } from "../../magmell/model/effect";
import type { PlayerId } from "../../magmell/model/ids";
import type { Instance } from "../../magmell/model/instance";
import { bodiesOf } from "../../magmell/model/parts";
import type { GameState } from "../../magmell/model/state";

/** How many stones the cheapest card of a hand costs that negates what the opponent uses (231); `null` without one. */
export function stonesForNegating(cards: Cards, { zones }: GameState, player: PlayerId): number | null {
  const costs = zones.hand[player].flatMap((instance) => (negates(cards, instance) ? [costOf(cards, instance)] : []));
  return costs.length === 0 ? null : Math.min(...costs);
}

const costOf = (cards: Cards, { card }: Instance): number => symbolCount(cardAt(cards, card).useCost);

const isNegating = (effect: Effect): boolean => effect.do === "negate";

/** Whether it is a quick magic that negates a card on the chant. */
function negates(cards: Cards, { card }: Instance): boolean {
  const { timing, abilities } = cardAt(cards, card);
  if (timing !== "quick") return false;
  return abilities.some(
    (ability) => ability.type === "magic" && bodiesOf(ability).some(({ effects }) => effects.some(isNegating)),
  );
}
