import type { EventQueries } from "../../model/event-queries";
import type { InstanceId, Target } from "../../model/ids";
import type { Occurrence } from "../../model/occurrence";
import type { Game, GameState, LastKnownInfo, PastOccurrence } from "../../model/state";
import { getEventMask } from "../../model/trigger-mask";
import type { LocatedInstance } from "../../model/zone";
import { getAp, getCatalyst, getColorBits, getHp, getTiming, getUseCost } from "../continuous/characteristics";
import { discardEffects } from "../continuous/compute-continuous-effects";
import { HISTORY_DEPENDENCY } from "../continuous/dependencies";
import { matchesMoveQuery } from "../continuous/event-patterns";
import { isInBattle } from "../continuous/filters";
import { findDepartedInstance, findKnownInstance } from "../continuous/known-instance";

/**
 * Records occurrences that a card of the game may ask about later in the turn. Their instances are recorded in their
 * current state (301.7).
 */
export function recordHistory(game: Game, occurrences: readonly Occurrence[]): void {
  const { asked: questions } = game.cards;
  const asked = questions.history === 0 ? [] : occurrences.filter((occurrence) => isAsked(questions, occurrence));
  if (asked.length === 0) return;
  const noted = asked.map((occurrence) => pastOccurrence(game, occurrence));
  game.state.happened = [...game.state.happened, ...noted];
  touchHistory(game);
}

/** Discards continuous effects that depend on the history of the turn. */
function touchHistory(game: Game): void {
  const { continuous, outdated } = game;
  if (continuous === null) {
    if (outdated !== null) discardEffects(game, outdated.effects, outdated.touched | HISTORY_DEPENDENCY);
  } else if ((continuous.dependencies & HISTORY_DEPENDENCY) !== 0) {
    discardEffects(game, continuous, HISTORY_DEPENDENCY);
  }
}

const isAsked = ({ history, moves }: EventQueries, occurrence: Occurrence): boolean =>
  (getEventMask(occurrence) & history) !== 0 &&
  (occurrence.type !== "moved" || moves.some((move) => matchesMoveQuery(move, occurrence)));

function pastOccurrence(game: Game, occurrence: Occurrence): PastOccurrence {
  const battle = occurrence.type === "momentCame" ? game.state.battle : null;
  const known: Record<InstanceId, LastKnownInfo> = {};
  for (const id of instancesOf(occurrence, battle)) {
    // A stone that was turned face down is noted as it was before (house:45).
    const before = occurrence.type === "turnedFaceDown" ? findDepartedInstance(game, id) : null;
    const located = before ?? findKnownInstance(game, id);
    if (located !== null) known[id] = located.past ?? snapshotInstance(game, located);
  }
  return { occurrence, known, battle: battle && { attacker: battle.attacker, target: battle.target } };
}

/** Instances that a pattern may ask about. */
function instancesOf(occurrence: Occurrence, battle: GameState["battle"]): readonly InstanceId[] {
  switch (occurrence.type) {
    case "moved":
      return [occurrence.instance, occurrence.becomes];
    case "damaged":
      return [...instanceIn(occurrence.target), ...(occurrence.source === null ? [] : [occurrence.source])];
    case "attacked":
    case "undefended":
      return [occurrence.attacker, ...instanceIn(occurrence.target)];
    case "defended":
      return [occurrence.defender, occurrence.attacker];
    case "targeted":
      return [occurrence.instance, ...occurrence.targets.flatMap(instanceIn)];
    case "revealed":
      return occurrence.instances;
    case "momentCame":
      return battle === null ? [] : [battle.attacker, ...instanceIn(battle.target)];
    default:
      return "instance" in occurrence ? [occurrence.instance] : [];
  }
}

const instanceIn = (target: Target | null): readonly InstanceId[] =>
  target !== null && "instance" in target ? [target.instance] : [];

/** Returns a copy of an instance in its current state, for abilities that look back (301.7). */
export function snapshotInstance(game: Game, place: LocatedInstance): LastKnownInfo {
  const { zone, player, instance } = place;
  return {
    zone,
    player,
    instance,
    ap: getAp(game, place),
    hp: getHp(game, place),
    colors: getColorBits(game, place),
    useCost: getUseCost(game, place),
    catalyst: getCatalyst(game, place),
    timing: getTiming(game, place),
    battling: isInBattle(game.state.battle, instance.id),
  };
}
