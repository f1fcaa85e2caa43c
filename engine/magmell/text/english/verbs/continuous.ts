import type { EffectOf } from "../../../model/effect";
import { durationText } from "../durations";
import { nounFor } from "../nouns/selections";
import type { Phrase } from "../phrase";
import { createdReplacement, createdTrigger, staticText } from "../render-ability";
import type { RenderContext } from "../render-context";
import { predicatesOf } from "../sentences/changes";
import type { VerbRows } from "./verb-rows";

/** What goes on for a while. */
export const CONTINUOUS_VERBS: VerbRows<"modify" | "create"> = { modify: sayModify, create: sayCreate };

function sayModify(context: RenderContext, { what, changes, until }: EffectOf<"modify">): Phrase {
  const lead = durationText(context, until);
  const subject = nounFor(context, what, typeof what !== "string" && "all" in what ? "bare" : "all", "subject");
  return { who: subject, does: predicatesOf(context, changes, subject, true), lead, told: true };
}

function sayCreate(context: RenderContext, { ability, until, times }: EffectOf<"create">): Phrase {
  if (ability.type === "triggered") return createdTrigger(context, ability, until, times !== "always");
  if (ability.type === "replacement") return createdReplacement(context, ability, until, times === "once");
  return [`${durationText(context, until)}, ${staticText(context, ability)}`];
}
