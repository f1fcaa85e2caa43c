import type { ZoneId } from "../../model/zone";

/** What a zone is called, what lies in it, and whether it is spoken of as somebody's. */
type ZoneWords = {
  readonly name: string;
  /** What an instance there is called, where its kind is not said. */
  readonly head: "unit" | "stone" | "card" | "card or ability";
  /** "your hand", but "the dream". */
  readonly owned: boolean;
  /** The place, as in "a card in the dream"; empty where the head says it already. */
  readonly at: "in" | "on" | "";
  readonly into: "into" | "onto";
};

export const ZONES_IN_ENGLISH: Readonly<Record<ZoneId, ZoneWords>> = {
  grimoire: { name: "grimoire", head: "card", owned: true, at: "in", into: "into" },
  stoneDeck: { name: "stone deck", head: "card", owned: true, at: "in", into: "into" },
  hand: { name: "hand", head: "card", owned: true, at: "in", into: "into" },
  battleArea: { name: "battle area", head: "unit", owned: false, at: "", into: "into" },
  stoneArea: { name: "stone area", head: "stone", owned: true, at: "", into: "into" },
  dust: { name: "dust", head: "card", owned: true, at: "in", into: "into" },
  chant: { name: "chant", head: "card or ability", owned: false, at: "on", into: "onto" },
  dream: { name: "dream", head: "card", owned: false, at: "in", into: "into" },
};

/** "your hand", "the dream"; `whose` is empty where nobody's is meant. */
export function zoneOf(zone: ZoneId, whose: string): string {
  const { name, owned } = ZONES_IN_ENGLISH[zone];
  return owned && whose !== "" ? `${whose} ${name}` : `the ${name}`;
}

export const zonesIn = (zones: ZoneId | readonly ZoneId[]): readonly ZoneId[] =>
  typeof zones === "string" ? [zones] : zones;
