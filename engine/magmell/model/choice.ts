import type { RuleRef } from "../rulebook";
import type { ByHandAct, ByHandWay } from "./by-hand";
import type { Color, CounterName } from "./card";
import type { CardIndex, InstanceId, PlayerId, Target } from "./ids";
import type { PartId } from "./parts";

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

/** An option of a choice, with the facts needed to display it. */
export type ChoiceOption = {
  readonly card?: CardIndex;
  readonly ability?: PartId;
  /** The instance of the ability, if the question does not name it. */
  readonly instance?: InstanceId;
  /** Index of the mode. */
  readonly mode?: number;
  readonly color?: Color;
  readonly counter?: CounterName;
  readonly act?: ByHandAct | ByHandWay;
};

/** The instance that causes a choice, and its card at that time. */
export type About = { readonly instance: InstanceId; readonly card: CardIndex };

/**
 * A choice of several players or instances, picked one at a time until there are `max`, or at least `min` and the
 * player stops.
 */
export type PickChoice = {
  readonly ask: "pick";
  readonly rule: RuleRef;
  readonly player: PlayerId;
  readonly about: About | null;
  readonly purpose: PickPurpose;
  readonly options: readonly Target[];
  readonly min: number;
  readonly max: number;
  /** Whether the order of picks matters. If not, later picks follow earlier ones in `options`. */
  readonly ordered: boolean;
  readonly picked: readonly Target[];
};

/** The one choice that a game waits for. `rule` is the rule that gives it to the player. */
export type Choice =
  | { readonly ask: "redraw"; readonly rule: "mag:503.1.1.3"; readonly player: PlayerId }
  | { readonly ask: "priority"; readonly rule: "mag:232.2"; readonly player: PlayerId }
  | PickChoice
  | {
      readonly ask: "number";
      readonly rule: RuleRef;
      readonly player: PlayerId;
      readonly about: About | null;
      readonly purpose: "targets" | "divide" | "choose" | "ap" | "hp";
      /** The target whose share is chosen, if an amount is being divided. */
      readonly target: Target | null;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly ask: "option";
      readonly rule: RuleRef;
      readonly player: PlayerId;
      readonly about: About | null;
      readonly purpose: "mode" | "may" | "color" | "name" | "counter" | "trigger" | "replacement" | "byHand";
      /** Options in order. The first option of `may` is yes. A `byHand` choice repeats until the player is done. */
      readonly options: readonly ChoiceOption[];
    };

/** Choices that any rule or effect may ask for; the asking frame gets the response. */
export type PlayerQuestion = Extract<Choice, { ask: "pick" | "number" | "option" }>;

/** The result of a question: targets, or a number or option index. */
export type Response = { readonly targets: readonly Target[] } | { readonly number: number };

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
  | { readonly do: "pick"; readonly target: Target }
  /** Stops picking or acting by hand. */
  | { readonly do: "done" }
  /** Begins to act by hand, in games that allow it. */
  | { readonly do: "byHand" }
  | { readonly do: "number"; readonly number: number }
  | { readonly do: "option"; readonly option: number }
  | { readonly do: "concede"; readonly player: PlayerId };
