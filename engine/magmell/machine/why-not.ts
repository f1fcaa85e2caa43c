import type { Timing } from "../model/card";
import type { Cards } from "../model/cards";
import type { InstanceId, PlayerId } from "../model/ids";
import type { Instance } from "../model/instance";
import type { UseProblem } from "../model/problem";
import type { GameState } from "../model/state";
import { asksAnyone, phaseRow } from "../model/turn";
import { findInstance, type ZoneId } from "../model/zone";
import type { RuleId } from "../rulebook";

/** A card that somebody would like to use, where it lies. */
type Wish = {
  readonly cards: Cards;
  readonly state: GameState;
  readonly player: PlayerId;
  readonly instance: Instance;
  readonly zone: ZoneId;
};

type WhyNotRow = {
  readonly code: UseProblem["code"];
  readonly rule: RuleId;
  readonly fails: (wish: Wish) => boolean;
};

const timingOf = ({ cards, instance }: Wish): Timing | null => cards.list[instance.card]?.timing ?? null;

/** The conditions of using a card, in the order in which a player would check them. */
const WHY_NOT: readonly WhyNotRow[] = [
  { code: "NEVER_USED", rule: "mag:406.1", fails: (wish) => timingOf(wish) === null },
  {
    code: "NOT_IN_HAND",
    rule: "mag:702.2",
    fails: ({ player, instance, zone }) => zone !== "hand" || instance.owner !== player,
  },
  {
    code: "NO_USE_IN_PHASE",
    rule: "mag:601.3",
    fails: ({ state }) => state.phase === null || !asksAnyone(state.phase),
  },
  {
    code: "NO_PRIORITY",
    rule: "mag:232.1",
    fails: ({ state, player }) => state.choice?.ask !== "priority" || state.choice.player !== player,
  },
  {
    code: "NORMAL_TIMING",
    rule: "mag:209.3",
    fails: (wish) => {
      const { state, player } = wish;
      if (timingOf(wish) !== "normal") return false;
      if (state.phase === null || player !== state.turnPlayer || state.zones.chant.length > 0) return true;
      return !phaseRow(state.phase).use.turnPlayer.includes("normal");
    },
  },
];

/**
 * The conditions of using a card that do not hold now, all of them, each with its rule; empty when none fails, or when
 * the instance is nowhere any more.
 */
export function whyNot(cards: Cards, state: GameState, player: PlayerId, id: InstanceId): readonly UseProblem[] {
  const place = findInstance(state.zones, id);
  if (place === null) return [];
  const wish: Wish = { cards, state, player, instance: place.instance, zone: place.zone };
  return WHY_NOT.filter(({ fails }) => fails(wish)).map(({ code, rule }) => ({ code, rule, player }));
}
