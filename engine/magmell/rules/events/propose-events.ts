import type { Event } from "../../model/event";
import type { EventStore, FrameOf, Proposal } from "../../model/frame";
import type { Game, GameFrameRow } from "../../model/state";
import { askPlayer, responseNumber } from "../ask-player";
import { applyBatch } from "./apply-batch";
import { canHappen } from "./can-happen";
import { affectedPlayer, applicableReplacements, applyReplacement, mayBeReplaced } from "./replacements";
import { actors, storeAffected } from "./scopes";

/**
 * Applies simultaneous events after prohibitions and replacement effects. Forbidden events are dropped (102); replaced
 * events change (306.1.2). If replacement effects are in force, the batch may be deferred behind questions, so frames
 * that must follow have to be on the agenda already. `store` keeps the affected instances under a name.
 * @rule mag:102, mag:203.3, mag:306.1.2, mag:306.1.2.1
 */
export function proposeEvents(game: Game, events: readonly (Event | null)[], store: EventStore | null = null): void {
  const by = actors(game);
  const possible: Event[] = [];
  let replaced = false;
  for (const event of events) {
    if (event === null || !canHappen(game, event, by)) continue;
    possible.push(event);
    replaced ||= mayBeReplaced(game, event);
  }
  if (possible.length === 0) {
    storeAffected(game, store, []);
  } else if (replaced) {
    // Events of a replacement inherit the effects that made them (house:6).
    const replacedBy = game.state.scopes.at(-1)?.replacedBy ?? [];
    const proposals = possible.map((event): Proposal => ({ event, by, replacedBy }));
    game.state.agenda.push({ run: "batch", proposals, store, given: null });
  } else {
    applyBatch(game, possible);
    storeAffected(game, store, possible);
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
    if (!canHappen(game, proposal.event, proposal.by)) continue;
    const earlier = proposals.slice(0, index).map(({ event }) => event);
    const choices = applicableReplacements(game, proposal, earlier);
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
  const events = proposals.filter(({ event, by }) => canHappen(game, event, by)).map(({ event }) => event);
  if (events.length > 0) applyBatch(game, events);
  storeAffected(game, frame.store, events);
}
