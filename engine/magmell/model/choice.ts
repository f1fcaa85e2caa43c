import type { PickQuestion, Question, QuestionAnswer, QuestionResponse } from "../../kernel/question";
import type { Concession } from "../../kernel/step";
import type { RuleRef } from "../rulebook";
import type { ByHandAct, ByHandFollowUp } from "./by-hand";
import type { Color, CounterName } from "./card";
import type { CardIndex, InstanceId, PlayerId } from "./ids";
import type { CardPartId } from "./parts";

/** Purposes of picking players or instances. */
type PickPurpose =
  | "target"
  | "choose"
  | "discard"
  | "search"
  | "arrange"
  | "useCost"
  | "catalyst"
  | "attackTarget"
  | "defender";

/** An option of a choice, with the data needed to display it. */
export type ChoiceOption = {
  readonly card?: CardIndex;
  readonly ability?: CardPartId;
  /** The instance of the ability, if the question does not name it. */
  readonly instance?: InstanceId;
  /** Index of the mode. */
  readonly mode?: number;
  readonly color?: Color;
  readonly counter?: CounterName;
  readonly act?: ByHandAct | ByHandFollowUp;
};

/** The instance that causes a choice, and its card at that time. */
export type QuestionSource = { readonly instance: InstanceId; readonly card: CardIndex };

/** The words of the questions of MAGMELL. A `byHand` question is repeated until the player is done. */
type ChoiceText = {
  readonly rule: RuleRef;
  readonly about: QuestionSource;
  readonly pick: PickPurpose;
  readonly number: "targets" | "divide" | "choose" | "ap" | "hp";
  readonly option: "mode" | "may" | "color" | "name" | "counter" | "trigger" | "replacement" | "byHand";
  readonly shown: ChoiceOption;
};

export type PickChoice = PickQuestion<ChoiceText>;

/** Choices that any rule or effect can ask for. The frame that asks receives the response. */
export type PlayerQuestion = Question<ChoiceText>;

/** The one choice that a game waits for. `rule` is the rule that lets the player choose. */
export type Choice =
  | { readonly ask: "redraw"; readonly rule: "mag:503.1.1.3"; readonly player: PlayerId }
  | { readonly ask: "priority"; readonly rule: "mag:232.2"; readonly player: PlayerId }
  | PlayerQuestion;

export type { QuestionResponse };

/**
 * An answer of a player. All but `concede` answer the open choice; a concession is accepted from either player at any
 * time (202.6).
 */
export type PlayerAnswer =
  | { readonly do: "keep" }
  | { readonly do: "redraw" }
  | { readonly do: "pass" }
  | { readonly do: "use"; readonly instance: InstanceId }
  | { readonly do: "attack"; readonly unit: InstanceId }
  /** Begins to act by hand, in games that allow it. */
  | { readonly do: "byHand" }
  | QuestionAnswer
  | Concession;
