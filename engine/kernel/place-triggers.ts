import { getOpponent, type PlayerId } from "./players";
import { getResponseNumber, type QuestionResponse } from "./question";

/** A triggered ability that waits to be put where abilities await resolution. */
type WaitingTrigger = { readonly controller: PlayerId };

type TriggerPlacement<Trigger> = {
  /** Triggers that wait, in the order in which they triggered. */
  readonly waiting: readonly Trigger[];
  readonly turnPlayer: PlayerId;
  /** The answer to the question that `ask` has put; `null` before. */
  readonly given: QuestionResponse | null;
  /** Asks a player which of these triggers comes next, with one option for each. */
  readonly ask: (player: PlayerId, triggers: readonly Trigger[]) => void;
  /** Puts the trigger with this index in `waiting`. */
  readonly put: (index: number) => void;
};

/**
 * Places the next waiting trigger. Triggers of the turn player come first; each player chooses the order of their own,
 * unless they are identical. Does nothing if no trigger waits. Places one trigger per call, so callers repeat the call.
 */
export function placeNextTrigger<Trigger extends WaitingTrigger>({
  waiting,
  turnPlayer,
  given,
  ask,
  put,
}: TriggerPlacement<Trigger>): void {
  const player = waiting.some(({ controller }) => controller === turnPlayer) ? turnPlayer : getOpponent(turnPlayer);
  const own = waiting.flatMap((trigger, index) => (trigger.controller === player ? [{ trigger, index }] : []));
  const [first] = own;
  if (first === undefined) return;
  const triggers = own.map(({ trigger }) => trigger);
  if (given === null && !areAlike(triggers)) ask(player, triggers);
  else put((given === null ? first : (own[getResponseNumber(given)] ?? first)).index);
}

/** Whether all triggers are written alike, so that their order makes no difference. */
function areAlike([first, ...others]: readonly WaitingTrigger[]): boolean {
  if (others.length === 0) return true;
  const written = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === written);
}
