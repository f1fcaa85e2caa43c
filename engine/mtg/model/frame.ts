import type { ActivatedAbility, TotalCost } from "./ability";
import type { PlayerQuestion, QuestionResponse } from "./choice";
import type { Attacker, Blocker } from "./combat";
import type { Effect } from "./effect";
import type { Event } from "./event";
import type { StateBasedFinding } from "./finding";
import type { InstanceId, PlayerId, Target } from "./ids";
import type { MtgRef } from "./ref";
import type { AnnouncedChoices, Scope } from "./stack";

/** The position of a step: its index in `STEPS`, and where the turn continues after an extra phase (P.2.3). */
type AtStep = { readonly index: number /** `null` in the usual course of a turn. */; readonly resume: number | null };

/** The choices so far for a spell or ability being announced. `x` is `null` until chosen; shares may be incomplete. */
export type AnnouncementDraft = Omit<AnnouncedChoices, "x"> & { readonly x: number | null };

/** A declaration with several questions, and the responses so far. */
type Answered = { readonly answers: readonly QuestionResponse[]; readonly given: QuestionResponse | null };

/** Creatures of a declaration while their costs are being paid; `null` before. */
type Declared<Fighter> = readonly Fighter[] | null;

/** A pair of values, one for each player. */
export type PerPlayer<Value> = readonly [Value, Value];

/**
 * A step of the game that waits on the agenda; `run` names its handler. The response to a frame's question is in
 * `given`.
 */
export type Frame =
  /** Setup: shuffling, and the choice of the starting player. `starter` is set if no player chooses (P.1.1, P.1.5). */
  | { readonly run: "prepare"; readonly chooser: PlayerId | null; readonly starter: PlayerId | null }
  /** The choice to play or to draw (P.1.4). */
  | { readonly run: "playOrDraw"; readonly chooser: PlayerId; readonly given: QuestionResponse | null }
  /** Opening hands and mulligans; `wish` contains decisions to be carried out together. */
  | {
      readonly run: "mulligan";
      readonly taken: PerPlayer<number>;
      readonly kept: PerPlayer<boolean>;
      readonly wish: PerPlayer<boolean | null>;
    }
  /** Cards put from a hand on the bottom of the library, in an order of the player's choice. */
  | {
      readonly run: "bottom";
      readonly player: PlayerId;
      readonly count: number;
      readonly given: QuestionResponse | null;
    }
  | { readonly run: "turn" }
  | ({ readonly run: "step"; readonly given: QuestionResponse | null } & AtStep)
  /** Actions of the game in a step, starting with index `at`. */
  | ({ readonly run: "stepActions"; readonly at: number } & AtStep)
  | ({ readonly run: "openStep" } & AtStep)
  /** The end of a step: both players have passed on an empty stack, or the step has no priority. */
  | ({ readonly run: "endStep" } & AtStep)
  /** The end of a cleanup step: it ends, or players get priority and another cleanup step follows (P.13.1). */
  | ({ readonly run: "afterCleanup" } & AtStep)
  /** The choice of permanents that stay tapped, if an effect allows that (P.5.1). */
  | { readonly run: "untap"; readonly given: QuestionResponse | null }
  | { readonly run: "discardToMaximum"; readonly given: QuestionResponse | null }
  /** Draws cards one by one (G.15.1). */
  | { readonly run: "draw"; readonly player: PlayerId; readonly count: number; readonly rule: MtgRef }
  /** The declarations of attackers (C.3.1) and of blockers (C.4.1). */
  | ({ readonly run: "declareAttackers"; readonly declared: Declared<Attacker> } & Answered)
  | ({ readonly run: "declareBlockers"; readonly declared: Declared<Blocker> } & Answered)
  /** Assignment of combat damage: in the first or only damage step, or in the second (C.5.1, C.5.9). */
  | ({ readonly run: "assignDamage"; readonly first: boolean } & Answered)
  /** A check of state-based effects (T.11.2, 704). */
  | { readonly run: "check" }
  /** The questions of a check's findings, before they happen together. */
  | {
      readonly run: "settle";
      readonly findings: readonly StateBasedFinding[];
      readonly answers: readonly (QuestionResponse | null)[];
      readonly given: QuestionResponse | null;
    }
  /** Puts waiting abilities onto the stack one after another (A.4.8). */
  | { readonly run: "placeTriggers"; readonly given: QuestionResponse | null }
  /** Priority; `passes` counts passes in a row (T.2.2). */
  | { readonly run: "priority"; readonly player: PlayerId; readonly passes: number }
  /** A question to a player; the frame below gets the response. */
  | { readonly run: "ask"; readonly question: PlayerQuestion }
  /** Events that wait while owners order cards that enter a graveyard or library together (Z.1.4, Z.6.6). */
  | {
      readonly run: "batch";
      readonly events: readonly Event[];
      readonly orders: readonly (readonly InstanceId[])[];
      readonly given: QuestionResponse | null;
    }
  /** Events that wait for the choice among several replacements of one event (T.10.10). */
  | { readonly run: "contested"; readonly events: readonly Event[]; readonly given: QuestionResponse | null }
  /** Damage that waits for the choice of what shields prevent (G.11.3). */
  | {
      readonly run: "shielded";
      readonly events: readonly Event[];
      readonly orders: readonly { readonly target: Target; readonly sources: readonly InstanceId[] }[];
      readonly given: QuestionResponse | null;
    }
  /**
   * Choices for a spell or ability on the stack (T.4.2), then its cost. `ability` is the index of an activated ability
   * of its source. With `isPaid`, the response says whether the cost was paid.
   */
  | {
      readonly run: "announce";
      readonly instance: InstanceId;
      readonly player: PlayerId;
      readonly ability: number | null;
      readonly draft: AnnouncementDraft;
      readonly isPaid: boolean;
      readonly given: QuestionResponse | null;
    }
  /** Payment of a cost, part after part (T.4.10). The frame below gets 1 when all is paid, 0 when it cannot be. */
  | {
      readonly run: "pay";
      readonly player: PlayerId;
      /** The object to which the cost refers; `null` if there is none. */
      readonly source: InstanceId | null;
      readonly due: TotalCost;
      readonly isForMana: boolean;
      readonly asked: null | "source" | "outcome" | "mana" | "sacrifice" | "discard";
      /** The source of mana that was picked. */
      readonly picked: InstanceId | null;
      readonly given: QuestionResponse | null;
    }
  /** A mana ability after its cost: it resolves without the stack (A.6.9). */
  | {
      readonly run: "makeMana";
      readonly instance: InstanceId;
      readonly place: number;
      readonly ability: ActivatedAbility;
      readonly scope: Scope;
      readonly mode: number | null;
      readonly isPaid: boolean;
      readonly given: QuestionResponse | null;
    }
  /** Triggered mana abilities that resolve at once (A.6.4). */
  | { readonly run: "manaTriggers" }
  /** Resolves the uppermost thing on the stack (T.6.1). */
  | { readonly run: "resolve" }
  /** The last step of a resolution: the thing leaves the stack (T.6.9). */
  | { readonly run: "finish"; readonly instance: InstanceId }
  /** Instructions from index `at` on; `scope` is an index in `state.scopes`. */
  | { readonly run: "program"; readonly effects: readonly Effect[]; readonly at: number; readonly scope: number }
  /** An instruction that asked a question and goes on with the response. */
  | {
      readonly run: "instruction";
      readonly effect: Effect;
      readonly scope: number;
      readonly stage: number;
      readonly given: QuestionResponse | null;
    }
  /** A loop over instructions, for each of some players in turn (T.6.6), or a number of times. */
  | {
      readonly run: "loop";
      readonly effects: readonly Effect[];
      readonly scope: number;
      readonly players: readonly PlayerId[];
    }
  /** Closes the innermost scope. */
  | { readonly run: "closeScope" };

export type FrameOf<Run extends Frame["run"]> = Extract<Frame, { readonly run: Run }>;
