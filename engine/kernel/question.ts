import type { InstanceId, PlayerId, Target } from "./players";

/** Types that a game defines for its questions. The kernel passes their values on without reading them. */
export type QuestionTypes = {
  /** References to its rules. */
  readonly rule: string;
  /** The cause of a question. */
  readonly about: unknown;
  /** Purposes of each sort of question. */
  readonly pick: string;
  readonly number: string;
  readonly option: string;
  /** The facts that display an option. */
  readonly shown: object;
};

type QuestionHead<Words extends QuestionTypes> = {
  /** The rule that gives the choice to the player. */
  readonly rule: Words["rule"];
  /** Further rules that give the choice. */
  readonly also?: readonly Words["rule"][];
  readonly player: PlayerId;
  /** The cause of the question; `null` if it is a rule of the game. */
  readonly about: Words["about"] | null;
};

/**
 * A choice of several players or instances, picked one at a time until there are `max`, or at least `min` and the
 * player stops.
 */
export type PickQuestion<Words extends QuestionTypes> = QuestionHead<Words> & {
  readonly ask: "pick";
  readonly purpose: Words["pick"];
  readonly options: readonly Target[];
  readonly min: number;
  readonly max: number;
  /** Whether the order of picks matters. If not, later picks follow earlier ones in `options`. */
  readonly ordered: boolean;
  readonly picked: readonly Target[];
};

/** A choice of a whole number from `min` to `max`. */
export type NumberQuestion<Words extends QuestionTypes> = QuestionHead<Words> & {
  readonly ask: "number";
  readonly purpose: Words["number"];
  /** The target whose share is chosen, if an amount is being divided. */
  readonly target: Target | null;
  readonly min: number;
  readonly max: number;
};

/** A choice of one of several options, by index. */
export type OptionQuestion<Words extends QuestionTypes> = QuestionHead<Words> & {
  readonly ask: "option";
  readonly purpose: Words["option"];
  /** Options in order. The first option of a yes-or-no question is yes. */
  readonly options: readonly Words["shown"][];
};

/** A question that any rule or effect may ask; the asking frame gets the response. */
export type Question<Words extends QuestionTypes> = PickQuestion<Words> | NumberQuestion<Words> | OptionQuestion<Words>;

/** What a question is about: its rule, player, cause and purpose. */
type Asked<Rule, About, Purpose> = {
  readonly rule: Rule;
  readonly player: PlayerId;
  readonly about: About;
  readonly purpose: Purpose;
};

const ONE = { min: 1, max: 1 };

/** Returns a question for targets, by default exactly one, none of which has been picked yet. */
export const createPickQuestion = <Rule extends string, About, Purpose extends string>(
  { rule, player, about, purpose }: Asked<Rule, About, Purpose>,
  options: readonly Target[],
  { min, max }: { readonly min: number; readonly max: number } = ONE,
  ordered = false,
) => ({ ask: "pick", rule, player, about, purpose, options, min, max, ordered, picked: [] }) as const;

/** Returns a question for the order of all of some targets. */
export const createOrderingQuestion = <Rule extends string, About, Purpose extends string>(
  asked: Asked<Rule, About, Purpose>,
  options: readonly Target[],
) => createPickQuestion(asked, options, { min: options.length, max: options.length }, true);

/** Returns a question for a whole number; `target` is the target whose share is chosen. */
export const createNumberQuestion = <Rule extends string, About, Purpose extends string>(
  { rule, player, about, purpose }: Asked<Rule, About, Purpose>,
  { min, max }: { readonly min: number; readonly max: number },
  target: Target | null = null,
) => ({ ask: "number", rule, player, about, purpose, target, min, max }) as const;

/** Returns a question for one of some options. */
export const createOptionQuestion = <Rule extends string, About, Purpose extends string, Shown>(
  { rule, player, about, purpose }: Asked<Rule, About, Purpose>,
  options: readonly Shown[],
) => ({ ask: "option", rule, player, about, purpose, options }) as const;

const YES_OR_NO = [{}, {}] as const;

/** Returns a question whether to do something. The first option is yes. */
export const createMayQuestion = <Rule extends string, About>(asked: Omit<Asked<Rule, About, never>, "purpose">) =>
  createOptionQuestion({ ...asked, purpose: "may" }, YES_OR_NO);

/** Returns instances as targets. */
export const toTargets = (instances: readonly { readonly id: InstanceId }[]): readonly Target[] =>
  instances.map(({ id }) => ({ instance: id }));

/** Returns the instances among targets. */
export const toInstanceIds = (targets: readonly Target[]): readonly InstanceId[] =>
  targets.flatMap((target) => ("instance" in target ? [target.instance] : []));

/** The result of a question: targets, or a number or option index. */
export type QuestionResponse = { readonly targets: readonly Target[] } | { readonly number: number };

export type QuestionAnswer =
  | { readonly do: "pick"; readonly target: Target }
  /** Stops picking, or ends a question that is repeated until the player is done. */
  | { readonly do: "done" }
  | { readonly do: "number"; readonly number: number }
  | { readonly do: "option"; readonly option: number };

/** Returns the targets of a response; throws if the response is a number. */
export function getResponseTargets(given: QuestionResponse | null): readonly Target[] {
  if (given === null || !("targets" in given)) throw new Error("Targets were expected");
  return given.targets;
}

/** Returns the identities of the picked instances; throws if the response is a number. */
export const getResponseInstances = (given: QuestionResponse | null): readonly InstanceId[] =>
  toInstanceIds(getResponseTargets(given));

/** Returns the number of a response; throws if the response consists of targets. */
export function getResponseNumber(given: QuestionResponse | null): number {
  if (given === null || !("number" in given)) throw new Error("A number was expected");
  return given.number;
}
