import type { ContinuousChange, Cost, Duration, TriggeredAbility } from "./ability";
import type { CardDefinition, CounterName } from "./card";
import type { Mana } from "./mana";
import type { Amount, Condition, Filter, PlayerGroupRef, PlayerRef, Select } from "./select";
import type { Phase, Step } from "./turn";
import type { ZoneId } from "./zone";

/**
 * An instruction of a spell or ability. Instructions are carried out in their order (T.6.3), each as far as possible
 * (T.6.11).
 */
export type Effect =
  | { readonly do: "damage"; readonly to: Select; readonly amount: Amount | { readonly share: number } }
  | { readonly do: "gainLife" | "loseLife" | "draw"; readonly who: PlayerGroupRef; readonly amount: Amount }
  | {
      readonly do: "discard";
      readonly who: PlayerGroupRef;
      readonly amount: Amount | "hand";
      /** The player who chooses; with `random` the cards are chosen at random. */
      readonly choose: "owner" | "you" | "random";
    }
  | { readonly do: "destroy"; readonly what: Select; readonly noRegeneration?: true }
  | { readonly do: "sacrifice"; readonly what: Select }
  /** To the owner's hand. */
  | { readonly do: "return"; readonly what: Select }
  | {
      readonly do: "put";
      readonly what: Select;
      readonly to: ZoneId;
      readonly bottom?: true;
      readonly tapped?: true;
      /** The controller on the battlefield; by default the ability's controller. */
      readonly under?: PlayerRef;
    }
  | { readonly do: "tap" | "untap" | "phaseOut" | "regenerate"; readonly what: Select }
  | { readonly do: "token"; readonly token: CardDefinition; readonly who: PlayerGroupRef; readonly count: Amount }
  | {
      readonly do: "putCounters" | "removeCounters";
      readonly on: Select;
      readonly counter: CounterName;
      readonly amount: Amount;
    }
  | { readonly do: "poison"; readonly who: PlayerGroupRef; readonly amount: Amount }
  /** Begins a continuous effect on the objects and players selected now (T.8.2). */
  | {
      readonly do: "change";
      readonly what: Select;
      readonly changes: readonly ContinuousChange[];
      readonly until: Duration;
    }
  | { readonly do: "prevent"; readonly to: Select; readonly amount: Amount | "all" }
  | { readonly do: "addMana"; readonly who: PlayerGroupRef; readonly mana: Mana; readonly times?: Amount }
  /** Adds mana of any one color, chosen by its player. */
  | { readonly do: "addAnyMana"; readonly who: PlayerGroupRef; readonly amount: Amount }
  | { readonly do: "counter"; readonly what: Select }
  | { readonly do: "extraTurn"; readonly who: PlayerGroupRef }
  | { readonly do: "extraPhase"; readonly phases: readonly Phase[] }
  | { readonly do: "skip"; readonly who: PlayerGroupRef; readonly step: Step }
  | { readonly do: "attach"; readonly what: Select; readonly to: Select }
  | { readonly do: "win" | "lose"; readonly who: PlayerGroupRef }
  | { readonly do: "shuffle"; readonly who: PlayerGroupRef }
  /** Begins a delayed ability, which triggers once (A.5.1, A.5.5). */
  | { readonly do: "delay"; readonly ability: TriggeredAbility }
  /** A choice made on resolution (A.4.14), with an optional cost that must be payable. */
  | {
      readonly do: "may";
      readonly who: PlayerRef;
      readonly cost?: Cost;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  | {
      readonly do: "if";
      readonly if: Condition;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  | {
      readonly do: "choose";
      readonly who: PlayerRef;
      readonly from: Filter;
      readonly zone?: ZoneId;
      readonly whose?: PlayerRef;
      readonly min: Amount;
      readonly max: Amount;
      /** The name under which the choice is stored for later instructions. */
      readonly store: string;
    }
  /** Carries out instructions for each player in turn; `you` in them is that player (T.6.6). */
  | { readonly do: "eachPlayer"; readonly effects: readonly Effect[] }
  | { readonly do: "repeat"; readonly times: Amount; readonly effects: readonly Effect[] }
  /** Text that the engine does not support. */
  | { readonly do: "byHand"; readonly text: string };

export type EffectVerb = Effect["do"];
