import { copyWith } from "../../../kernel/copy-with";
import { createOptionQuestion } from "../../../kernel/question";
import type { PlayerQuestion } from "../../model/choice";
import type { ActiveReplacement } from "../../model/continuous-effects";
import type { Event } from "../../model/event";
import type { EventProposal, FrameOf, MemorySlot } from "../../model/frame";
import type { Game, GameFrameHandler } from "../../model/state";
import { askPlayer, getResponseNumber } from "../ask-player";
import { applyBatch } from "./apply-batch";
import { canEventHappen } from "./can-happen";
import { endAbandonedEffects } from "./end-effects";
import { createOrderQuestion, needsPileOrder, readPileOrder, sortByPileOrder } from "./order-piles";
import {
  applyReplacement,
  canBeReplaced,
  createOfferFrame,
  findApplicableReplacements,
  getAffectedPlayer,
} from "./replacements";
import { getActors, storeAffected } from "./scopes";

/**
 * Applies simultaneous events after prohibitions and replacement effects. Forbidden events are dropped (102); replaced
 * events change (306.1.2). Questions about replacements or the order in a pile may defer the batch, so push the frames
 * that must follow before the call. `store` stores the affected instances under a name.
 * @rule mag:102, mag:203.3, mag:306.1.2, mag:306.1.2.1
 */
export function proposeEvents(game: Game, events: readonly (Event | null)[], store: MemorySlot | null = null): void {
  const by = getActors(game);
  const possible: Event[] = [];
  let replaced = false;
  for (const event of events) {
    if (event === null || !canEventHappen(game, event, by)) continue;
    possible.push(event);
    replaced ||= canBeReplaced(game, event);
  }
  if (possible.length === 0) {
    storeAffected(game, store, []);
  } else if (isGathering(game) && possible.every(isMoveByPlayers)) {
    gather(game, proposalsOf(game, possible, by), store);
  } else if (replaced || needsPileOrder(game, possible)) {
    const proposals = proposalsOf(game, possible, by);
    game.state.agenda.push({ run: "batch", proposals, store, orders: [], given: null });
  } else {
    applyAndEndAbandoned(game, possible);
    storeAffected(game, store, possible);
  }
}

/** Proposals of events. Events of a replacement inherit the effects that caused them (house:6). */
function proposalsOf({ state }: Game, events: readonly Event[], by: EventProposal["by"]): readonly EventProposal[] {
  const replacedBy = state.scopes.at(-1)?.replacedBy ?? [];
  return events.map((event) => ({ event, by, replacedBy }));
}

/** Whether both players carry out the instruction and one player's part has just ended (104). */
const isGathering = ({ state }: Game): boolean => state.agenda.at(-1)?.run === "together";

/** Whether an event moves a card otherwise than by drawing, which is done card by card (229.2). */
const isMoveByPlayers = (event: Event): boolean => event.type === "moved" && event.cause !== "draw";

/** Defers moves until the other player has decided too (104). */
function gather(game: Game, proposals: readonly EventProposal[], store: MemorySlot | null): void {
  const { agenda } = game.state;
  const loop = agenda.at(-1);
  if (loop?.run !== "together") return;
  const own = store === null ? proposals : proposals.map((proposal) => copyWith(proposal, { store }));
  if (!store?.also) storeAffected(game, store, []);
  agenda[agenda.length - 1] = copyWith(loop, { gathered: [...loop.gathered, ...own] });
}

/** Proposes the events on which both players have decided, as one batch. */
export function proposeGatheredEvents({ state }: Game, proposals: readonly EventProposal[]): void {
  if (proposals.length > 0) state.agenda.push({ run: "batch", proposals, store: null, orders: [], given: null });
}

/** Applies events, and ends the effects that depended on departed instances (306.1.1). */
function applyAndEndAbandoned(game: Game, events: readonly Event[]): void {
  applyBatch(game, events);
  endAbandonedEffects(game);
}

/**
 * A batch of proposals. Replacement effects are applied to one event after another; then all events happen together.
 */
export const batchFrame: GameFrameHandler<"batch"> = {
  rules: ["mag:306.1.2", "mag:402.3", "mag:403.3", "house:6"],
  run: runBatch,
};

function runBatch(game: Game, frame: FrameOf<"batch">): void {
  const { proposals } = frame;
  for (const [index, proposal] of proposals.entries()) {
    // What replacements have left nothing of is replaced no further.
    if (!canBeReplaced(game, proposal.event) || !canEventHappen(game, proposal.event, proposal.by)) continue;
    const earlier = proposals.slice(0, index).map(({ event }) => event);
    const choices = findApplicableReplacements(game, proposal, earlier);
    if (choices.length === 0) continue;
    const offered = choices.find(({ key }) => key === frame.offered);
    const isOpen = choices.some((choice) => !isAlike(choice, choices[0]));
    if (offered === undefined && frame.given === null && isOpen) {
      askPlayer(game, frame, whichReplacement(game, proposal.event, choices));
      return;
    }
    const chosen = offered ?? choices[isOpen ? getResponseNumber(frame.given) : 0];
    if (chosen === undefined) throw new Error("A replacement was chosen that is not there");
    if (offered === undefined && chosen.ability.optional) {
      game.state.agenda.push(
        copyWith(frame, { offered: chosen.key, given: null }),
        createOfferFrame(game, proposal, chosen),
      );
      return;
    }
    const isDeclined = offered !== undefined && getResponseNumber(frame.given) !== 0;
    const replaced = isDeclined
      ? [copyWith(proposal, { replacedBy: [...proposal.replacedBy, chosen.key] })]
      : applyReplacement(game, proposal, chosen);
    const later = withoutUndone(proposal.event, replaced, proposals.slice(index + 1));
    const next = [...proposals.slice(0, index), ...replaced, ...later];
    // Instructions of the replacement are on the agenda and run after the rest of the batch.
    const { offered: _, ...rest } = frame;
    game.state.agenda.push(copyWith(rest, { proposals: next, given: null }));
    return;
  }
  const events = proposals.filter(({ event, by }) => canEventHappen(game, event, by)).map(({ event }) => event);
  const orders = frame.given === null ? frame.orders : [...frame.orders, readPileOrder(frame.given)];
  const question = createOrderQuestion(game, events, orders);
  if (question !== null) {
    askPlayer(game, copyWith(frame, { orders, given: null }), question);
    return;
  }
  const ordered = sortByPileOrder(game, events, orders);
  if (ordered.length > 0) applyAndEndAbandoned(game, ordered);
  storeAffected(game, frame.store, ordered);
  for (const { event, store } of proposals) {
    if (store !== undefined && ordered.includes(event)) storeAffected(game, copyWith(store, { also: true }), [event]);
  }
}

/** The later proposals, without moves of instances that are no longer negated (231.1). */
function withoutUndone(
  event: Event,
  replaced: readonly EventProposal[],
  later: readonly EventProposal[],
): readonly EventProposal[] {
  if (event.type !== "negated" || replaced.some((other) => other.event.type === "negated")) return later;
  return later.filter(({ event: other }) => !("instance" in other && other.instance === event.instance));
}

/** The question which of several replacements applies first (house:6). */
const whichReplacement = (game: Game, event: Event, choices: readonly ActiveReplacement[]): PlayerQuestion =>
  createOptionQuestion(
    { rule: "house:6", player: getAffectedPlayer(game, event), about: null, purpose: "replacement" },
    choices.map(({ scope: { card, ability } }) => ({ card, ability })),
  );

/** Whether two replacements are copies of one ability of one instance, so that their order makes no difference. */
const isAlike = (one: ActiveReplacement, other: ActiveReplacement | undefined): boolean =>
  one.lasting === null &&
  other?.lasting === null &&
  one.ability === other.ability &&
  one.scope.source === other.scope.source;
