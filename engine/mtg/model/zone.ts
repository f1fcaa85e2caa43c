import { type InstanceId, PLAYERS, type PlayerId } from "./ids";
import { changeObject, type GameObject } from "./object";
import type { MtgRef } from "./ref";

type ZoneRow = {
  readonly rule: MtgRef;
  /** One zone for both players, or one for each (Z.1.2). */
  readonly shared: boolean;
  /** Both players know the contents. */
  readonly public: boolean;
  /** Its player knows the contents although they are not public (Z.4.2). */
  readonly ownerSees: boolean;
  /** The order matters, and nobody may change it. */
  readonly ordered: boolean;
};

/**
 * The zones of play (Z.1.1). In an ordered zone the last object is on top. In two eras phased-out cards are in a
 * separate zone; dungeons are in the command zone. Exile is one list, because its objects have owners.
 * @rule mtg-6e:Z.1.2, mtg-6e:Z.3.5, mtg-6e:Z.6.2, mtg-6e:Z.6.4, mtg-6e:Z.8.2, mtg-6e:Z.9.4
 */
export const ZONES = {
  library: { rule: "mtg-6e:Z.6.3", shared: false, public: false, ownerSees: false, ordered: true },
  hand: { rule: "mtg-6e:Z.4.2", shared: false, public: false, ownerSees: true, ordered: false },
  graveyard: { rule: "mtg-6e:Z.3.3", shared: false, public: true, ownerSees: true, ordered: true },
  battlefield: { rule: "mtg-6e:Z.5.1", shared: true, public: true, ownerSees: true, ordered: false },
  stack: { rule: "mtg-6e:Z.9.2", shared: true, public: true, ownerSees: true, ordered: true },
  exile: { rule: "mtg-6e:Z.8.1", shared: true, public: true, ownerSees: true, ordered: false },
  phasedOut: { rule: "mtg-6e:Z.7.1", shared: true, public: true, ownerSees: true, ordered: false },
  command: { rule: "mtg-cr:704.5t", shared: true, public: true, ownerSees: true, ordered: false },
} as const satisfies Record<string, ZoneRow>;

export type ZoneId = keyof typeof ZONES;
export type SharedZone = { [Zone in ZoneId]: (typeof ZONES)[Zone]["shared"] extends true ? Zone : never }[ZoneId];
export type OwnZone = Exclude<ZoneId, SharedZone>;

export const ZONE_IDS = Object.keys(ZONES) as readonly ZoneId[];

/** Objects by zone: one list for a shared zone, and one list per player for any other zone. */
export type Zones = { [Zone in SharedZone]: GameObject[] } & { [Zone in OwnZone]: [GameObject[], GameObject[]] };

export const isSharedZone = (zone: ZoneId): zone is SharedZone => ZONES[zone].shared;

export const createEmptyZones = (): Zones => ({
  library: [[], []],
  hand: [[], []],
  graveyard: [[], []],
  battlefield: [],
  stack: [],
  exile: [],
  phasedOut: [],
  command: [],
});

/** Returns the list of a zone; `player` selects it if each player has one. */
export function getZoneObjects(zones: Zones, zone: ZoneId, player: PlayerId): GameObject[] {
  return isSharedZone(zone) ? zones[zone] : zones[zone as OwnZone][player];
}

/** Returns copies of all zones. They share their objects, which never change. */
export const copyZones = (zones: Zones): Zones => ({
  library: [zones.library[0].slice(), zones.library[1].slice()],
  hand: [zones.hand[0].slice(), zones.hand[1].slice()],
  graveyard: [zones.graveyard[0].slice(), zones.graveyard[1].slice()],
  battlefield: zones.battlefield.slice(),
  stack: zones.stack.slice(),
  exile: zones.exile.slice(),
  phasedOut: zones.phasedOut.slice(),
  command: zones.command.slice(),
});

/** An object and its zone. In a shared zone, `player` is its controller before effects. */
export type LocatedObject = { readonly zone: ZoneId; readonly player: PlayerId; readonly object: GameObject };

/** Returns all objects with their locations, zone by zone; with `onlyMade`, only tokens and copies. */
export function locateObjects(zones: Zones, onlyMade = false): readonly LocatedObject[] {
  const found: LocatedObject[] = [];
  for (const zone of ZONE_IDS) {
    for (const own of isSharedZone(zone) ? [null] : PLAYERS) {
      for (const object of getZoneObjects(zones, zone, own ?? 0)) {
        if (onlyMade && !object.isToken && object.copy === null) continue;
        found.push({ zone, player: own ?? object.controller, object });
      }
    }
  }
  return found;
}

/** Finds an object by identity; `null` if it has left its zone or never existed. */
export function findObject(zones: Zones, id: InstanceId): LocatedObject | null {
  // Zones in the order in which objects are most often looked for.
  return (
    findShared("battlefield", zones.battlefield, id) ??
    findShared("stack", zones.stack, id) ??
    findOwn("hand", zones.hand, id) ??
    findOwn("graveyard", zones.graveyard, id) ??
    findShared("exile", zones.exile, id) ??
    findShared("phasedOut", zones.phasedOut, id) ??
    findShared("command", zones.command, id) ??
    findOwn("library", zones.library, id)
  );
}

function findShared(zone: SharedZone, objects: readonly GameObject[], id: InstanceId): LocatedObject | null {
  const object = findById(objects, id);
  return object === null ? null : { zone, player: object.controller, object };
}

function findOwn(
  zone: OwnZone,
  [first, second]: readonly [readonly GameObject[], readonly GameObject[]],
  id: InstanceId,
): LocatedObject | null {
  const own = findById(first, id);
  if (own !== null) return { zone, player: 0, object: own };
  const other = findById(second, id);
  return other === null ? null : { zone, player: 1, object: other };
}

function findById(objects: readonly GameObject[], id: InstanceId): GameObject | null {
  for (const object of objects) if (object.id === id) return object;
  return null;
}

/** Returns the permanent with an identity that is on the battlefield and not phased out; otherwise `null`. */
export function findPermanent(zones: Zones, id: InstanceId): GameObject | null {
  const object = findById(zones.battlefield, id);
  return object?.phasedOut === false ? object : null;
}

/** Returns all permanents on the battlefield that are not phased out. */
export const getPermanents = (zones: Zones): readonly GameObject[] => zones.battlefield.filter(isPhasedIn);

const isPhasedIn = ({ phasedOut }: GameObject): boolean => !phasedOut;

/** Replaces an object by a changed copy. Objects in a zone change in no other way. */
export function updateObject(zones: Zones, id: InstanceId, changes: Partial<GameObject>): void {
  const place = findObject(zones, id);
  if (place === null) return;
  const list = getZoneObjects(zones, place.zone, place.player);
  list[list.indexOf(place.object)] = changeObject(place.object, changes);
}
