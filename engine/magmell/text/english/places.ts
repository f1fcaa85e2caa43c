import type { CardKind } from "../../model/card";
import type { ZoneId } from "../../model/zone";
import { ENGLISH_ZONE_NAMES, joinList, renderZone } from "./words";

/** The zone in which abilities of a kind of card work by default (303.1.1). */
export const ABILITY_ZONES: Readonly<Record<CardKind, ZoneId>> = {
  unit: "battleArea",
  stone: "stoneArea",
  magic: "chant",
};

/** Returns places in words: "in your dust", "in the battle area or in your dust". */
export function renderPlaces(zones: readonly ZoneId[]): string {
  if (zones.length === 0) return "nowhere";
  return joinList(
    zones.map(
      (zone) => `${zone === "chant" ? "on" : "in"} ${renderZone(zone, ENGLISH_ZONE_NAMES[zone].owned ? "your" : "")}`,
    ),
    "or",
  );
}
