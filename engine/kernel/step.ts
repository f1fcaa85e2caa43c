import { isInteger, isPlayerId, isTarget, isVariant, type VariantPredicates } from "./json-value";
import type { PlayerId } from "./players";
import type { QuestionAnswer } from "./question";

type AnyChoice = { readonly ask: string; readonly rule: string; readonly player: PlayerId };
type AnyAnswer = { readonly do: string };

/** A concession, which either player may give at any question. */
export type Concession = { readonly do: "concede"; readonly player: PlayerId };

/** Predicates for the fields of all answers of a game, by `do`. */
export type AnswerPredicates<Answer extends AnyAnswer> = VariantPredicates<"do", Answer>;

/** Predicates for the fields of the answers that all games share. */
export const COMMON_ANSWER_PREDICATES: AnswerPredicates<QuestionAnswer | Concession> = {
  pick: { target: isTarget },
  done: {},
  number: { number: isInteger },
  option: { option: isInteger },
  concede: { player: isPlayerId },
};

/** Returns whether an untrusted value has the form of an answer. */
export const isAnswer = <Answer extends AnyAnswer>(
  answers: AnswerPredicates<Answer>,
  value: unknown,
): value is Answer => isVariant("do", answers, value);

/** The handler of one sort of choice. */
type ChoiceHandler<Game, Choice, Answer> = {
  /** All answers to the choice; interchangeable ones are offered once. */
  readonly offers: (game: Game, choice: Choice) => readonly Answer[];
  readonly accepts: (game: Game, choice: Choice, answer: Answer) => boolean;
  /** Carries out an accepted answer. The choice has already been closed. */
  readonly take: (game: Game, choice: Choice, answer: Answer) => void;
};

/** Handlers of all choices of a game, by `ask`. `More` is additional data of each handler, such as rule numbers. */
export type ChoiceHandlers<Game, Choice extends AnyChoice, Answer, More = unknown> = {
  readonly [Ask in Choice["ask"]]: ChoiceHandler<Game, Extract<Choice, { readonly ask: Ask }>, Answer> & More;
};

/** A game that can be answered. `offered` caches the answers to the open choice between listing and stepping. */
type AnswerableGame<Choice, Answer> = {
  readonly state: { choice: Choice | null };
  offered: readonly Answer[] | null;
};

/** The functions and tables with which a game processes an answer. */
export type StepDefinition<Game, Choice extends AnyChoice, Answer extends AnyAnswer, OverRule> = {
  readonly answers: AnswerPredicates<Answer>;
  readonly choices: ChoiceHandlers<Game, Choice, Answer>;
  /** Runs the game until it waits for a choice or is over. */
  readonly run: (game: Game) => void;
  readonly concede: (game: Game, player: PlayerId) => void;
  /** The rule that forbids answers after the end of the game. */
  readonly over: OverRule;
};

/** The reason for refusing an answer. The state is unchanged. */
export type StepProblem<Choice extends AnyChoice, Answer, OverRule> =
  | { readonly code: "GAME_OVER"; readonly rule: OverRule }
  /** The answer does not fit the open choice: `offered` lists the answers it accepts. */
  | {
      readonly code: "NOT_OFFERED";
      readonly rule: Choice["rule"];
      readonly choice: Choice;
      readonly offered: readonly Answer[];
    };

/** The result of an answer given on a copy of a state. */
export type AdvanceResult<State, Event, Refusal> =
  | { readonly ok: true; readonly state: State; readonly events: readonly Event[] }
  | { readonly ok: false; readonly problem: Refusal };

/** The row of a choice, which takes any choice of its sort. */
const getChoiceHandler = <Game, Choice extends AnyChoice, Answer>(
  choices: ChoiceHandlers<Game, Choice, Answer>,
  choice: Choice,
): ChoiceHandler<Game, Choice, Answer> => {
  const table: Readonly<Record<string, ChoiceHandler<Game, never, Answer>>> = choices;
  return table[choice.ask] as ChoiceHandler<Game, Choice, Answer>;
};

const isConcession = (answer: AnyAnswer): answer is Concession => answer.do === "concede";

/** Returns all answers to the open choice: never empty unless the game is over. Concessions are not included. */
export function getLegalAnswers<Choice extends AnyChoice, Answer, Game extends AnswerableGame<Choice, Answer>>(
  game: Game,
  choices: ChoiceHandlers<Game, Choice, Answer>,
): readonly Answer[] {
  const { choice } = game.state;
  if (choice === null) return [];
  game.offered ??= getChoiceHandler(choices, choice).offers(game, choice);
  return game.offered;
}

const findStepProblem = <Game, Choice extends AnyChoice, Answer>(
  row: ChoiceHandler<Game, Choice, Answer>,
  game: Game,
  choice: Choice,
): StepProblem<Choice, Answer, never> => ({
  code: "NOT_OFFERED",
  rule: choice.rule,
  choice,
  offered: row.offers(game, choice),
});

/**
 * Applies one answer to a game in place. Returns null if it was accepted, or the refusal. A malformed answer is refused
 * like an answer that was not offered.
 */
export function answerChoice<
  Choice extends AnyChoice,
  Answer extends AnyAnswer,
  OverRule,
  Game extends AnswerableGame<Choice, Answer>,
>(
  { answers, choices, run, concede, over }: StepDefinition<Game, Choice, Answer, OverRule>,
  game: Game,
  answer: Answer,
): StepProblem<Choice, Answer, OverRule> | null {
  const { choice } = game.state;
  if (choice === null) return { code: "GAME_OVER", rule: over };
  const row = getChoiceHandler(choices, choice);
  // An answer that was listed needs no second look.
  const isListed = game.offered?.includes(answer) === true;
  if (!isListed && !isAnswer(answers, answer)) return findStepProblem(row, game, choice);
  if (isConcession(answer)) {
    game.offered = null;
    concede(game, answer.player);
    return null;
  }
  if (!isListed && !row.accepts(game, choice, answer)) return findStepProblem(row, game, choice);
  game.state.choice = null;
  game.offered = null;
  row.take(game, choice, answer);
  run(game);
  return null;
}
