import type { RuleId, RuleRef } from "../rulebook";
import type { ByHandAct } from "./by-hand";
import type { CounterName, Counters } from "./card";
import type { CardIndex, InstanceId, PlayerId, Target } from "./ids";
import type { PartId } from "./parts";
import type { LastingEffect, WaitingTrigger } from "./scope";
import type { BattleStep, Phase } from "./turn";
import type { OwnZone, ZoneId } from "./zone";

/** Why an instance moved. */
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

/** What lost a player the game. */
export type Defeat = { readonly player: PlayerId; readonly rule: DefeatRule };
export type DefeatRule = "mag:705.4.1" | "mag:705.4.2" | "mag:202.6.1" | "mag:202.2.3" | "mag:202.3.1";

/** Something that has come round, for what triggers at it. */
export type Moment =
  | { readonly at: "turnBegins" | "turnEnds" }
  | { readonly at: "phaseBegins"; readonly phase: Phase }
  | { readonly at: "stepBegins"; readonly step: BattleStep }
  | { readonly at: "battleEnds" };

/** An instance goes from one zone to another. */
export type Moved = {
  readonly type: "moved";
  readonly rule: RuleRef;
  readonly cause: MoveCause;
  /** Whose zone it leaves, where each player has one. */
  readonly player: PlayerId;
  readonly from: ZoneId;
  readonly to: ZoneId;
  /** Whose zone it comes to; the controller where it is shared. */
  readonly toPlayer: PlayerId;
  /** The identity that it had before the move, and the one that it has since (401.6). */
  readonly instance: InstanceId;
  readonly becomes: InstanceId;
  readonly bottom: boolean;
  readonly rested: boolean;
  readonly faceDown: boolean;
  /** Counters that it arrives with, besides those that travel with it. */
  readonly counters: Counters | null;
};

export type Damaged = {
  readonly type: "damaged";
  readonly rule: RuleRef;
  readonly target: Target;
  readonly amount: number;
  readonly source: InstanceId | null;
  readonly inBattle: boolean;
};

/** One member of the union for each type, so that a type alone says what belongs to it. */
type Each<Type extends string, Rest> = Type extends string ? { readonly type: Type } & Rest : never;

/**
 * What happened. Events are the only way in which the board changes. They carry identities of instances and never what a
 * hidden card is, but the identities in hidden zones still tell something: see `viewEvents`.
 */
export type Event =
  | {
      readonly type: "shuffled";
      readonly rule: RuleRef;
      readonly player: PlayerId;
      readonly zone: OwnZone;
      /** The instances that change places with each other; `null` for all of the zone. */
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
  | { readonly type: "momentCame"; readonly rule: RuleId; readonly player: PlayerId; readonly moment: Moment }
  | Moved
  | { readonly type: "drewFromEmpty"; readonly rule: "mag:229.3"; readonly player: PlayerId }
  | { readonly type: "stoneMissing"; readonly rule: "house:2"; readonly player: PlayerId }
  | Each<
      "woke" | "rested" | "turnedFaceUp" | "turnedFaceDown",
      { readonly rule: RuleRef; readonly instance: InstanceId }
    >
  | Damaged
  | { readonly type: "damageRemoved"; readonly rule: RuleRef; readonly instance: InstanceId; readonly amount: number }
  | Each<"lifeGained" | "lifeLost", { readonly rule: RuleRef; readonly player: PlayerId; readonly amount: number }>
  | Each<
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
      /** Who made it, and who commands it. */
      readonly owner: PlayerId;
      readonly player: PlayerId;
      readonly rested: boolean;
      readonly counters: Counters | null;
    }
  /** A token or an ability is no more. */
  | { readonly type: "vanished"; readonly rule: RuleRef; readonly instance: InstanceId }
  /** An ability waits to be put on the chant (703.1). */
  | { readonly type: "triggered"; readonly rule: RuleRef; readonly waiting: WaitingTrigger }
  | {
      readonly type: "abilityPut";
      readonly rule: RuleRef;
      readonly instance: InstanceId;
      readonly waiting: WaitingTrigger;
      /** Its place among those that wait. */
      readonly index: number;
    }
  /** What lies on the chant has its mode, one more group of targets, or the numbers divided among the last one. */
  | { readonly type: "modeChosen"; readonly rule: RuleRef; readonly instance: InstanceId; readonly mode: number }
  | {
      readonly type: "targeted";
      readonly rule: RuleRef;
      readonly instance: InstanceId;
      readonly targets: readonly Target[];
      readonly division: readonly number[] | null;
    }
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
  /** The defender is gone, and the first target is attacked again (701.4.1.1). */
  | { readonly type: "targetRestored"; readonly rule: RuleRef; readonly target: Target }
  | { readonly type: "battleBroken"; readonly rule: RuleRef }
  | { readonly type: "battleEnded"; readonly rule: RuleRef }
  /** A player looked at hidden cards, or showed them to all. */
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
  /** Cards of a pile lie in a new order; the last one is the top one. */
  | {
      readonly type: "arranged";
      readonly rule: RuleRef;
      readonly player: PlayerId;
      readonly zone: "grimoire" | "stoneDeck";
      readonly instances: readonly InstanceId[];
      readonly position: "top" | "bottom";
    }
  | { readonly type: "replaced"; readonly rule: RuleRef; readonly source: InstanceId; readonly ability: PartId }
  /** Something that nothing has been able to read has to be played by hand. */
  | { readonly type: "byHand"; readonly rule: RuleRef; readonly source: InstanceId; readonly text: string }
  | { readonly type: "actedByHand"; readonly rule: "mag:101"; readonly player: PlayerId; readonly act: ByHandAct }
  | ({ readonly type: "defeated" } & Defeat)
  | { readonly type: "won"; readonly rule: "mag:202.3.1"; readonly player: PlayerId }
  /** `winner` is `null` when the game is drawn. */
  | { readonly type: "gameEnded"; readonly rule: OutcomeRule; readonly winner: PlayerId | null };

export type OutcomeRule = "mag:202.3" | "mag:202.3.1" | "mag:202.4" | "house:10";

export type EventType = Event["type"];
export type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>;
