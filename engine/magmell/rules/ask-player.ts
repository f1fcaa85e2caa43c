import type { Choice, PlayerQuestion, Response } from "../model/choice";
import type { Frame, FrameOf } from "../model/frame";
import { sameTarget, type Target } from "../model/ids";
import type { Game, GameFrameRow } from "../model/state";

/**
 * Asks a player a question on behalf of `frame`, which runs again with the response. A question with a single possible
 * answer is skipped.
 */
export function askPlayer({ state }: Game, frame: Frame, question: PlayerQuestion): void {
  state.agenda.push(frame, { run: "ask", question });
}

/** A question on the agenda: waits for an answer, or delivers the only possible one to the frame below. */
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

/** Delivers a response to the frame that asked. */
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

/** Adds a pick and asks again until the pick is complete; `null` stops picking. */
function takePick(game: Game, choice: Extract<Choice, { ask: "pick" }>, target: Target | null): void {
  const next = target === null ? choice : withForced({ ...choice, picked: [...choice.picked, target] });
  const isDone = target === null || next.picked.length >= choice.max || openPicks(next).length === 0;
  if (isDone) deliver(game, { targets: next.picked });
  else game.state.agenda.push({ run: "ask", question: next });
}

/** A pick extended by all options that are forced because no others are left. */
function withForced(choice: Extract<Choice, { ask: "pick" }>): Extract<Choice, { ask: "pick" }> {
  if (choice.picked.length >= choice.min) return choice;
  const [only, ...others] = openPicks(choice);
  if (only === undefined || others.length > 0) return choice;
  return withForced({ ...choice, picked: [...choice.picked, only] });
}

/**
 * Options that may be picked next. Unordered picks proceed through the options in order, leaving enough of them for the
 * minimum.
 */
export function openPicks({ options, picked, min, ordered }: Extract<Choice, { ask: "pick" }>): readonly Target[] {
  if (ordered) return options.filter((option) => !picked.some((other) => sameTarget(other, option)));
  const last = picked.at(-1);
  const from = last === undefined ? 0 : options.findIndex((option) => sameTarget(option, last)) + 1;
  const needed = Math.max(1, min - picked.length);
  return options.slice(from, options.length - needed + 1);
}

/** Targets of a response; throws if the response is a number. */
export function responseTargets(given: Response | null): readonly Target[] {
  if (given === null || !("targets" in given)) throw new Error("Targets were expected");
  return given.targets;
}
export function responseNumber(given: Response | null): number {
  if (given === null || !("number" in given)) throw new Error("A number was expected");
  return given.number;
}
