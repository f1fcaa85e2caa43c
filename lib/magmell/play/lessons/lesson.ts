import type { CardDefinition, Choice, Deck, InstanceId, OpeningCards, RuleRef } from "@/engine/magmell";
import { OPPONENT_ID } from "../opponents";
import type { GoldfishCommand, OpponentKind, PlainCommand, TableView } from "../types";

type PickPurpose = Extract<Choice, { readonly ask: "pick" }>["purpose"];

/** An action that a step points at: a command of the table, the use of a card by name, or any attack. */
type LessonPointer = { readonly command: PlainCommand } | { readonly use: string } | "attack";

/**
 * An action that a step advises: also the use of any card, the way on while something is being resolved, or the choice
 * of one of the opponent's units.
 */
type LessonAdvice = LessonPointer | "use" | "onward" | "theirs";

/** Condition of a step on the table; all given parts must be true. */
type LessonCondition = {
  readonly over?: boolean;
  readonly offers?: PlainCommand;
  /** Purpose of the open pick. */
  readonly purpose?: PickPurpose;
  /** Whether the player has an open question other than priority. */
  readonly asked?: boolean;
  readonly theirTurn?: boolean;
  /** Whether it is the player's own main phase, outside a battle. */
  readonly ownMain?: boolean;
  readonly ownTurn?: number;
  /** The name of a card in the hand that can be used now. */
  readonly usable?: string;
  readonly attacks?: boolean;
  /** Whether a card of the hand can be used now that does not only harm the player. */
  readonly canUse?: boolean;
  readonly theirUnits?: boolean;
  /** Whether the opponent has units that could defend. */
  readonly theirAwake?: boolean;
  readonly ownRested?: boolean;
  /** What the opponent attacks. */
  readonly attacked?: "player" | "unit";
  /** The name of the card that asks. */
  readonly asker?: string;
  /** Whether it is one of the turns that the lesson is about. */
  readonly guided?: boolean;
};

/** A step of a lesson. Its id is the key of its texts. Without `point`, the step is a hint and allows every command. */
export type LessonStep = {
  readonly id: string;
  readonly when: LessonCondition;
  readonly point?: readonly LessonPointer[];
  /** What a hint advises; it is highlighted as well. */
  readonly advise?: readonly LessonAdvice[];
  readonly rule: RuleRef;
};

/** A game with explanations, as data. At each moment, the first step whose condition is true is shown. */
export type Lesson = {
  /** Keys of the starter decks of the player and the opponent. */
  readonly deck: string;
  readonly against: string;
  readonly seed: number;
  readonly goesFirst: boolean;
  readonly opponent: OpponentKind;
  readonly opening: OpeningCards;
  /** Ids of the steps that are counted, for each turn that the lesson is about. */
  readonly stages: readonly (readonly string[])[];
  readonly steps: readonly LessonStep[];
};

/** Returns whether a deck contains the cards for the opening of a lesson. */
export const canTeach = ({ opening }: Lesson, deck: Deck): boolean => {
  const left = new Map([...deck.grimoire, ...deck.stoneDeck].map(({ name, count }) => [name, count]));
  return [...opening.hand, ...opening.stones].every((name) => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count > 0;
  });
};

type Named = Pick<CardDefinition, "name">;

/** Returns the step to show for a table; null if there is none. */
export const findLessonStep = (lesson: Lesson, table: TableView, cards: readonly Named[]): LessonStep | null =>
  lesson.steps.find(({ when }) => holds(when, lesson, table, cards)) ?? null;

/** Returns how far a lesson has come: the number of the stage, out of all; null once it only gives hints. */
export function countStages({ stages }: Lesson, { id }: LessonStep, { view, ownTurn }: TableView) {
  const now = stages[Math.max(ownTurn - 1, 0)];
  if (now === undefined || view.outcome !== null) return null;
  const before = stages.slice(0, stages.indexOf(now)).flat().length;
  return { n: before + (now.includes(id) ? now.indexOf(id) + 1 : now.length), all: stages.flat().length };
}

function holds(when: LessonCondition, { stages }: Lesson, table: TableView, cards: readonly Named[]): boolean {
  const { view, offers, ownTurn } = table;
  const { choice, viewer } = view;
  const theirs = view.battleArea.filter(({ controller }) => controller === OPPONENT_ID);
  const facts: { readonly [Key in keyof LessonCondition]-?: () => LessonCondition[Key] } = {
    over: () => view.outcome !== null,
    offers: () => offers.find((offer) => offer === when.offers),
    purpose: () => (choice?.ask === "pick" ? choice.purpose : undefined),
    asked: () => choice !== null && choice.ask !== "priority",
    theirTurn: () => view.turnPlayer !== viewer,
    ownMain: () => view.turnPlayer === viewer && view.phase === "main" && view.battle === null,
    ownTurn: () => ownTurn,
    usable: () => findUsable(table, cards).get(when.usable ?? "") && when.usable,
    attacks: () => offers.includes("attackAll"),
    canUse: () => listGoodUses(table).length > 0,
    theirUnits: () => theirs.length > 0,
    theirAwake: () => theirs.some(({ rested }) => !rested),
    ownRested: () => view.battleArea.some(({ controller, rested }) => controller === viewer && rested),
    attacked: () => (view.battle?.target == null ? undefined : "player" in view.battle.target ? "player" : "unit"),
    asker: () =>
      choice !== null && "about" in choice && choice.about !== null ? cards[choice.about.card]?.name : undefined,
    guided: () => ownTurn <= stages.length,
  };
  return (Object.keys(when) as (keyof LessonCondition)[]).every((key) => facts[key]() === when[key]);
}

/** Instances of the hand that can be used now, by the names of their cards. */
function findUsable({ view, uses }: TableView, cards: readonly Named[]): ReadonlyMap<string, readonly InstanceId[]> {
  const usable = new Map<string, InstanceId[]>();
  for (const { id, card } of view.sides[view.viewer].hand ?? []) {
    const name = card === null ? undefined : cards[card]?.name;
    if (name !== undefined && uses[id]?.length === 0) usable.set(name, [...(usable.get(name) ?? []), id]);
  }
  return usable;
}

/** Cards of the hand that can be used now and do not only harm the player. */
const listGoodUses = ({ view, uses, harms }: TableView): readonly InstanceId[] =>
  (view.sides[view.viewer].hand ?? []).flatMap(({ id }) =>
    uses[id]?.length === 0 && harms[id] === undefined ? [id] : [],
  );

/** Highlighted parts of the table. */
type LessonTargets = {
  readonly commands: readonly PlainCommand[];
  /** Cards of the hand, units that may attack, and targets. */
  readonly instances: readonly InstanceId[];
};

/** Returns the objects that a step points at or advises; none where every choice is as good. */
export function getLessonTargets(
  { point = [], advise = [] }: LessonStep,
  table: TableView,
  cards: readonly Named[],
): LessonTargets {
  const found = [...point, ...advise].map((at) => findAdvised(at, table, cards));
  const commands = found.flatMap(({ commands = [] }) => commands);
  return {
    commands: table.offers.filter((offer) => commands.includes(offer)),
    instances: found.flatMap(({ instances = [] }) => instances),
  };
}

function findAdvised(at: LessonAdvice, table: TableView, cards: readonly Named[]): Partial<LessonTargets> {
  const { view, offers, answers } = table;
  if (at === "attack") {
    const units = answers.flatMap((answer) => (answer.do === "attack" ? [answer.unit] : []));
    return { commands: ["attackAll"], instances: units };
  }
  if (at === "use") return { instances: listGoodUses(table) };
  if (at === "onward") {
    return { commands: [view.chant.length === 0 && offers.includes("finishBattle") ? "finishBattle" : "pass"] };
  }
  if (at === "theirs") {
    const options = view.choice?.ask === "pick" ? view.choice.options : [];
    const isOption = (id: InstanceId) => options.some((target) => "instance" in target && target.instance === id);
    const theirs = view.battleArea.filter(({ id, controller }) => controller === OPPONENT_ID && isOption(id));
    return { instances: theirs.map(({ id }) => id) };
  }
  return "command" in at ? { commands: [at.command] } : { instances: findUsable(table, cards).get(at.use) ?? [] };
}

const MOVES: readonly PlainCommand[] = ["undo", "redo"];

/**
 * Returns whether a lesson allows a command. It allows commands on what its step points at, and commands that do not
 * advance the game.
 */
export function allowsCommand(
  lesson: Lesson,
  table: TableView,
  cards: readonly Named[],
  command: GoldfishCommand,
): boolean {
  const step = findLessonStep(lesson, table, cards);
  if (step?.point === undefined) return true;
  const { commands, instances } = getLessonTargets(step, table, cards);
  if (typeof command === "string") return MOVES.includes(command) || commands.includes(command);
  if ("setup" in command) return false;
  const [answer] = "answer" in command ? [command.answer] : "answers" in command ? command.answers : [];
  if (answer?.do === "use") return instances.includes(answer.instance);
  if (answer?.do === "attack") return instances.includes(answer.unit);
  return answer === undefined || commands.some((allowed) => allowed === answer.do);
}
