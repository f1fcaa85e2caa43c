import type { Effect, EffectVerb } from "../../../model/effect";
import type { Select } from "../../../model/select";
import { findConditionalPart } from "../nouns/selections";
import type { EnglishPhrase } from "../phrase";
import type { RenderContext } from "../render-context";
import { CARD_VERB_RENDERERS } from "./cards";
import { CHOICE_VERB_RENDERERS } from "./choices";
import { CONTINUOUS_VERB_RENDERERS } from "./continuous";
import { FLOW_VERB_RENDERERS } from "./flow";
import { MOVE_VERB_RENDERERS } from "./moves";
import { POINT_VERB_RENDERERS } from "./points";
import type { VerbRenderers } from "./verb-renderers";

/** One row for each verb. */
const VERB_ROWS: VerbRenderers<EffectVerb> = {
  ...POINT_VERB_RENDERERS,
  ...CARD_VERB_RENDERERS,
  ...MOVE_VERB_RENDERERS,
  ...CONTINUOUS_VERB_RENDERERS,
  ...CHOICE_VERB_RENDERERS,
  ...FLOW_VERB_RENDERERS,
};

/**
 * Renders one effect. If its object is a single thing with a filter, the filter becomes a condition before the clause.
 */
export function renderEffect(context: RenderContext, effect: Effect): EnglishPhrase {
  const fitted = ifItFits(context, effect);
  return (VERB_ROWS[fitted.do] as (context: RenderContext, effect: Effect) => EnglishPhrase)(context, fitted);
}

/** An effect on a filtered object becomes a conditional effect on the object: "if it is red, destroy it". */
function ifItFits(context: RenderContext, effect: Effect): Effect {
  for (const key of ["what", "on", "to", "from"] as const) {
    const select = (effect as { readonly [Part in typeof key]?: Select })[key];
    if (select === undefined || effect.do === "choose" || effect.do === "forEach") continue;
    const part = findConditionalPart(context, select);
    if (part === null) continue;
    return { do: "if", condition: { some: part }, then: [{ ...effect, [key]: part.of } as Effect] };
  }
  return effect;
}
