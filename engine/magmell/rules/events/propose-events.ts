import type { Act } from "../../model/ability";
import type { Event } from "../../model/event";
import type { FrameOf, Proposal } from "../../model/frame";
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
 * Lets things happen at one moment, as far as they can: what cannot be done is left out (102), and what is replaced
 * happens as the replacement says (306.1.2). With replacements in force it may only be done later, after questions, so
 * whatever has to follow must be on the agenda before. `store` keeps under a name the instances that were concerned.
 * @rule mag:102, mag:203.3, mag:306.1.2, mag:306.1.2.1
 */
export function proposeEvents(
  game: Game,
  events: readonly (Event | null)[],
  store: FrameOf<"batch">["store"] = null,
): void {
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
    const proposals = possible.map((event): Proposal => ({ event, replacedBy: [] }));
    game.state.agenda.push({ run: "batch", proposals, store, given: null });
  } else {
    applyBatch(game, possible);
    storeAffected(game, store, possible);
  }
}

/** What no effect allows or forbids by name: numbers that are not there (203.3), and states that already are (219). */
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

/** What an event does to whom, in the words of what can be forbidden; `null` for what never is. */
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

/** One event after the other meets its replacements, until none is left; then all of them happen together. */
export const batch: GameFrameRow<"batch"> = { rules: ["mag:306.1.2", "house:6"], run: runBatch };

function runBatch(game: Game, frame: FrameOf<"batch">): void {
  const { proposals } = frame;
  for (const [index, proposal] of proposals.entries()) {
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
    // What is done instead has been put on the agenda, and comes when the rest has happened.
    game.state.agenda.push({ ...frame, proposals: next, given: null });
    return;
  }
  const events = proposals.map(({ event }) => event).filter((event) => canHappen(game, event));
  if (events.length > 0) applyBatch(game, events);
  storeAffected(game, frame.store, events);
}
