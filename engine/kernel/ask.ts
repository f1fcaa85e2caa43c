import type { AnyFrame } from "./agenda";
import { copyWith } from "./copy-with";
import { isSameTarget, type Target } from "./players";
import type {
  NumberQuestion,
  OptionQuestion,
  PickQuestion,
  Question,
  QuestionAnswer,
  QuestionResponse,
  QuestionTypes,
} from "./question";

type AnyPick = PickQuestion<QuestionTypes>;
type AnyNumber = NumberQuestion<QuestionTypes>;
type AnyOption = OptionQuestion<QuestionTypes>;
type AnyQuestion = Question<QuestionTypes>;
type AnyAnswer = { readonly do: string };

/** A game that can ask a player a question. */
type AskingGame = { readonly state: { readonly agenda: AnyFrame[]; choice: { readonly ask: string } | null } };

/** A question on the agenda; the frame below gets the response. */
type AskFrame = { readonly run: "ask"; readonly question: AnyQuestion };

/** A frame that asks and finds the response in `given`. */
type AskingFrame = AnyFrame & { readonly given: QuestionResponse | null };

/**
 * Returns whether an option question is asked again after each answer until the player answers `done`. Such a question
 * is asked even if it has a single option.
 */
export type RepeatPredicate = (question: AnyOption) => boolean;

/**
 * Asks a player a question on behalf of `frame`, which runs again with the response. A question with a single possible
 * answer is skipped. Each game wraps this function with its own frame and question types.
 */
export function askPlayer({ state }: AskingGame, frame: AnyFrame, question: AnyQuestion): void {
  const ask: AskFrame = { run: "ask", question };
  state.agenda.push(frame, ask);
}

/** Runs a question on the agenda: waits for an answer, or delivers the only possible one to the frame below. */
export function runQuestionFrame(game: AskingGame, frame: AskFrame, isRepeated: RepeatPredicate): void {
  const forced = getForcedResponse(frame.question, isRepeated);
  if (forced !== null) {
    deliverResponse(game, forced);
    return;
  }
  game.state.agenda.push(frame);
  game.state.choice = frame.question;
}

function getForcedResponse(question: AnyQuestion, isRepeated: RepeatPredicate): QuestionResponse | null {
  switch (question.ask) {
    case "number":
      return question.min >= question.max ? { number: question.min } : null;
    case "option":
      return question.options.length < 2 && !isRepeated(question) ? { number: 0 } : null;
    case "pick": {
      const { options, min, max, ordered } = question;
      if (max === 0 || options.length === 0) return { targets: [] };
      return min >= options.length && (!ordered || options.length === 1) ? { targets: options } : null;
    }
  }
}

const isAskingFrame = (frame: AnyFrame | undefined): frame is AskingFrame => frame !== undefined && "given" in frame;

/** Sends a response to the frame on top of the agenda; throws if that frame had not asked. */
export function deliverResponse({ state }: AskingGame, given: QuestionResponse): void {
  const frame = state.agenda.pop();
  if (!isAskingFrame(frame)) throw new Error(`An answer for "${frame?.run}", which had not asked`);
  state.agenda.push(copyWith(frame, { given }));
}

/** Carries out an accepted answer to a question. */
export function applyQuestionAnswer(game: AskingGame, question: AnyQuestion, answer: AnyAnswer): void {
  game.state.agenda.pop();
  if (isAnswerOf(answer, "number")) deliverResponse(game, { number: answer.number });
  else if (isAnswerOf(answer, "option")) deliverResponse(game, { number: answer.option });
  else if (question.ask !== "pick") deliverResponse(game, { targets: [] });
  else applyPick(game, question, isAnswerOf(answer, "pick") ? answer.target : null);
}

/** Returns whether an answer belongs to the question answers that all games share. */
const isAnswerOf = <Do extends QuestionAnswer["do"]>(
  answer: AnyAnswer,
  what: Do,
): answer is Extract<QuestionAnswer, { readonly do: Do }> => answer.do === what;

/** Adds a pick and asks again until the pick is complete; `null` stops picking. */
function applyPick(game: AskingGame, question: AnyPick, target: Target | null): void {
  const next =
    target === null ? question : addForcedPicks(copyWith(question, { picked: [...question.picked, target] }));
  const isDone = target === null || next.picked.length >= question.max || listOpenPicks(next).length === 0;
  const again: AskFrame = { run: "ask", question: next };
  if (isDone) deliverResponse(game, { targets: next.picked });
  else game.state.agenda.push(again);
}

/** A pick extended by all options that are forced because no others are left. */
function addForcedPicks(question: AnyPick): AnyPick {
  if (question.picked.length >= question.min) return question;
  const [only, ...others] = listOpenPicks(question);
  if (only === undefined || others.length > 0) return question;
  return addForcedPicks(copyWith(question, { picked: [...question.picked, only] }));
}

/**
 * Options that may be picked next. Unordered picks proceed through the options in order, leaving enough of them for the
 * minimum.
 */
function listOpenPicks({ options, picked, min, ordered }: AnyPick): readonly Target[] {
  if (ordered) return options.filter((option) => !picked.some((other) => isSameTarget(other, option)));
  const last = picked.at(-1);
  const from = last === undefined ? 0 : options.findIndex((option) => isSameTarget(option, last)) + 1;
  const needed = Math.max(1, min - picked.length);
  return options.slice(from, options.length - needed + 1);
}

const DONE: QuestionAnswer = { do: "done" };

export function listPickAnswers(question: AnyPick): readonly QuestionAnswer[] {
  const picks = listOpenPicks(question).map((target): QuestionAnswer => ({ do: "pick", target }));
  return question.picked.length >= question.min ? [...picks, DONE] : picks;
}

export function isValidPickAnswer(question: AnyPick, answer: AnyAnswer): boolean {
  if (isAnswerOf(answer, "done")) return question.picked.length >= question.min;
  return isAnswerOf(answer, "pick") && listOpenPicks(question).some((target) => isSameTarget(target, answer.target));
}

/** Returns all answers to a question for a number. */
export const listNumberAnswers = ({ min, max }: AnyNumber): readonly QuestionAnswer[] =>
  Array.from({ length: max - min + 1 }, (_none, index): QuestionAnswer => ({ do: "number", number: min + index }));

/** Returns whether an answer is a whole number within the bounds that were asked. */
export const isValidNumberAnswer = ({ min, max }: AnyNumber, answer: AnyAnswer): boolean =>
  isAnswerOf(answer, "number") && Number.isInteger(answer.number) && answer.number >= min && answer.number <= max;

/** Returns all answers to a question with options. */
export function listOptionAnswers(question: AnyOption, isRepeated: RepeatPredicate): readonly QuestionAnswer[] {
  const answers = question.options.map((_option, option): QuestionAnswer => ({ do: "option", option }));
  return isRepeated(question) ? [DONE, ...answers] : answers;
}

export function isValidOptionAnswer(question: AnyOption, answer: AnyAnswer, isRepeated: RepeatPredicate): boolean {
  if (isAnswerOf(answer, "done")) return isRepeated(question);
  return (
    isAnswerOf(answer, "option") && Number.isInteger(answer.option) && question.options[answer.option] !== undefined
  );
}

/** Returns the handlers of the three sorts of questions, without rules. */
export function createQuestionHandlers(isRepeated: RepeatPredicate) {
  const take = applyQuestionAnswer;
  return {
    pick: {
      offers: (_game: AskingGame, question: AnyPick) => listPickAnswers(question),
      accepts: (_game: AskingGame, question: AnyPick, answer: AnyAnswer) => isValidPickAnswer(question, answer),
      take,
    },
    number: {
      offers: (_game: AskingGame, question: AnyNumber) => listNumberAnswers(question),
      accepts: (_game: AskingGame, question: AnyNumber, answer: AnyAnswer) => isValidNumberAnswer(question, answer),
      take,
    },
    option: {
      offers: (_game: AskingGame, question: AnyOption) => listOptionAnswers(question, isRepeated),
      accepts: (_game: AskingGame, question: AnyOption, answer: AnyAnswer) =>
        isValidOptionAnswer(question, answer, isRepeated),
      take,
    },
  };
}
