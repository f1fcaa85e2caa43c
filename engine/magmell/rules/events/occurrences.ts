import { copyWith } from "../../../kernel/copy-with";
import type { Event } from "../../model/event";
import { isSameTarget, PLAYERS } from "../../model/ids";
import type { Occurrence } from "../../model/occurrence";
import type { GameState } from "../../model/state";

/**
 * Returns the occurrences of a moment. They are its events, split into one for each target or card, and the total
 * change of life of each player. `lives` is the life of each player before.
 */
export function findOccurrences(
  state: GameState,
  events: readonly Event[],
  lives: readonly [number, number],
): readonly Occurrence[] {
  const single = events.some(isPlural) ? events.flatMap((event) => singleOccurrences(state, event)) : events;
  const isSteady = state.players[0].life === lives[0] && state.players[1].life === lives[1];
  if (isSteady) return single;
  const changed = PLAYERS.filter((player) => state.players[player].life !== lives[player]);
  return [
    ...single,
    ...changed.map((player): Occurrence => {
      return { type: "lifeChanged", player, from: lives[player], to: state.players[player].life };
    }),
  ];
}

const isPlural = ({ type }: Event): boolean => type === "targeted" || type === "revealed";

function singleOccurrences({ zones }: GameState, event: Event): readonly Event[] {
  if (event.type === "revealed") {
    return event.instances.map((id, index) => ({
      ...event,
      instances: [id],
      cards: event.cards.slice(index, index + 1),
    }));
  }
  if (event.type !== "targeted") return [event];
  // An instance that several 「対象」 name becomes a target once.
  const groups = zones.chant.find(({ id }) => id === event.instance)?.scope?.targets ?? [];
  const before = groups.slice(0, -1).flat();
  const fresh = event.targets.filter((target) => !before.some((other) => isSameTarget(other, target)));
  return fresh.map((target) => copyWith(event, { targets: [target] }));
}
