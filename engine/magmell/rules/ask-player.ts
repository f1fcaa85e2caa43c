import type { Choice, PlayerQuestion, Response } from "../model/choice";
import type { Frame, FrameOf } from "../model/frame";
import { sameTarget, type Target } from "../model/ids";
import type { Game, GameFrameRow } from "../model/state";

/**
 * Asks a player something on behalf of `frame`, which is run again with what was answered. What can be answered in one
 * way only is not asked.
 */
export function askPlayer({ state }: Game, frame: Frame, question: PlayerQuestion): void {
  state.agenda.push(frame, { run: "ask", question });
}

/** Waits for an answer, or gives the only one there is to the frame below. */
export const askFrame: GameFrameRow<"ask"> = { rules: ["mag:704.3.2.2"], run: runAsk };

function runAsk(game: Game, frame: FrameOf<"ask">): void {
  const forced = forcedAnswer(frame.question);
  if (forced !== null) {
    deliver(game, forced);
    return;
  }
  game.state.agenda.push(frame);
  game.state.choice = frame.question;
}

function forcedAnswer(question: PlayerQuestion): Response | null {
  switch (question.ask) {
    case "number":
      return question.min >= question.max ? { number: question.min } : null;
    case "option":
      return question.options.length < 2 && question.purpose !== "byHand" ? { number: 0 } : null;
    case "pick": {
      const { options, min, max, ordered } = question;
      if (max === 0 || options.length === 0) return { targets: [] };
      return min >= options.length && (!ordered || options.length === 1) ? { targets: options } : null;
    }
  }
}

/** Hands what was answered to the frame that asked. */
function deliver({ state }: Game, given: Response): void {
  const frame = state.agenda.pop();
  if (frame === undefined || !("given" in frame)) throw new Error(`An answer for "${frame?.run}", which had not asked`);
  state.agenda.push({ ...frame, given });
}

/** Carries out an accepted answer to a question. */
export function acceptAnswer(game: Game, choice: Choice, answer: { readonly do: string }): void {
  game.state.agenda.pop();
  if ("number" in answer) deliver(game, { number: answer.number as number });
  else if ("option" in answer) deliver(game, { number: answer.option as number });
  else if (choice.ask === "option") deliver(game, { targets: [] });
  else if (choice.ask === "pick") takePick(game, choice, "target" in answer ? (answer.target as Target) : null);
}

/** Notes a pick and asks on, until there are enough; `null` is the wish for no more. */
function takePick(game: Game, choice: Extract<Choice, { ask: "pick" }>, target: Target | null): void {
  const next = target === null ? choice : withForced({ ...choice, picked: [...choice.picked, target] });
  const isDone = target === null || next.picked.length >= choice.max || openPicks(next).length === 0;
  if (isDone) deliver(game, { targets: next.picked });
  else game.state.agenda.push({ run: "ask", question: next });
}

/** A pick with what has to be picked after it, because there is nothing else. */
function withForced(choice: Extract<Choice, { ask: "pick" }>): Extract<Choice, { ask: "pick" }> {
  if (choice.picked.length >= choice.min) return choice;
  const [only, ...others] = openPicks(choice);
  if (only === undefined || others.length > 0) return choice;
  return withForced({ ...choice, picked: [...choice.picked, only] });
}

/** What may be picked next: unordered picks go forward through the options, as far as enough of them are left. */
export function openPicks({ options, picked, min, ordered }: Extract<Choice, { ask: "pick" }>): readonly Target[] {
  if (ordered) return options.filter((option) => !picked.some((other) => sameTarget(other, option)));
  const last = picked.at(-1);
  const from = last === undefined ? 0 : options.findIndex((option) => sameTarget(option, last)) + 1;
  const needed = Math.max(1, min - picked.length);
  return options.slice(from, options.length - needed + 1);
}

/** The targets, or the number, that a frame was given; throws when it was given something else. */
export function responseTargets(given: Response | null): readonly Target[] {
  if (given === null || !("targets" in given)) throw new Error("Targets were expected");
  return given.targets;
}
export function responseNumber(given: Response | null): number {
  if (given === null || !("number" in given)) throw new Error("A number was expected");
  return given.number;
}
