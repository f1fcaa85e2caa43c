import { HOUSE_CHOICES } from "./house/choices";
import { HOUSE_EFFECTS } from "./house/effects";
import { HOUSE_EVENTS } from "./house/events";
import { HOUSE_PLAY } from "./house/play";
import type { HouseRuling } from "./house/ruling";

/** Numbered for ever: a ruling that falls keeps its number, and no other takes it. */
export const HOUSE = { ...HOUSE_PLAY, ...HOUSE_EFFECTS, ...HOUSE_EVENTS, ...HOUSE_CHOICES } as const satisfies Readonly<
  Record<`house:${number}`, HouseRuling>
>;

export type HouseId = keyof typeof HOUSE;
export type { HouseRuling };
