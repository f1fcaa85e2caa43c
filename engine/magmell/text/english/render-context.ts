import type { Ability, AbilityBody, EventPattern, TargetSpec } from "../../model/ability";
import type { CardKind } from "../../model/card";
import type { Effect, EffectOf } from "../../model/effect";
import type { Amount, Condition, Filter } from "../../model/select";
import type { ZoneId } from "../../model/zone";
import type { EnglishNames } from "../types";
import type { EnglishPhrase } from "./phrase";
import type { Noun } from "./words";

/** The words by which later effects refer to a stored result. */
export type StoredResultWords = {
  /** Noun for a single element of the result: "card", "unit". */
  readonly head: string;
  /** The participle: "discarded", "found"; empty for the current element of a loop. */
  readonly manner: string;
  readonly many: boolean;
  readonly player?: boolean;
  /** The words for the result as a number, if it is not a count: "the chosen number". */
  readonly number?: string;
  /** The possessive of the player in whose piles the result was found. */
  readonly owner?: string;
  /** The pile in which it was seen, if not the grimoire. */
  readonly pile?: ZoneId;
  /** The player in whose hand it was seen, if not yours. */
  readonly holder?: Noun;
  /** The words at the first mention, for an effect right after a choice: "a unit you control". */
  first?: { readonly text: string; readonly many: boolean } | null;
  /** Whether some cards have been taken from the pile, so that its cards are "the rest". */
  taken?: boolean;
};

/**
 * The state of an English text during rendering, including the things already mentioned. Renderers change it in reading
 * order; it is never passed outside of this folder.
 */
export type RenderContext = {
  readonly kind: CardKind;
  /** The words for the instance itself: "this unit", or "this card" outside its usual zone. */
  readonly self: string;
  readonly targets: readonly TargetSpec[];
  /** For each target, whether it has been named already. */
  readonly named: boolean[];
  /** Whether a target may be named here at its first mention. */
  mayNameTargets: boolean;
  /** Index of the first target that may be named. Targets of an outer body are not named within an inner body. */
  readonly firstNameable: number;
  /** Targets mentioned where they could not be named; shared with the outer contexts. */
  readonly namedTooLate: Set<number>;
  readonly stored: Map<string, StoredResultWords>;
  /** The event that triggers the ability or is replaced. */
  event: EventPattern | null;
  /** The antecedent of "it" and "them" at this point. */
  focus: string | null;
  /** The player who is the subject of the sentence, and is "they" within it. */
  actor: string | null;
  /** Modes on separate lines; `null` if line breaks are not possible. */
  readonly modes: string[] | null;
  /** The number of quotations around this text. */
  readonly depth: number;
  readonly names: EnglishNames;
  readonly render: NestedRenderers;
};

/** Renderers of nested phrases: effects contain effects and abilities, and abilities contain effects. */
export type NestedRenderers = {
  readonly effect: (context: RenderContext, effect: Effect) => EnglishPhrase;
  /** Several effects as one sentence. */
  readonly together: (context: RenderContext, effects: readonly Effect[]) => string;
  /** One thing that matches a filter, without an article: "unit you control". */
  readonly group: (context: RenderContext, where: Filter) => string;
  /** A number of events of this turn. */
  readonly happened: (context: RenderContext, amount: Extract<Amount, { happened: unknown }>) => string;
  /** A relative clause for an event of this turn: "that attacked this turn". */
  readonly deed: (context: RenderContext, event: EventPattern, many: boolean) => string;
  /** A condition as the clause after "if". */
  readonly condition: (context: RenderContext, condition: Condition) => string;
  /** An ability that something has or gains, in quotation marks. */
  readonly quotedAbility: (context: RenderContext, ability: Ability) => string;
  /** A temporary ability that no instance has (302.1.3). */
  readonly createdAbility: (context: RenderContext, effect: EffectOf<"create">) => readonly string[];
};

const SELF: Readonly<Record<CardKind, string>> = { unit: "this unit", magic: "this magic", stone: "this stone" };

/** Default English names, which leave every name untranslated. */
export const NO_ENGLISH_NAMES: EnglishNames = { counterName: () => null };

/** Returns the context for the beginning of a text, before any mention. */
export const createRenderContext = (
  kind: CardKind,
  render: NestedRenderers,
  { self = SELF[kind], depth = 0, names = NO_ENGLISH_NAMES } = {},
): RenderContext => ({
  kind,
  self,
  targets: [],
  named: [],
  mayNameTargets: true,
  firstNameable: 0,
  namedTooLate: new Set(),
  stored: new Map(),
  event: null,
  focus: null,
  actor: null,
  modes: depth === 0 ? [] : null,
  depth,
  names,
  render,
});

/** Returns the noun for a counter: "power counter". */
export const getCounterNoun = ({ names }: RenderContext, counter: string): string =>
  `${names.counterName(counter) ?? counter} counter`;

/**
 * Returns a context for a nested body that continues the outer text: its targets are numbered after the outer ones.
 * With `announced`, a separate sentence has already named the targets.
 */
export const createBodyContext = (
  context: RenderContext,
  { targets = [] }: AbilityBody,
  announced: boolean,
): RenderContext => ({
  ...context,
  targets: [...context.targets, ...targets],
  named: [...context.targets.map((_target, index) => context.named[index] ?? true), ...targets.map(() => announced)],
  mayNameTargets: true,
  firstNameable: context.targets.length,
  stored: new Map([...context.stored].map(([name, kept]) => [name, { ...kept }])),
  modes: context.modes === null ? null : [],
});

/** Renders a part that must not introduce new targets. */
export function renderWithoutNewTargets<Written>(context: RenderContext, write: () => Written): Written {
  const { mayNameTargets: folding } = context;
  context.mayNameTargets = false;
  const written = write();
  context.mayNameTargets = folding;
  return written;
}

/** Renders a mode and then restores the antecedent of "it", so that modes do not affect each other. */
export function renderKeepingFocus<Written>(context: RenderContext, write: () => Written): Written {
  const { focus } = context;
  const written = write();
  context.focus = focus;
  return written;
}
