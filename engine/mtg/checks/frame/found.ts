import type { Event, Moved } from "../../model/event";
import type { Finding } from "../../model/finding";
import type { PlayerId } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { MtgRef } from "../../model/ref";
import { moveEvent } from "../../rules/events/move-event";

/** Ways in which a state-based effect puts a permanent into its owner's graveyard. */
type Leaving = "put" | "destroy" | "sacrifice";

/** Returns the move of a permanent to its owner's graveyard. Its new identity is numbered as it happens. */
export const leaving = (object: GameObject, cause: Leaving, rule: MtgRef): Moved =>
  moveEvent({ zone: "battlefield", player: object.controller, object }, "graveyard", { cause, rule });

/** Returns a finding about one object, with its events. */
export const foundOf = (object: GameObject, rule: MtgRef, ...events: readonly Event[]): Finding => ({
  rule,
  about: { instance: object.id },
  events,
});

/** Returns the finding that a permanent goes to its owner's graveyard. */
export const foundLeaving = (object: GameObject, cause: Leaving, rule: MtgRef): Finding =>
  foundOf(object, rule, leaving(object, cause, rule));

/** Returns the finding that a player loses the game. */
export const foundLosing = (player: PlayerId, rule: MtgRef): Finding => ({
  rule,
  about: { player },
  events: [{ type: "lost", rule, player }],
});

/** Returns the finding that a token or copy ceases to exist. */
export const foundCeasing = (object: GameObject, rule: MtgRef): Finding =>
  foundOf(object, rule, { type: "ceased", rule, instance: object.id });

/** Returns the finding that something comes off what it is attached to. */
export const foundLoose = (object: GameObject, rule: MtgRef): Finding =>
  foundOf(object, rule, { type: "detached", rule, instance: object.id });
