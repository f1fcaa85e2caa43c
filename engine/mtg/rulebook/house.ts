import { HOUSE_CARDS_AND_CHOICES } from "./house/cards-and-choices";
import type { MtgRuling } from "./house/mtg-ruling";
import { HOUSE_TURNS } from "./house/turns";

/** House rulings of Magic by permanent number. A withdrawn ruling keeps its number; numbers are never reused. */
export const MTG_HOUSE = { ...HOUSE_TURNS, ...HOUSE_CARDS_AND_CHOICES } as const satisfies Readonly<
  Record<`mtg-house:${number}`, MtgRuling>
>;

export type MtgHouseId = keyof typeof MTG_HOUSE;
export type { MtgRuling };
