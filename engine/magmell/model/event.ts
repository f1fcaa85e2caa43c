import type { UnionByType } from "../../kernel/union-by-type";
import type { RuleId, RuleRef } from "../rulebook";
import type { ByHandAct } from "./by-hand";
import type { CounterName, Counters } from "./card";
import type { CardIndex, InstanceId, PlayerId, Target } from "./ids";
import type { CardPartId } from "./parts";
import type { LastingEffect, WaitingTrigger } from "./scope";
import type { BattleStep, Phase } from "./turn";
import type { OwnZone, ZoneId } from "./zone";

/** Causes of moves. */
export type MoveCause =
  | "draw"
  | "placeStone"
  | "redraw"
  | "use"
  | "resolve"
  | "summon"
  | "destroy"
  | "return"
  | "discard"
  | "negate"
  | "put";

/** Payments by which a stone is rested or turned face down (702.3.4). */
export type PaymentCause = "cost" | "catalyst";

/** A defeat and the rule that caused it. */
export type Defeat = { readonly player: PlayerId; readonly rule: DefeatRule };
export type DefeatRule = "mag:705.4.1" | "mag:705.4.2" | "mag:202.6.1" | "mag:202.2.3" | "mag:202.3.1";

/** A moment of the game on which abilities trigger. */
export type GameMoment =
  | { readonly at: "turnBegins" | "turnEnds" }
  | { readonly at: "phaseBegins"; readonly phase: Phase }
  | { readonly at: "stepBegins"; readonly step: BattleStep }
  | { readonly at: "battleEnds" };

/** The move of an instance between zones. */
export type MoveEvent = {
  readonly type: "moved";
  readonly rule: RuleRef;
  readonly cause: MoveCause;
  /** Whether the process of a phase does it (603.1, 604.1). */
  readonly process: boolean;
  /** The player of the zone it leaves, if each player has one. */
  readonly player: PlayerId;
  readonly from: ZoneId;
  readonly to: ZoneId;
  /** The player of the zone it enters; in a shared zone the controller. */
  readonly toPlayer: PlayerId;
  /** Identity before the move; `becomes` is the one after it (401.6). */
  readonly instance: InstanceId;
  readonly becomes: InstanceId;
  readonly bottom: boolean;
  /** Number of cards of an ordered zone that stay above it. */
  readonly above: number;
  readonly rested: boolean;
  readonly faceDown: boolean;
  /** Counters added on arrival, besides those that travel along. */
  readonly counters: Counters | null;
};

export type DamageEvent = {
  readonly type: "damaged";
  readonly rule: RuleRef;
  readonly target: Target;
  readonly amount: number;
  readonly source: InstanceId | null;
  readonly inBattle: boolean;
};

/**
 * An event. Only events change the board. Events contain instance identities and never the card behind a hidden
 * instance. Identities in hidden zones still leak information; see `viewEvents`.
 */
export type Event =
  | {
      readonly type: "shuffled";
      readonly rule: RuleRef;
      readonly player: PlayerId;
      readonly zone: OwnZone;
      /** Instances that are shuffled among themselves; `null` for the whole zone. */
      readonly only: readonly InstanceId[] | null;
    }
  | { readonly type: "firstPlayerChosen"; readonly rule: "mag:503.1.1.1"; readonly player: PlayerId }
  | {
      readonly type: "redrawChosen";
      readonly rule: "mag:503.1.1.3";
      readonly player: PlayerId;
      readonly redraw: boolean;
    }
  | { readonly type: "turnBegan"; readonly rule: "mag:601.1"; readonly player: PlayerId; readonly turn: number }
  | { readonly type: "phaseBegan"; readonly rule: RuleId; readonly player: PlayerId; readonly phase: Phase }
  | { readonly type: "phaseSkipped"; readonly rule: RuleId; readonly player: PlayerId; readonly phase: Phase }
  /** A player gets another turn after this one, or will skip the next phase of a kind. */
  | { readonly type: "turnAdded"; readonly rule: RuleId; readonly player: PlayerId }
  | { readonly type: "skipAdded"; readonly rule: RuleId; readonly player: PlayerId; readonly phase: Phase }
  | { readonly type: "momentCame"; readonly rule: RuleId; readonly player: PlayerId; readonly moment: GameMoment }
  | MoveEvent
  | { readonly type: "drewFromEmpty"; readonly rule: "mag:229.3"; readonly player: PlayerId }
  | { readonly type: "stoneMissing"; readonly rule: "house:2"; readonly player: PlayerId }
  | UnionByType<
      "woke" | "rested" | "turnedFaceUp" | "turnedFaceDown",
      {
        readonly rule: RuleRef;
        readonly instance: InstanceId;
        /** The payment that does it (702.3.4). */
        readonly cause?: PaymentCause;
      }
    >
  | DamageEvent
  | { readonly type: "damageRemoved"; readonly rule: RuleRef; readonly instance: InstanceId; readonly amount: number }
  | UnionByType<
      "lifeGained" | "lifeLost",
      { readonly rule: RuleRef; readonly player: PlayerId; readonly amount: number }
    >
  | UnionByType<
      "countersPut" | "countersRemoved",
      {
        readonly rule: RuleRef;
        readonly instance: InstanceId;
        readonly counter: CounterName;
        readonly count: number;
      }
    >
  | {
      readonly type: "tokenMade";
      readonly rule: RuleRef;
      readonly instance: InstanceId;
      readonly card: CardIndex;
      /** The player who made the token; `player` is its controller, or the player of the zone. */
      readonly owner: PlayerId;
      readonly player: PlayerId;
      /** The zone in which the token arrives instead of the battle area (306.1.2). */
      readonly to?: ZoneId;
      readonly rested: boolean;
      readonly counters: Counters | null;
    }
  /** A token or ability ceases to exist. */
  | { readonly type: "vanished"; readonly rule: RuleRef; readonly instance: InstanceId }
  /** A triggered ability is queued for the chant (703.1). */
  | {
      readonly type: "triggered";
      readonly rule: RuleRef;
      readonly waiting: WaitingTrigger;
      /** The instance or lasting effect with the ability, if the ability has a limit per turn. */
      readonly limited?: InstanceId;
    }
  | {
      readonly type: "abilityPut";
      readonly rule: RuleRef;
      readonly instance: InstanceId;
      readonly waiting: WaitingTrigger;
      /** Index among the waiting triggers. */
      readonly index: number;
    }
  /** An instance on the chant gets its mode; `targeted` adds a group of targets, or shares for the last group. */
  | { readonly type: "modeChosen"; readonly rule: RuleRef; readonly instance: InstanceId; readonly mode: number }
  | {
      readonly type: "targeted";
      readonly rule: RuleRef;
      readonly instance: InstanceId;
      readonly targets: readonly Target[];
      readonly division: readonly number[] | null;
    }
  /**
   * A part of the cost of a used card is left unpaid under an effect. The effect, identified by `key`, allows this a
   * number of times each turn.
   */
  | {
      readonly type: "waived";
      readonly rule: RuleRef;
      readonly player: PlayerId;
      readonly instance: InstanceId;
      readonly part: "useCost" | "catalyst";
      readonly key: string;
    }
  /** An optional price is paid for a card that is being used. */
  | { readonly type: "pricePaid"; readonly rule: RuleRef; readonly player: PlayerId; readonly instance: InstanceId }
  | { readonly type: "used"; readonly rule: RuleRef; readonly player: PlayerId; readonly instance: InstanceId }
  | { readonly type: "resolved"; readonly rule: RuleRef; readonly instance: InstanceId }
  | { readonly type: "negated"; readonly rule: RuleRef; readonly instance: InstanceId }
  | { readonly type: "effectBegan"; readonly rule: RuleRef; readonly lasting: LastingEffect }
  | { readonly type: "effectEnded"; readonly rule: RuleRef; readonly id: InstanceId }
  | {
      readonly type: "controlChanged";
      readonly rule: RuleRef;
      readonly instance: InstanceId;
      readonly player: PlayerId;
    }
  | { readonly type: "battleBegan"; readonly rule: RuleRef; readonly player: PlayerId; readonly attacker: InstanceId }
  | { readonly type: "stepBegan"; readonly rule: RuleId; readonly step: BattleStep }
  | { readonly type: "attacked"; readonly rule: RuleRef; readonly attacker: InstanceId; readonly target: Target }
  | { readonly type: "defended"; readonly rule: RuleRef; readonly defender: InstanceId; readonly attacker: InstanceId }
  /** The defence step has named no defender (701.4.1). */
  | { readonly type: "undefended"; readonly rule: RuleRef; readonly attacker: InstanceId; readonly target: Target }
  /** The first target is attacked again because the defender has left (701.4.1.1). */
  | { readonly type: "targetRestored"; readonly rule: RuleRef; readonly target: Target }
  | { readonly type: "battleBroken"; readonly rule: RuleRef }
  | { readonly type: "battleEnded"; readonly rule: RuleRef }
  /** A player looks at hidden cards; `revealed` shows them to both. */
  | {
      readonly type: "looked";
      readonly rule: RuleRef;
      readonly player: PlayerId;
      readonly instances: readonly InstanceId[];
      readonly cards: readonly CardIndex[];
    }
  | {
      readonly type: "revealed";
      readonly rule: RuleRef;
      readonly player: PlayerId;
      readonly instances: readonly InstanceId[];
      readonly cards: readonly CardIndex[];
    }
  | {
      readonly type: "searched";
      readonly rule: RuleRef;
      readonly player: PlayerId;
      readonly zone: "grimoire" | "stoneDeck";
      readonly found: number;
    }
  /** Cards of a pile get a new order; the last one is on top. */
  | {
      readonly type: "arranged";
      readonly rule: RuleRef;
      readonly player: PlayerId;
      readonly zone: "grimoire" | "stoneDeck";
      readonly instances: readonly InstanceId[];
      readonly position: "top" | "bottom";
    }
  | {
      readonly type: "replaced";
      readonly rule: RuleRef;
      readonly source: InstanceId;
      readonly ability: CardPartId;
      /** The instance or lasting effect with the replacement, if it replaces one numbered event of the turn. */
      readonly limited?: InstanceId;
    }
  /** An unsupported card text has to be played by hand. */
  | { readonly type: "byHand"; readonly rule: RuleRef; readonly source: InstanceId; readonly text: string }
  | { readonly type: "actedByHand"; readonly rule: "mag:101"; readonly player: PlayerId; readonly act: ByHandAct }
  | ({ readonly type: "defeated" } & Defeat)
  | { readonly type: "won"; readonly rule: "mag:202.3.1"; readonly player: PlayerId }
  /** The game ends; `winner` is `null` for a draw. */
  | { readonly type: "gameEnded"; readonly rule: OutcomeRule; readonly winner: PlayerId | null };

export type OutcomeRule = "mag:202.3" | "mag:202.3.1" | "mag:202.4" | "house:10";

export type EventType = Event["type"];
export type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>;
