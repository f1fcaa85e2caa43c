import type { RuleRef } from "../rulebook";
import type { ByHandAct } from "./by-hand";
import type { Symbols } from "./card";
import type { About, PlayerQuestion, Response } from "./choice";
import type { Event } from "./event";
import type { InstanceId, PlayerId, Target } from "./ids";
import type { PartId } from "./parts";

/** An event that is about to happen, and the replacements that have had their turn with it (306.1.2). */
export type Proposal = { readonly event: Event; readonly replacedBy: readonly string[] };

/** A unit that a rule process was about to destroy. */
export type SparedUnit = { readonly instance: InstanceId; readonly rule: RuleRef };

/** Steps of the game that wait on the agenda. Each says what it runs. Whoever asks finds the answer in `given`. */
export type Frame =
  /** Shuffling and who goes first, 503.1.1 and 503.1.1.1; `first` is `null` when the game decides at random. */
  | { readonly run: "prepare"; readonly first: PlayerId | null }
  /** 503.1.1.3: what each player has decided so far, `null` while undecided. */
  | { readonly run: "redraw"; readonly redraws: [boolean | null, boolean | null] }
  | { readonly run: "turn" }
  /** `index` is the place in the table of phases. */
  | { readonly run: "phase"; readonly index: number }
  /** What triggers once a phase has done what it does by itself. */
  | { readonly run: "phaseMoment"; readonly index: number }
  | { readonly run: "endOfTurn" }
  /** After the check at the end of a turn: the next turn, or priority and all of it again (606.3.4). */
  | { readonly run: "afterEndOfTurn" }
  /** 705. What this check has tried to destroy, and by which rule: it does not try again (house:36). */
  | { readonly run: "check"; readonly spared?: readonly SparedUnit[] }
  /** 705.3.3: puts the abilities that wait on the chant, one after the other. */
  | { readonly run: "placeTriggers"; readonly given: Response | null }
  /** 232: `passes` counts how many players have passed in a row. */
  | { readonly run: "priority"; readonly player: PlayerId; readonly passes: number }
  /** A question to a player; the frame below gets the answer. */
  | { readonly run: "ask"; readonly question: PlayerQuestion }
  | { readonly run: "draw"; readonly player: PlayerId; readonly count: number }
  /** Events that wait for their replacements to be chosen; afterwards they happen together. */
  | {
      readonly run: "batch";
      readonly proposals: readonly Proposal[];
      /** Where to keep the instances that they concern, once they have happened. */
      readonly store: { readonly scope: number; readonly name: string } | null;
      readonly given: Response | null;
    }
  /** Instructions, one after the other; `scope` is a place in the list of scopes. */
  | { readonly run: "program"; readonly program: PartId; readonly at: number; readonly scope: number }
  /** One instruction that has asked and goes on with what it was given. */
  | ({ readonly run: "instruction"; readonly program: PartId; readonly at: number; readonly scope: number } & {
      readonly given: Response | null;
      /** How far an instruction of several parts has come. */
      readonly stage: number;
    })
  | ({ readonly run: "forEach"; readonly program: PartId; readonly scope: number } & {
      readonly store: string;
      readonly items: readonly Target[];
    })
  | { readonly run: "repeat"; readonly program: PartId; readonly scope: number; readonly times: number }
  /** A player does things by hand, one after the other: for the text of a card, or for none. */
  | ({ readonly run: "byHand"; readonly player: PlayerId; readonly about: About | null } & {
      readonly text: string | null;
      readonly given: Response | null;
    })
  /** What is done with what an act has chosen. */
  | { readonly run: "byHandWay"; readonly act: ByHandAct; readonly scope: number; readonly given: Response | null }
  /** The instructions of the topmost scope are done: piles that were searched are shuffled (230.4). */
  | { readonly run: "closeScope" }
  /** 704.3: resolves the topmost of the chant. */
  | { readonly run: "resolve" }
  /** 704.3.2.3 to 704.3.3: what has been resolved leaves the chant. */
  | { readonly run: "finish"; readonly instance: InstanceId }
  /** 702.3.2, 703.4.1.2: chooses mode, targets and their shares for what lies on the chant. */
  | {
      readonly run: "aim";
      readonly instance: InstanceId;
      /** Which 「対象」 is being decided; -1 while the mode is. */
      readonly spec: number;
      readonly targets: readonly Target[] | null;
      readonly shares: readonly number[];
      /** What `given` answers. */
      readonly asked: "mode" | "count" | "targets" | "share" | null;
      readonly given: Response | null;
    }
  /**
   * 702.3.4: pays one part of what using a card costs; `symbols` is what it was when the use began, `paid` the stones
   * that have been picked.
   */
  | {
      readonly run: "pay";
      readonly player: PlayerId;
      readonly instance: InstanceId;
      readonly part: "useCost" | "catalyst";
      readonly symbols: Symbols;
      readonly paid: readonly InstanceId[];
      readonly given: Response | null;
    }
  /** 702.3.5. */
  | { readonly run: "used"; readonly player: PlayerId; readonly instance: InstanceId; readonly hadPriority: boolean }
  /** `index` is the place in the table of battle steps, `stage` how far the step has come with what it does by itself. */
  | { readonly run: "battleStep"; readonly index: number; readonly stage: number; readonly given: Response | null }
  /** What comes after both have passed in a step. */
  | { readonly run: "afterStep"; readonly index: number }
  | { readonly run: "endBattle" };

export type FrameOf<Run extends Frame["run"]> = Extract<Frame, { readonly run: Run }>;
