import type { Ability, ContinuousChange, EventPattern } from "../../../model/ability";
import type { Effect } from "../../../model/effect";
import type { Condition, PlayerRef } from "../../../model/select";
import type { Discourse } from "../discourse/discourse";
import type { FrameName } from "../morphology/verbs";
import type { Adverb } from "../phrases/adverbs";
import type { Clause } from "../phrases/clause";
import type { NounPhrase } from "../phrases/noun-phrase";
import type { PendingModifiers } from "../phrases/pending-modifiers";
import type { SemanticRoles } from "./semantic-roles";

/** Everything that a frame needs beyond its clause. */
export type ReadingContext = {
  readonly discourse: Discourse;
  /**
   * Who does what a sentence goes on with without naming anybody: the player of the last act, or the usual one. Or
   * that it is done under the last condition.
   */
  readonly goesOnWith?: "last" | "usual" | "condition";
  /** Reads the text in 「」 as an ability that something gains; `null` if it is not understood. */
  readonly ability: (quote: { readonly start: number; readonly end: number }) => Ability | null;
  /**
   * Reads the text in 「」 as the abilities of a token, each after a 「■」 if there are several; `null` if one is not
   * understood.
   */
  readonly abilities: (quote: { readonly start: number; readonly end: number }) => readonly Ability[] | null;
  /** Returns the choice between the modes of the text; `null` if a mode is not understood. */
  readonly modes: (who: PlayerRef) => Effect | null;
  /** Reads the text in 「」 as instructions. */
  readonly instructions: (quote: { readonly start: number; readonly end: number }) => readonly Effect[] | null;
};

/** Continuous changes and the phrase for the things that they affect. */
export type SubjectChanges = {
  readonly of: NounPhrase;
  readonly changes: readonly ContinuousChange[];
  readonly while?: Condition;
};

/**
 * Readers for the meanings of a verb, by the use of its clause. A reader returns `null` if the clause has no such
 * meaning. `effect` resolves back-references at once; the others leave them in place.
 */
export type VerbFrame = {
  /** Adverbs that the effect or change takes into account. */
  readonly manners?: readonly Adverb["says"][];
  /** Adverbs among `manners` that may be redundant: without them, the effect is the same. */
  readonly idle?: readonly Adverb["says"][];
  readonly effect?: (roles: SemanticRoles, clause: Clause, reading: ReadingContext) => readonly Effect[] | null;
  readonly event?: (roles: SemanticRoles, clause: Clause) => EventPattern | readonly EventPattern[] | null;
  readonly condition?: (roles: SemanticRoles, clause: Clause) => Condition | null;
  /**
   * The modifiers that a relative clause adds to its noun, if the clause means more than an event that happened to it.
   */
  readonly relative?: (roles: SemanticRoles, clause: Clause) => Partial<PendingModifiers> | null;
  readonly change?: (
    roles: SemanticRoles,
    clause: Clause,
    reading: ReadingContext,
  ) => SubjectChanges | readonly SubjectChanges[] | null;
};

export type VerbFrames = Partial<Record<FrameName, VerbFrame>>;
