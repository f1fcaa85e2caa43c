import type { EffectOf, Verb } from "../../../model/effect";
import type { Phrase } from "../phrase";
import type { RenderContext } from "../render-context";

/** How each verb of a family is said. */
export type VerbRows<Some extends Verb> = {
  readonly [Do in Some]: (context: RenderContext, effect: EffectOf<Do>) => Phrase;
};
