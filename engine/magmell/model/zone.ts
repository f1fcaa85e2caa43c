import type { ZoneVisibility } from "../../kernel/visibility";
import type { RuleId, RuleRef } from "../rulebook";
import type { InstanceId, PlayerId } from "./ids";
import { applyInstanceChanges, type Instance, type InstanceChanges } from "./instance";

type ZoneRow = ZoneVisibility & {
  readonly rule: RuleId;
  /** Rules on sharing (401.3) and visibility (401.4) behind the columns; `ownerSees` is 404.2. */
  readonly also: readonly RuleRef[];
};

/** The eight zones (401.2). In an ordered zone the last instance is on top. */
export const ZONES = {
  grimoire: {
    rule: "mag:402.1",
    also: ["mag:401.3.2", "mag:401.4", "mag:401.5"],
    shared: false,
    public: false,
    ownerSees: false,
    ordered: true,
  },
  stoneDeck: {
    rule: "mag:403.1",
    also: ["mag:401.3.2", "mag:401.4"],
    shared: false,
    public: false,
    ownerSees: false,
    ordered: true,
  },
  hand: {
    rule: "mag:404.1",
    also: ["mag:401.3.2", "mag:401.4", "mag:404.2"],
    shared: false,
    public: false,
    ownerSees: true,
    ordered: false,
  },
  battleArea: { rule: "mag:405.1", also: ["mag:401.3.1"], shared: true, public: true, ownerSees: true, ordered: false },
  stoneArea: {
    rule: "mag:406.1",
    also: ["mag:401.3.2", "mag:219.6.3", "house:5"],
    shared: false,
    public: true,
    ownerSees: true,
    ordered: false,
  },
  dust: { rule: "mag:407.1", also: ["mag:401.3.2"], shared: false, public: true, ownerSees: true, ordered: false },
  chant: { rule: "mag:408.1", also: ["mag:401.3.1"], shared: true, public: true, ownerSees: true, ordered: true },
  dream: { rule: "mag:409.1", also: ["mag:401.3.1"], shared: true, public: true, ownerSees: true, ordered: false },
} as const satisfies Record<string, ZoneRow>;

export type ZoneId = keyof typeof ZONES;
export type SharedZone = { [Zone in ZoneId]: (typeof ZONES)[Zone]["shared"] extends true ? Zone : never }[ZoneId];
export type OwnZone = Exclude<ZoneId, SharedZone>;

export const ZONE_IDS = Object.keys(ZONES) as readonly ZoneId[];

/** Bit of each zone, for sets of zones. */
export const ZONE_BITS: Readonly<Record<ZoneId, number>> = {
  battleArea: 1,
  chant: 2,
  stoneArea: 4,
  hand: 8,
  dust: 16,
  dream: 32,
  grimoire: 64,
  stoneDeck: 128,
};

/** Instances by zone: one list for a shared zone, one per player for others. */
export type Zones = { [Zone in SharedZone]: Instance[] } & { [Zone in OwnZone]: [Instance[], Instance[]] };

export const isSharedZone = (zone: ZoneId): zone is SharedZone => ZONES[zone].shared;

/** Returns the list of a zone; `player` selects it if each player has one. */
export function getZoneInstances(zones: Zones, zone: ZoneId, player: PlayerId): Instance[] {
  switch (zone) {
    case "battleArea":
    case "chant":
    case "dream":
      return zones[zone];
    default:
      return zones[zone][player];
  }
}

/** Returns eight empty zones. */
export const createEmptyZones = (): Zones => ({
  grimoire: [[], []],
  stoneDeck: [[], []],
  hand: [[], []],
  battleArea: [],
  stoneArea: [[], []],
  dust: [[], []],
  chant: [],
  dream: [],
});

const copyPair = ([first, second]: readonly [readonly Instance[], readonly Instance[]]): [Instance[], Instance[]] => [
  first.slice(),
  second.slice(),
];

/** Returns copies of all zones. They share their instances, which never change. */
export const copyZones = (zones: Zones): Zones => ({
  grimoire: copyPair(zones.grimoire),
  stoneDeck: copyPair(zones.stoneDeck),
  hand: copyPair(zones.hand),
  battleArea: zones.battleArea.slice(),
  stoneArea: copyPair(zones.stoneArea),
  dust: copyPair(zones.dust),
  chant: zones.chant.slice(),
  dream: zones.dream.slice(),
});

/** An instance and its location; in a shared zone `player` is its controller. */
export type LocatedInstance = { readonly zone: ZoneId; readonly player: PlayerId; readonly instance: Instance };

/** Replaces an instance in its zone by a copy with changes. Instances in zones change only through this function. */
export function updateInstance(
  zones: Zones,
  { zone, player, instance }: LocatedInstance,
  changes: InstanceChanges,
): void {
  const list = getZoneInstances(zones, zone, player);
  list[list.indexOf(instance)] = applyInstanceChanges(instance, changes);
}

/** Finds an instance by identity in any zone; `null` if it has left its zone or never existed. */
export function findInstance(zones: Zones, id: InstanceId): LocatedInstance | null {
  // Zones in order of how often instances are looked up in them.
  return (
    inShared(zones, "battleArea", id) ??
    inShared(zones, "chant", id) ??
    inOwn(zones, "stoneArea", id) ??
    inOwn(zones, "hand", id) ??
    inOwn(zones, "dust", id) ??
    inShared(zones, "dream", id) ??
    inOwn(zones, "grimoire", id) ??
    inOwn(zones, "stoneDeck", id)
  );
}

function inShared(zones: Zones, zone: SharedZone, id: InstanceId): LocatedInstance | null {
  for (const instance of zones[zone]) if (instance.id === id) return { zone, player: instance.controller, instance };
  return null;
}

function inOwn(zones: Zones, zone: OwnZone, id: InstanceId): LocatedInstance | null {
  const [first, second] = zones[zone];
  for (const instance of first) if (instance.id === id) return { zone, player: 0, instance };
  for (const instance of second) if (instance.id === id) return { zone, player: 1, instance };
  return null;
}

/** Returns the instance with an identity in a known zone; `null` if it is not there. */
export function findInstanceInZone(
  zones: Zones,
  zone: ZoneId,
  player: PlayerId,
  id: InstanceId,
): LocatedInstance | null {
  const instance = findInstanceInList(getZoneInstances(zones, zone, player), id);
  return instance === null ? null : { zone, player, instance };
}

/** Finds an instance in a known list, searching from the end. */
export function findInstanceInList(list: readonly Instance[], id: InstanceId): Instance | null {
  for (let index = list.length - 1; index >= 0; index -= 1) {
    const instance = list[index];
    if (instance?.id === id) return instance;
  }
  return null;
}
