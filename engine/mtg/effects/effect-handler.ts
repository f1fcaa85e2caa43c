import type { QuestionResponse } from "../model/choice";
import type { Effect, EffectVerb } from "../model/effect";
import type { MtgRef } from "../model/ref";
import type { Scope } from "../model/stack";
import type { Game } from "../model/state";

type EffectOf<Do extends EffectVerb> = Effect extends infer One
  ? One extends { readonly do: infer All }
    ? Do extends All
      ? One
      : never
    : never
  : never;

/** The position of an instruction: the index of its scope, its stage, and the answer to its question. */
export type EffectPosition = {
  readonly index: number;
  readonly stage: number;
  readonly given: QuestionResponse | null;
};

/** The handler of an instruction, and the rules that it follows. */
export type EffectHandler<Do extends EffectVerb> = {
  readonly rules: readonly MtgRef[];
  readonly run: (game: Game, effect: EffectOf<Do>, scope: Scope, place: EffectPosition) => void;
};

/** A handler shared by instructions of the same form, each with a separate verb. */
export type SharedEffectHandler<Do extends EffectVerb> = Pick<EffectHandler<Do>, "rules"> & {
  readonly run: (game: Game, effect: EffectOf<Do>, scope: Scope) => void;
};
