import type { EffectOf, Verb } from "../../../model/effect";
import type { Phrase } from "../phrase";
import type { RenderContext } from "../render-context";

/** Renderers for the verbs of one family, by verb. */
export type VerbRenderers<Some extends Verb> = {
  readonly [Do in Some]: (context: RenderContext, effect: EffectOf<Do>) => Phrase;
};
