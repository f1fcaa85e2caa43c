import type { Event, MoveEvent } from "../../model/event";
import type { StateBasedFinding } from "../../model/finding";
import type { PlayerId } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { MtgRef } from "../../model/ref";
import { createMoveEvent } from "../../rules/events/move-event";

/** Ways in which a state-based effect puts a permanent into its owner's graveyard. */
type Leaving = "put" | "destroy" | "sacrifice";

/** Returns the move of a permanent to its owner's graveyard. Its new identity is assigned when the move happens. */
export const createGraveyardMove = (object: GameObject, cause: Leaving, rule: MtgRef): MoveEvent =>
  createMoveEvent({ zone: "battlefield", player: object.controller, object }, "graveyard", { cause, rule });

/** Returns a finding about one object, with its events. */
export const createFinding = (object: GameObject, rule: MtgRef, ...events: readonly Event[]): StateBasedFinding => ({
  rule,
  about: { instance: object.id },
  events,
});

/** Returns the finding that puts a permanent into its owner's graveyard. */
export const createGraveyardFinding = (object: GameObject, cause: Leaving, rule: MtgRef): StateBasedFinding =>
  createFinding(object, rule, createGraveyardMove(object, cause, rule));

/** Returns the finding that makes a player lose the game. */
export const createLossFinding = (player: PlayerId, rule: MtgRef): StateBasedFinding => ({
  rule,
  about: { player },
  events: [{ type: "lost", rule, player }],
});

/** Returns the finding that makes a token or copy cease to exist. */
export const createCeaseFinding = (object: GameObject, rule: MtgRef): StateBasedFinding =>
  createFinding(object, rule, { type: "ceased", rule, instance: object.id });

/** Returns the finding that detaches an object. */
export const createDetachFinding = (object: GameObject, rule: MtgRef): StateBasedFinding =>
  createFinding(object, rule, { type: "detached", rule, instance: object.id });
