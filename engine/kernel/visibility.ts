import type { InstanceId, PlayerId } from "./players";

/** Sharing, visibility and order of a zone. */
export type ZoneVisibility = {
  /** One zone for both players, or one for each. */
  readonly shared: boolean;
  /** Both players know the contents. */
  readonly public: boolean;
  /** The player of the zone knows its contents although it is not public. */
  readonly ownerSees: boolean;
  /** The order of instances matters and may not be changed. */
  readonly ordered: boolean;
};

/**
 * Returns whether a player may look into a zone. `whose` is the player to whom the zone belongs, if each player has
 * one.
 */
export const canSeeZone = (zone: ZoneVisibility, whose: PlayerId, player: PlayerId): boolean =>
  zone.public || (zone.ownerSees && whose === player);

/** An event that moves an instance between zones; `player` and `toPlayer` say whose, where each player has one. */
type Move<Zone> = {
  readonly type: "moved";
  readonly player: PlayerId;
  readonly from: Zone;
  readonly to: Zone;
  readonly toPlayer: PlayerId;
  /** Identity before the move; `becomes` is the one after it. */
  readonly instance: InstanceId;
  readonly becomes: InstanceId;
};

/** A move as a player sees it: an identity that would reveal a hidden card is `null`. */
export type VisibleMove<Moved> = Omit<Moved, "instance" | "becomes"> & {
  readonly instance: InstanceId | null;
  readonly becomes: InstanceId | null;
};

type ZoneVisibilities<Zone extends string> = Readonly<Record<Zone, ZoneVisibility>>;

/** Returns a move as a player sees it: identities that the player may not know are `null`. */
export const viewMove = <Zone extends string, Moved extends Move<Zone>>(
  zones: ZoneVisibilities<Zone>,
  move: Moved,
  player: PlayerId,
): VisibleMove<Moved> => ({
  ...move,
  instance: canSeeZone(zones[move.from], move.player, player) ? move.instance : null,
  becomes: canSeeZone(zones[move.to], move.toPlayer, player) ? move.becomes : null,
});

/**
 * Returns events with simultaneous moves into another player's hidden zone sorted, because only that player knows their
 * order. Consecutive moves count as simultaneous.
 */
export function hideMoveOrder<Zone extends string, Event extends { readonly type: string }>(
  zones: ZoneVisibilities<Zone>,
  events: readonly Event[],
  player: PlayerId,
): readonly Event[] {
  const hides = (event: Event | undefined): event is Event & Move<Zone> =>
    isMove<Zone>(event) && !zones[event.to].public && !zones[event.to].ownerSees && event.toPlayer !== player;
  const list: Event[] = [...events];
  for (let from = 0; from < list.length; from += 1) {
    let end = from;
    while (hides(list[end])) end += 1;
    if (end - from < 2) continue;
    const run = list.slice(from, end).filter(hides);
    list.splice(from, run.length, ...run.sort((one, other) => one.instance - other.instance));
    from = end - 1;
  }
  return list;
}

/** Whether an event is a move between zones, which all games write alike. */
const isMove = <Zone extends string>(event: { readonly type: string } | undefined): event is Move<Zone> =>
  event?.type === "moved";

type AnyChoice = { readonly ask: string; readonly player: PlayerId };

/** Returns the open choice as a player sees it: the options and picks of another player's pick are private. */
export function viewChoice<Choice extends AnyChoice>(choice: Choice | null, player: PlayerId): Choice | null {
  if (choice === null) return null;
  return choice.ask === "pick" && choice.player !== player ? { ...choice, options: [], picked: [] } : { ...choice };
}
