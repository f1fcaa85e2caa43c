import type { EffectOf } from "../../../model/effect";
import { createdReplacement, createdTrigger, staticText } from "../abilities";
import { predicatesOf } from "../changes";
import type { Said } from "../clauses";
import { durationText } from "../durations";
import type { Page } from "../page";
import { refer } from "../selections";
import type { VerbRows } from "./instruction";

/** What goes on for a while. */
export const CONTINUOUS_VERBS: VerbRows<"modify" | "create"> = { modify: sayModify, create: sayCreate };

function sayModify(page: Page, { what, changes, until }: EffectOf<"modify">): Said {
  const lead = durationText(page, until);
  const subject = refer(page, what, typeof what !== "string" && "all" in what ? "bare" : "all", "subject");
  return { who: subject, does: predicatesOf(page, changes, subject, true), lead, told: true };
}

function sayCreate(page: Page, { ability, until, times }: EffectOf<"create">): Said {
  if (ability.type === "triggered") return createdTrigger(page, ability, until, times !== "always");
  if (ability.type === "replacement") return createdReplacement(page, ability, until, times === "once");
  return [`${durationText(page, until)}, ${staticText(page, ability)}`];
}
