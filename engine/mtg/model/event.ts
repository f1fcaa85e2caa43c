import type { UnionByType as EachType } from "../../kernel/union-by-type";
import type { CounterName } from "./card";
import type { Attacker, Blocker } from "./combat";
import type { CardIndex, InstanceId, PlayerId, Target } from "./ids";
import type { LastingEffect, PendingSkip } from "./lasting-effect";
import type { Mana } from "./mana";
import type { GameObject, Sector, Shield } from "./object";
import type { MtgRef } from "./ref";
import type { AnnouncedChoices, DamageShare, StackEntry, WaitingTrigger } from "./stack";
import type { Phase, Step } from "./turn";
import type { OwnZone, ZoneId } from "./zone";

/** Causes of moves. */
export type MoveCause =
  | "draw"
  | "mulligan"
  | "bottom"
  | "playLand"
  | "cast"
  | "resolve"
  | "counter"
  | "destroy"
  | "sacrifice"
  | "discard"
  | "return"
  | "exile"
  | "put";

/** Fields of every event: the rule behind it, and further rules that say the same. */
type Cited = { readonly rule: MtgRef; readonly also?: readonly MtgRef[] };

type Each<Type extends string, Rest> = EachType<Type, Cited & Rest>;

type OfPlayer = { readonly player: PlayerId };
type OfObject = { readonly instance: InstanceId };

/** The move of an object between zones. */
export type MoveEvent = Each<
  "moved",
  OfObject & {
    readonly cause: MoveCause;
    readonly from: ZoneId;
    /** The player whose zone it leaves; for a shared zone, its controller. */
    readonly player: PlayerId;
    readonly to: ZoneId;
    /** The player whose zone it enters; for a shared zone, its controller there. */
    readonly toPlayer: PlayerId;
    /**
     * Identity after the move; unchanged from the stack to the battlefield (Z.9.5). 0 until the move happens.
     */
    readonly becomes: InstanceId;
    /** To the bottom of an ordered zone. */
    readonly bottom?: true;
    readonly tapped?: true;
    /** The player or object to which it arrives attached (K.12.3). */
    readonly attachedTo?: Target;
    /** Whether it is a destruction that regeneration cannot replace. */
    readonly noRegeneration?: true;
    readonly counters?: readonly (readonly [CounterName, number])[];
  }
>;

export type DamageEvent = Each<
  "damaged",
  {
    readonly target: Target;
    readonly amount: number;
    readonly source: InstanceId | null;
    readonly inCombat: boolean;
    /** Whether its source has deathtouch (704.5h). */
    readonly deathtouch?: true;
  }
>;

/** Events of set-up and of the course of turns. */
type CourseEvent =
  | Each<"shuffled", OfPlayer & { readonly zone: OwnZone }>
  /** The player who chooses to play or draw (P.1.5), and the starting player. */
  | Each<"chooserNamed" | "starterChosen", OfPlayer>
  /** A mulligan, or the decision to keep the hand; `taken` is the number of mulligans so far. */
  | Each<"mulliganChosen", OfPlayer & { readonly keeps: boolean; readonly taken: number }>
  /** A turn begins; an extra turn does not change the order of turns. */
  | Each<"turnBegan", OfPlayer & { readonly turn: number; readonly extra: boolean }>
  /** A step begins; `beginsTurn` marks the first step that takes place in its turn (P.4.3). */
  | Each<"stepBegan", OfPlayer & { readonly step: Step; readonly beginsTurn: boolean }>
  | Each<"stepEnded", OfPlayer & { readonly step: Step }>
  /** A step is skipped; `stored` is the skip used up (G.36.4). */
  | Each<"stepSkipped", OfPlayer & { readonly step: Step; readonly stored: PendingSkip | null }>
  | Each<"turnAdded", OfPlayer>
  | Each<"phasesAdded", { readonly phases: readonly Phase[] }>
  /** The first of the added phases begins. */
  | Each<"extraPhaseBegan", OfPlayer & { readonly phase: Phase }>
  | Each<"skipAdded", { readonly skip: PendingSkip }>;

/** Events of players. */
type PlayerEvent =
  | Each<"drewFromEmpty", OfPlayer>
  | Each<"lifeGained" | "lifeLost", OfPlayer & { readonly amount: number }>
  | Each<"poisoned", OfPlayer & { readonly amount: number }>
  | Each<"manaAdded" | "manaSpent", OfPlayer & { readonly mana: Mana; readonly source: InstanceId | null }>
  /** Unspent mana leaves a pool. The loss of life is a separate event (G.22.1). */
  | Each<"manaEmptied", OfPlayer & { readonly mana: Mana }>
  | Each<"landPlayed", OfPlayer & OfObject>
  | Each<"dungeonEntered", OfPlayer & OfObject>
  | Each<"roomEntered", OfPlayer & { readonly room: number }>
  | Each<"dungeonLeft", OfPlayer>
  | Each<
      "looked" | "revealed",
      OfPlayer & { readonly instances: readonly InstanceId[]; readonly cards: readonly CardIndex[] }
    >;

/** Events of objects. */
type ObjectEvent =
  | MoveEvent
  | DamageEvent
  | Each<"tapped" | "untapped", OfObject & { /** Tapped to make mana (A.6.8). */ readonly forMana?: true }>
  | Each<"damageRemoved", OfObject>
  | Each<"countersPut" | "countersRemoved", OfObject & { readonly counter: CounterName; readonly count: number }>
  | Each<"regenerated", OfObject>
  | Each<"attached", OfObject & { readonly to: Target }>
  | Each<"detached", OfObject>
  | Each<"controlChanged", OfObject & { readonly player: PlayerId }>
  | Each<
      "phasedOut" | "phasedIn",
      OfObject & {
        /** The permanent to which it is attached and with which it phases (G.27.3). */
        readonly with: InstanceId | null;
      }
    >
  | Each<"sectorGiven", OfObject & { readonly sector: Sector }>
  | Each<"protectorNamed", OfObject & OfPlayer>
  | Each<"made", { readonly object: GameObject; readonly zone: ZoneId }>
  /** A token, a copy or an ability ceases to exist. */
  | Each<"ceased", OfObject>
  | Each<"shieldPut", { readonly target: Target; readonly shield: Shield }>
  /** Shields of all permanents and players end (T.10.6). */
  | Each<"shieldsEnded", object>
  /** Damage is prevented, and the same amount of a shield used up. */
  | Each<"prevented", { readonly target: Target; readonly amount: number; readonly shield: Shield }>;

/** Events of the stack and of effects. */
type StackEvent =
  | Each<"triggered", { readonly waiting: WaitingTrigger }>
  /** A waiting ability goes to the stack; `index` is its index among the waiting abilities. */
  | Each<"abilityPut", OfObject & { readonly index: number }>
  /** An activated ability, the draw of the turn or combat damage goes to the stack. */
  | Each<"thingPut", OfObject & OfPlayer & { readonly card: CardIndex; readonly thing: StackEntry }>
  | Each<"aimed", OfObject & { readonly aim: AnnouncedChoices }>
  | Each<"cast", OfObject & OfPlayer>
  /** An activated ability is played; `ability` is its index among the abilities of the object. */
  | Each<"activated", OfObject & OfPlayer & { readonly ability: number }>
  /** A spell or ability that could not be paid for is reversed, with everything done for it (T.12.r6). */
  | Each<"takenBack", OfObject & OfPlayer>
  /** A waiting mana ability resolves without the stack; `index` is its index among the waiting abilities (A.6.4). */
  | Each<"manaTriggered", { readonly index: number }>
  | Each<"resolved" | "countered", OfObject>
  | Each<"effectBegan", { readonly lasting: LastingEffect }>
  | Each<"effectEnded", { readonly id: number }>
  /** Combat damage is announced, in the first of two steps or in another; `dealers` are its creatures (C.5.9). */
  | Each<
      "damageAssigned",
      { readonly first: boolean; readonly dealers: readonly InstanceId[]; readonly shares: readonly DamageShare[] }
    >
  /** Unsupported text is left to its player. */
  | Each<"byHand", OfPlayer & { readonly source: InstanceId | null; readonly text: string }>;

/** Events of combat. */
type CombatEvent =
  | Each<"combatBegan" | "combatEnded", OfPlayer>
  | Each<"attackersDeclared", OfPlayer & { readonly attackers: readonly Attacker[] }>
  | Each<"blockersDeclared", OfPlayer & { readonly blockers: readonly Blocker[] }>
  | Each<"becameBlocked", OfObject>
  | Each<"leftCombat", OfObject>;

/** Events of the end. */
type EndEvent =
  | Each<"lost" | "won", OfPlayer>
  /** The game ends; `winner` is `null` for a draw. */
  | Each<"gameEnded", { readonly winner: PlayerId | null }>;

/** An event. The state of the table changes through events only. Events contain identities, never hidden cards. */
export type Event = CourseEvent | PlayerEvent | ObjectEvent | StackEvent | CombatEvent | EndEvent;

export type EventType = Event["type"];
export type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>;
