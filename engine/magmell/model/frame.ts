import type { RuleRef } from "../rulebook";
import type { ByHandAct } from "./by-hand";
import type { SymbolCounts } from "./card";
import type { PlayerQuestion, QuestionResponse, QuestionSource } from "./choice";
import type { Event } from "./event";
import type { CardIndex, InstanceId, PlayerId, Target } from "./ids";
import type { CardPartId } from "./parts";
import type { Scope } from "./scope";

/** A proposed event while replacement effects are applied to it (306.1.2). */
export type EventProposal = {
  readonly event: Event;
  /** The instance whose instruction makes the event, and its ability on the chant; empty for events of the rules. */
  readonly by: readonly InstanceId[];
  /** Keys of the replacement effects already applied to it, and to the event in whose place it is made (house:6). */
  readonly replacedBy: readonly string[];
  /** Where to store the instance that the event affects, if not where all events of the batch are stored. */
  readonly store?: MemorySlot;
};

/** The name under which events store the affected instances. `also` adds to those already stored. */
export type MemorySlot = { readonly scope: number; readonly name: string; readonly also?: boolean };

/**
 * The symbols owed for each part of a cost. `waiver` is the effect that allows the part to be left unpaid, or `null`.
 */
export type OwedCost = Readonly<
  Record<
    "useCost" | "catalyst",
    {
      readonly symbols: SymbolCounts;
      readonly waiver: { readonly about: QuestionSource | null; readonly key: string } | null;
    }
  >
>;

/** Cards on top of a player's piles, the top card first. */
export type PileTops = { readonly grimoire: readonly CardIndex[]; readonly stoneDeck: readonly CardIndex[] };

/** A unit that a rule process has tried to destroy in this check. */
export type SparedUnit = { readonly instance: InstanceId; readonly rule: RuleRef };

/** Number of instructions at the beginning of a list that are a price, paid in full (house:46). */
type InstructionsPrice = { readonly price?: number };

/**
 * A step of the game that waits on the agenda. `run` names its handler. If a frame asks a question, it finds the
 * response in `given`.
 */
export type Frame =
  /**
   * Shuffling and choice of the first player (503.1.1, 503.1.1.1); `first` is `null` for a random choice. `tops` are put on
   * the shuffled piles.
   */
  | { readonly run: "prepare"; readonly first: PlayerId | null; readonly tops?: readonly [PileTops, PileTops] }
  /** Redraw decisions (503.1.1.3); `null` while undecided. */
  | { readonly run: "redraw"; readonly redraws: [boolean | null, boolean | null] }
  | { readonly run: "turn" }
  /** A phase; `index` is its place in `PHASES`. */
  | { readonly run: "phase"; readonly index: number }
  /** The moment after the process of a phase, on which abilities trigger. */
  | { readonly run: "phaseMoment"; readonly index: number }
  | { readonly run: "endOfTurn" }
  /** After the check at the end of a turn: the next turn, or priority and the end of turn again (606.3.4). */
  | { readonly run: "afterEndOfTurn" }
  /** A rule check (705). Units in `spared` are not destroyed again by the same rule in this check (house:36). */
  | { readonly run: "check"; readonly spared?: readonly SparedUnit[] }
  /** Puts waiting triggers on the chant one after another (705.3.3). */
  | { readonly run: "placeTriggers"; readonly given: QuestionResponse | null }
  /** Priority (232); `passes` counts consecutive passes. */
  | { readonly run: "priority"; readonly player: PlayerId; readonly passes: number }
  /** A question to a player; the frame below gets the response. */
  | { readonly run: "ask"; readonly question: PlayerQuestion }
  /** Draws cards one by one; `process` is the draw of the draw phase (603.1). */
  | { readonly run: "draw"; readonly player: PlayerId; readonly count: number; readonly process?: boolean }
  /** Proposed events that wait for the choice of replacement effects and then happen together. */
  | {
      readonly run: "batch";
      readonly proposals: readonly EventProposal[];
      /** Where to store the affected instances; `null` for nowhere. */
      readonly store: MemorySlot | null;
      /** Orders of the piles that several cards enter, as far as their owners have decided (402.3). */
      readonly orders: readonly (readonly InstanceId[])[];
      /** The key of an optional replacement that its controller is asked about. */
      readonly offered?: string;
      readonly given: QuestionResponse | null;
    }
  /**
   * Asks the controller of an optional replacement whether to apply it, on behalf of the batch below. `scope` is the
   * scope of the effect.
   */
  | { readonly run: "offer"; readonly ability: CardPartId; readonly scope: Scope }
  /** A list of instructions from index `at` on; `scope` is an index in `state.scopes`. */
  | ({
      readonly run: "program";
      readonly program: CardPartId;
      readonly at: number;
      readonly scope: number;
    } & InstructionsPrice)
  /** An instruction that asked a question and continues with the response. */
  | ({
      readonly run: "instruction";
      readonly program: CardPartId;
      readonly at: number;
      readonly scope: number;
    } & InstructionsPrice & {
        readonly given: QuestionResponse | null;
        /** Progress of an instruction with several parts. */
        readonly stage: number;
      })
  | ({ readonly run: "forEach"; readonly program: CardPartId; readonly scope: number } & {
      readonly store: string;
      readonly items: readonly Target[];
    })
  /**
   * A loop over both players. Both carry out each instruction, and everything that the instruction moves moves at one
   * moment (104).
   */
  | {
      readonly run: "together";
      readonly program: CardPartId;
      /** Index of the instruction; `turn` is the index of the player who decides next. */
      readonly step: number;
      readonly turn: number;
      /** The scope of the instruction that loops, and one for each player. */
      readonly scope: number;
      readonly scopes: readonly number[];
      /** Events that wait until both players have decided. */
      readonly gathered: readonly EventProposal[];
    }
  | { readonly run: "repeat"; readonly program: CardPartId; readonly scope: number; readonly times: number }
  /** Manual play by a player, for a card text or freely (`text` is `null`). */
  | ({ readonly run: "byHand"; readonly player: PlayerId; readonly about: QuestionSource | null } & {
      readonly text: string | null;
      readonly given: QuestionResponse | null;
    })
  /** Follow-up of a manual action for the selected cards. */
  | {
      readonly run: "byHandWay";
      readonly act: ByHandAct;
      readonly scope: number;
      readonly given: QuestionResponse | null;
    }
  /** Closes the innermost scope and shuffles searched piles (230.4). */
  | { readonly run: "closeScope" }
  /** Resolves the topmost instance on the chant (704.3). */
  | { readonly run: "resolve" }
  /** Removes a resolved instance from the chant (704.3.2.3 to 704.3.3). */
  | { readonly run: "finish"; readonly instance: InstanceId }
  /** Targeting of an instance on the chant: modes, targets and shares (702.3.2, 703.4.1.2). */
  | {
      readonly run: "aim";
      readonly instance: InstanceId;
      /** Index of the 「対象」 being decided, counted through all chosen modes; -1 while modes are. */
      readonly spec: number;
      readonly targets: readonly Target[] | null;
      readonly shares: readonly number[];
      /** The question that `given` responds to. */
      readonly asked: "modeCount" | "mode" | "count" | "targets" | "share" | null;
      /** Number of modes to choose; `null` while it is undecided, and for an ability with a single body. */
      readonly modes: number | null;
      readonly given: QuestionResponse | null;
    }
  /**
   * Payment of one part of a cost (702.3.4); `symbols` is the cost when the use began, `paid` the stones picked so far.
   */
  | {
      readonly run: "pay";
      readonly player: PlayerId;
      readonly instance: InstanceId;
      readonly part: "useCost" | "catalyst";
      readonly symbols: SymbolCounts;
      readonly paid: readonly InstanceId[];
      readonly given: QuestionResponse | null;
    }
  /**
   * Prices of a used card beyond its cost, one after the other, and then the payment of the cost, `null` for a free use.
   */
  | {
      readonly run: "prices";
      readonly player: PlayerId;
      readonly instance: InstanceId;
      readonly prices: readonly CardPartId[];
      readonly debt: OwedCost | null;
      readonly given: QuestionResponse | null;
    }
  /** The choice to leave a part of a cost unpaid under an effect that allows it; `key` names the effect. */
  | {
      readonly run: "waive";
      readonly player: PlayerId;
      readonly instance: InstanceId;
      readonly part: "useCost" | "catalyst";
      readonly symbols: SymbolCounts;
      readonly about: QuestionSource | null;
      readonly key: string;
      readonly given: QuestionResponse | null;
    }
  /** Completes a use (702.3.5). */
  | { readonly run: "used"; readonly player: PlayerId; readonly instance: InstanceId; readonly hadPriority: boolean }
  /** A battle step; `index` is its place in `BATTLE_STEPS`, `stage` the progress of its process. */
  | {
      readonly run: "battleStep";
      readonly index: number;
      readonly stage: number;
      readonly given: QuestionResponse | null;
    }
  /** The transition after both players have passed in a step. */
  | { readonly run: "afterStep"; readonly index: number }
  | { readonly run: "endBattle" };

export type FrameOf<Run extends Frame["run"]> = Extract<Frame, { readonly run: Run }>;
