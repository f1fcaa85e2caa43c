import type { Response } from "../model/choice";
import type { EffectOf, Verb } from "../model/effect";
import type { FrameOf } from "../model/frame";
import type { Scope } from "../model/scope";
import type { Game } from "../model/state";
import type { RuleRef } from "../rulebook";

/** An instruction that is being carried out: where it stands, what it refers to, and how far it has come. */
export type Instruction<Do extends Verb = Verb> = {
  readonly effect: EffectOf<Do>;
  readonly scope: Scope;
  /** The place of the scope. */
  readonly at: number;
  /** The frame to run again when a question has been answered. */
  readonly frame: FrameOf<"instruction">;
  /** What was answered, when this is not the first time. */
  readonly given: Response | null;
  readonly stage: number;
};

/** What a verb does, and the rules that say so. */
export type EffectRow<Do extends Verb> = {
  readonly rules: readonly RuleRef[];
  readonly run: (game: Game, instruction: Instruction<Do>) => void;
};

export type EffectRows<Do extends Verb> = { readonly [Key in Do]: EffectRow<Key> };

/** The same instruction again, at a later stage. */
export const atStage = ({ frame }: Pick<Instruction, "frame">, stage: number): FrameOf<"instruction"> => ({
  ...frame,
  stage,
  given: null,
});

/** Where the instances that an instruction concerns are kept, if it says so. */
export const storeOf = (at: number, name: string | undefined): { scope: number; name: string } | null =>
  name === undefined ? null : { scope: at, name };
