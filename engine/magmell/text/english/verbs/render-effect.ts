import type { Effect, Verb } from "../../../model/effect";
import type { Select } from "../../../model/select";
import { conditionalPart } from "../nouns/selections";
import type { Phrase } from "../phrase";
import type { RenderContext } from "../render-context";
import { CARD_VERBS } from "./cards";
import { CHOICE_VERBS } from "./choices";
import { CONTINUOUS_VERBS } from "./continuous";
import { FLOW_VERBS } from "./flow";
import { MOVE_VERBS } from "./moves";
import { POINT_VERBS } from "./points";
import type { VerbRows } from "./verb-rows";

/** One row for each verb. */
const VERB_ROWS: VerbRows<Verb> = {
  ...POINT_VERBS,
  ...CARD_VERBS,
  ...MOVE_VERBS,
  ...CONTINUOUS_VERBS,
  ...CHOICE_VERBS,
  ...FLOW_VERBS,
};

/** Renders one effect. An effect on one thing with a filter begins with the condition. */
export function renderEffect(context: RenderContext, effect: Effect): Phrase {
  const fitted = ifItFits(context, effect);
  return (VERB_ROWS[fitted.do] as (context: RenderContext, effect: Effect) => Phrase)(context, fitted);
}

/** An effect on a filtered object becomes a conditional effect on the object: "if it is red, destroy it". */
function ifItFits(context: RenderContext, effect: Effect): Effect {
  for (const key of ["what", "on", "to", "from"] as const) {
    const select = (effect as { readonly [Part in typeof key]?: Select })[key];
    if (select === undefined || effect.do === "choose" || effect.do === "forEach") continue;
    const part = conditionalPart(context, select);
    if (part === null) continue;
    return { do: "if", condition: { some: part }, then: [{ ...effect, [key]: part.of } as Effect] };
  }
  return effect;
}
