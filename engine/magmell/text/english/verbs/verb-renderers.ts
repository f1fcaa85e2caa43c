import type { EffectOf, EffectVerb } from "../../../model/effect";
import type { EnglishPhrase } from "../phrase";
import type { RenderContext } from "../render-context";

/** Renderers for the verbs of one family, by verb. */
export type VerbRenderers<Some extends EffectVerb> = {
  readonly [Do in Some]: (context: RenderContext, effect: EffectOf<Do>) => EnglishPhrase;
};
