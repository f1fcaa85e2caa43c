import {
  getOpponent,
  type PlayerId,
  passSeat,
  plannerSeat,
  quickSeat,
  SEARCH_EFFORTS,
  type Seat,
  wallSeat,
} from "@/engine/magmell";
import type { GoldfishSetup, OpponentKind } from "./types";

/** The seat of the player. */
export const PLAYER_ID: PlayerId = 0;
export const OPPONENT_ID: PlayerId = getOpponent(PLAYER_ID);

const SEATS: Readonly<Record<Exclude<OpponentKind, "hotSeat">, Seat>> = {
  passive: passSeat,
  wall: wallSeat,
  quick: quickSeat,
  play: plannerSeat(SEARCH_EFFORTS.play),
  strong: plannerSeat(SEARCH_EFFORTS.strong),
};

/** Returns the seat that answers for the opponent; `null` when a person does. */
export const getOpponentSeat = (kind: OpponentKind): Seat | null => (kind === "hotSeat" ? null : SEATS[kind]);

/** Returns the setup against an opponent who does nothing, with a hand by the seed. */
export const createPassiveOpponentSetup = (
  setup: Pick<GoldfishSetup, "deck" | "seed" | "goesFirst">,
): GoldfishSetup => ({
  ...setup,
  opponent: { kind: "passive", deck: null },
  opening: null,
});
