import type { Filter, PlayerRef, Select } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import {
  createPointer,
  DOER_POINTER,
  type NounPhrase,
  type NounPhraseByKind,
  type PlayerParty,
  type PointerPhrase,
  type ThingNoun,
  type ThingsPhrase,
} from "./noun-phrase";

/** The area in which a noun lies where the text names none (405.4, 406.3). */
const HOME_ZONES: Readonly<Partial<Record<ThingNoun, readonly ZoneId[]>>> = {
  unit: ["battleArea"],
  token: ["battleArea"],
  thing: ["battleArea"],
  stone: ["stoneArea"],
  magic: ["chant"],
  ability: ["chant"],
  named: ["battleArea"],
};

/** The filter that a noun implies by itself (208.1, 206.2, 301.3). */
export const NOUN_FILTERS: Readonly<Record<ThingNoun, Filter>> = {
  unit: { kind: "unit" },
  stone: { kind: "stone" },
  magic: { kind: "magic" },
  token: { token: true },
  ability: { card: false },
  card: {},
  thing: {},
  named: {},
};

/** Returns the reference to a single player; `undefined` for each or any player. */
export const toSinglePlayer = (party: PlayerParty | undefined): PlayerRef | undefined =>
  party === "each" || party === "any" ? undefined : party;

/**
 * Returns a phrase as a filter on things. Their zone matters only if the phrase names it. Null if a filter cannot
 * express the phrase.
 */
export function toFilter(phrase: ThingsPhrase): Filter | null {
  if (phrase.bound !== undefined || phrase.nth !== undefined || phrase.aimed) return null;
  const whose = toSinglePlayer(phrase.whose);
  const filter: Filter = { ...NOUN_FILTERS[phrase.noun], ...phrase.where };
  const owned = whose === undefined ? filter : { ...filter, whose };
  if (phrase.zones === undefined) return owned;
  return { ...owned, zone: phrase.zones.length === 1 ? phrase.zones[0] : phrase.zones } as Filter;
}

/**
 * Returns the zones and filter that a phrase describes; `null` if it neither names nor implies a zone, or names
 * targets.
 */
export function toPlace(phrase: ThingsPhrase): { zones: readonly ZoneId[]; where: Filter } | null {
  const home =
    phrase.noun === "named" && /魔石$/u.test(phrase.where.name ?? "")
      ? (["stoneArea"] as const)
      : HOME_ZONES[phrase.noun];
  const zones = phrase.zones ?? (wentToDust(phrase.where) ? (["dust"] as const) : home);
  // What was used this turn has mostly left the chant.
  if (phrase.zones === undefined && phrase.where.did?.on === "used") return null;
  if (zones === undefined || phrase.aimed) return null;
  const only = zones.length === 1 ? zones[0] : null;
  const own = NOUN_FILTERS[phrase.noun];
  const implied =
    (phrase.noun === "unit" && only === "battleArea") || (phrase.noun === "stone" && only === "stoneArea")
      ? {}
      : phrase.noun === "card" && (only === "chant" || only === "battleArea")
        ? { card: true }
        : own;
  return { zones, where: { ...implied, ...phrase.where } };
}

/** 「このターンに破壊されたユニット」 lie in the dust. */
const wentToDust = ({ did }: Filter): boolean =>
  did?.on === "move" && (did.cause === "destroy" || did.cause === "discard") && did.to === undefined;

/** Returns everything that a phrase describes, regardless of its quantity; `null` if it describes no things. */
export function toSelect(phrase: NounPhrase): Select | null {
  switch (phrase.kind) {
    case "pointer":
      return pointed(phrase);
    case "things": {
      const place = toPlace(phrase);
      if (place === null || phrase.bound !== undefined || phrase.nth !== undefined) return null;
      const { zones, where } = place;
      const whose = toSinglePlayer(phrase.whose ?? (zones.every(isPrivate) ? DOER_POINTER : undefined));
      const all = zones.length === 1 && zones[0] !== undefined ? zones[0] : zones;
      return ranked(where, (fits) => ({
        all,
        ...(whose !== undefined && { whose }),
        ...(Object.keys(fits).length > 0 && { where: fits }),
      }));
    }
    case "zone":
      return zoneSelect(phrase);
    case "player":
      return phrase.party === "each" ? { players: "both" } : phrase.party === "any" ? null : { player: phrase.party };
    case "list": {
      const items = phrase.items.map(toSelect);
      return items.some((item) => item === null) ? null : { join: items as readonly Select[] };
    }
    default:
      return null;
  }
}

/** Cards of an area: those of the doer where the text does not say whose (404.2, 402.2). */
function zoneSelect(phrase: NounPhraseByKind<"zone">): Select | null {
  const { zone, whose: party = isPrivate(zone) ? DOER_POINTER : undefined, position, quantity } = phrase;
  if (phrase.owners) return null;
  if (position === "top" && isPileZone(zone)) {
    const count = quantity?.count ?? 1;
    if (typeof count === "string" || (typeof count === "object" && "min" in count)) return null;
    if (party === "each") return { join: (["you", "opponent"] as const).map((whose) => ({ top: zone, whose, count })) };
    return { top: zone, whose: toSinglePlayer(party) ?? "you", count };
  }
  const whose = party === "each" ? undefined : toSinglePlayer(party);
  return position === undefined ? { all: zone, ...(whose !== undefined && { whose }) } : null;
}

/** Whether the cards of an area belong to one player whom a text may leave out: 「手札」 is one's own. */
const isPrivate = (zone: ZoneId): boolean => zone === "hand" || zone === "grimoire" || zone === "stoneDeck";

export const isPileZone = (zone: ZoneId): zone is "grimoire" | "stoneDeck" =>
  zone === "grimoire" || zone === "stoneDeck";

function pointed({ select, where }: PointerPhrase): Select {
  return ranked(where ?? {}, (fits) => (Object.keys(fits).length === 0 ? select : { of: select, where: fits }));
}

/** Things at one end of those of their kind: 「最も高い」 compares with all that the rest of the phrase describes. */
function ranked(where: Filter, make: (where: Filter) => Select): Select {
  const { most, least, ...others } = where;
  const rank = most ?? least;
  if (rank === undefined || JSON.stringify(rank.of) !== JSON.stringify(createPointer("kin"))) return make(where);
  const of = make(others);
  return make({ ...others, [most === undefined ? "least" : "most"]: { ...rank, of } });
}
