import type { EffectOf } from "../../../model/effect";
import { createSelectNoun } from "../nouns/selections";
import type { EnglishPhrase } from "../phrase";
import type { RenderContext } from "../render-context";
import { renderChangePredicates } from "../sentences/changes";
import { renderDuration } from "../words";
import type { VerbRenderers } from "./verb-renderers";

/** Renderers for continuous effects (306.1). */
export const CONTINUOUS_VERB_RENDERERS: VerbRenderers<"modify" | "create"> = {
  modify: renderModify,
  create: (context, effect) => context.render.createdAbility(context, effect),
};

function renderModify(context: RenderContext, { what, changes, until }: EffectOf<"modify">): EnglishPhrase {
  const lead = renderDuration(context, until);
  const subject = createSelectNoun(
    context,
    what,
    typeof what !== "string" && "all" in what ? "bare" : "all",
    "subject",
  );
  return { who: subject, does: renderChangePredicates(context, changes, subject, true), lead, told: true };
}
