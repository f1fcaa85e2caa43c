import type { RuleRef } from "../rulebook";
import type { ByHandAct, ByHandWay } from "./by-hand";
import type { Color } from "./card";
import type { CardIndex, InstanceId, PlayerId, Target } from "./ids";
import type { PartId } from "./parts";

/** What players or instances are picked for. */
export type PickPurpose =
  | "target"
  | "choose"
  | "discard"
  | "search"
  | "arrange"
  | "useCost"
  | "catalyst"
  | "attackTarget"
  | "defender";

/** One of several ways on, as far as there is something to show of it. */
export type ChoiceOption = {
  readonly card?: CardIndex;
  readonly ability?: PartId;
  /** Whose ability it is, when it is not said by the question. */
  readonly instance?: InstanceId;
  /** The place among the modes of the ability. */
  readonly mode?: number;
  readonly color?: Color;
  readonly act?: ByHandAct | ByHandWay;
};

/** What makes the game ask: an instance, as it was when it did. */
export type About = { readonly instance: InstanceId; readonly card: CardIndex };

/** Players or instances are picked one after the other, until there are `max`, or `min` and no more are wanted. */
export type PickChoice = {
  readonly ask: "pick";
  readonly rule: RuleRef;
  readonly player: PlayerId;
  readonly about: About | null;
  readonly purpose: PickPurpose;
  readonly options: readonly Target[];
  readonly min: number;
  readonly max: number;
  /** The order of picking matters; otherwise later picks stand after earlier ones in `options`. */
  readonly ordered: boolean;
  readonly picked: readonly Target[];
};

/** The one question that a game waits for, and whom it asks. `rule` gives the player this choice. */
export type Choice =
  | { readonly ask: "redraw"; readonly rule: "mag:503.1.1.3"; readonly player: PlayerId }
  | { readonly ask: "priority"; readonly rule: "mag:232.2"; readonly player: PlayerId }
  | PickChoice
  | {
      readonly ask: "number";
      readonly rule: RuleRef;
      readonly player: PlayerId;
      readonly about: About | null;
      readonly purpose: "targets" | "divide" | "choose";
      /** Whose share it is, when something is divided. */
      readonly target: Target | null;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly ask: "option";
      readonly rule: RuleRef;
      readonly player: PlayerId;
      readonly about: About | null;
      readonly purpose: "mode" | "may" | "color" | "trigger" | "replacement" | "byHand";
      /** For `may`, the first is to do it. What is done `byHand` is done as long as one likes, and may be nothing. */
      readonly options: readonly ChoiceOption[];
    };

/** The questions that any part of the rules may ask; who asked gets what was answered. */
export type PlayerQuestion = Extract<Choice, { ask: "pick" | "number" | "option" }>;

/** What came of a question: picks, or a number or the place of an option. */
export type Response = { readonly targets: readonly Target[] } | { readonly number: number };

/** What a player does. All but a concession answer the open choice; a concession is taken at any time, from anyone (202.6). */
export type PlayerAnswer =
  | { readonly do: "keep" }
  | { readonly do: "redraw" }
  | { readonly do: "pass" }
  | { readonly do: "use"; readonly instance: InstanceId }
  | { readonly do: "attack"; readonly unit: InstanceId }
  | { readonly do: "pick"; readonly target: Target }
  /** No more picks, or nothing more by hand. */
  | { readonly do: "done" }
  /** Does something by hand, where the game lets its players. */
  | { readonly do: "byHand" }
  | { readonly do: "number"; readonly number: number }
  | { readonly do: "option"; readonly option: number }
  | { readonly do: "concede"; readonly player: PlayerId };
