import type { Act } from "../../model/ability";
import type { Event } from "../../model/event";
import type { EventStore, FrameOf, Proposal } from "../../model/frame";
import type { Target } from "../../model/ids";
import type { Game, GameFrameRow } from "../../model/state";
import { findInstance, type LocatedInstance } from "../../model/zone";
import { askPlayer, responseNumber } from "../ask-player";
import { forbids } from "../continuous/characteristics";
import { computeContinuousEffects } from "../continuous/compute-continuous-effects";
import { applyBatch } from "./apply-batch";
import { affectedPlayer, applicableReplacements, applyReplacement, mayBeReplaced } from "./replacements";
import { storeAffected } from "./scopes";

/**
 * Applies simultaneous events after prohibitions and replacement effects. Forbidden events are dropped (102); replaced
 * events change (306.1.2). If replacement effects are in force, the batch may be deferred behind questions, so frames
 * that must follow have to be on the agenda already. `store` keeps the affected instances under a name.
 * @rule mag:102, mag:203.3, mag:306.1.2, mag:306.1.2.1
 */
export function proposeEvents(game: Game, events: readonly (Event | null)[], store: EventStore | null = null): void {
  const possible: Event[] = [];
  let replaced = false;
  for (const event of events) {
    if (event === null || !canHappen(game, event)) continue;
    possible.push(event);
    replaced ||= mayBeReplaced(game, event);
  }
  if (possible.length === 0) {
    storeAffected(game, store, []);
  } else if (replaced) {
    // Events of a replacement inherit the effects that made them (house:6).
    const replacedBy = game.state.scopes.at(-1)?.replacedBy ?? [];
    const proposals = possible.map((event): Proposal => ({ event, replacedBy }));
    game.state.agenda.push({ run: "batch", proposals, store, given: null });
  } else {
    applyBatch(game, possible);
    storeAffected(game, store, possible);
  }
}

/** Whether an event would have no effect: an amount of 0 or less (203.3), or a state that already holds (219). */
function isEmpty({ state }: Game, event: Event): boolean {
  switch (event.type) {
    case "damaged":
    case "lifeGained":
    case "lifeLost":
      return event.amount <= 0;
    case "damageRemoved":
      return event.amount <= 0 || findInstance(state.zones, event.instance) === null;
    case "countersPut":
    case "countersRemoved":
      return event.count <= 0 || findInstance(state.zones, event.instance) === null;
    case "woke":
      return findInstance(state.zones, event.instance)?.instance.rested !== true;
    case "rested":
      return findInstance(state.zones, event.instance)?.instance.rested !== false;
    case "turnedFaceUp":
      return findInstance(state.zones, event.instance)?.instance.faceDown !== true;
    case "turnedFaceDown":
      return findInstance(state.zones, event.instance)?.instance.faceDown !== false;
    default:
      return false;
  }
}

function canHappen(game: Game, event: Event): boolean {
  if (isEmpty(game, event)) return false;
  if (computeContinuousEffects(game).byKind.cannot.length === 0) return true;
  const deed = prohibitableActOf(game, event);
  return deed === null || forbids(game, deed.act, deed.to, deed.by) === null;
}

/** The act that an event performs, in terms of prohibitions; `null` if it can never be forbidden. */
function prohibitableActOf(game: Game, event: Event): { act: Act; to: Target; by: LocatedInstance | null } | null {
  const { zones } = game.state;
  switch (event.type) {
    case "moved":
      if (event.cause === "draw") return { act: "draw", to: { player: event.player }, by: null };
      if (event.cause === "destroy") return { act: "beDestroyed", to: { instance: event.instance }, by: null };
      if (event.cause === "negate") return { act: "beNegated", to: { instance: event.instance }, by: null };
      return null;
    case "negated":
      return { act: "beNegated", to: { instance: event.instance }, by: null };
    case "damaged": {
      const by = event.source === null ? null : findInstance(zones, event.source);
      return { act: "beDamaged", to: event.target, by };
    }
    case "lifeGained":
      return { act: "gainLife", to: { player: event.player }, by: null };
    case "woke":
      return { act: "wake", to: { instance: event.instance }, by: null };
    case "rested":
      return { act: "rest", to: { instance: event.instance }, by: null };
    case "defeated":
      return { act: "lose", to: { player: event.player }, by: null };
    case "won":
      return { act: "win", to: { player: event.player }, by: null };
    default:
      return null;
  }
}

/**
 * A batch of proposals: replacement effects are applied to one event after the other, then all events happen together.
 */
export const batch: GameFrameRow<"batch"> = { rules: ["mag:306.1.2", "house:6"], run: runBatch };

function runBatch(game: Game, frame: FrameOf<"batch">): void {
  const { proposals } = frame;
  for (const [index, proposal] of proposals.entries()) {
    // What replacements have left nothing of is replaced no further.
    if (!canHappen(game, proposal.event)) continue;
    const choices = applicableReplacements(game, proposal);
    if (choices.length === 0) continue;
    if (frame.given === null && choices.length > 1) {
      askPlayer(game, frame, {
        ask: "option",
        rule: "house:6",
        player: affectedPlayer(game, proposal.event),
        about: null,
        purpose: "replacement",
        options: choices.map(({ scope: { card, ability } }) => ({ card, ability })),
      });
      return;
    }
    const chosen = choices[choices.length > 1 ? responseNumber(frame.given) : 0];
    if (chosen === undefined) throw new Error("A replacement was chosen that is not there");
    const replaced = applyReplacement(game, proposal, chosen);
    const next = [
      ...proposals.slice(0, index),
      ...(replaced === null ? [] : [replaced]),
      ...proposals.slice(index + 1),
    ];
    // Instructions of the replacement are on the agenda and run after the rest of the batch.
    game.state.agenda.push({ ...frame, proposals: next, given: null });
    return;
  }
  const events = proposals.map(({ event }) => event).filter((event) => canHappen(game, event));
  if (events.length > 0) applyBatch(game, events);
  storeAffected(game, frame.store, events);
}
