import type { FrameOf } from "./frame";

/**
 * Stones by color set: index 0 counts all stones, index n those that have at least one of the colors in bit set n.
 */
export type StoneSupply = [number, number, number, number, number, number, number, number];

/** Stones that a player can pay with, by part of the cost. */
export type AvailableStones = { readonly [Part in FrameOf<"pay">["part"]]: Readonly<StoneSupply> };
