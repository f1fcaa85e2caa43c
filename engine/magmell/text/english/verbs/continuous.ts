import type { EffectOf } from "../../../model/effect";
import { nounFor } from "../nouns/selections";
import type { Phrase } from "../phrase";
import type { RenderContext } from "../render-context";
import { predicatesOf } from "../sentences/changes";
import { durationText } from "../words";
import type { VerbRows } from "./verb-rows";

/** Rows for continuous effects (306.1). */
export const CONTINUOUS_VERBS: VerbRows<"modify" | "create"> = {
  modify: sayModify,
  create: (context, effect) => context.render.createdAbility(context, effect),
};

function sayModify(context: RenderContext, { what, changes, until }: EffectOf<"modify">): Phrase {
  const lead = durationText(context, until);
  const subject = nounFor(context, what, typeof what !== "string" && "all" in what ? "bare" : "all", "subject");
  return { who: subject, does: predicatesOf(context, changes, subject, true), lead, told: true };
}
