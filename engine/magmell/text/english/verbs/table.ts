import type { Effect, Verb } from "../../../model/effect";
import type { Select } from "../../../model/select";
import type { Said } from "../clauses";
import type { Page } from "../page";
import { conditional } from "../selections";
import { CARD_VERBS } from "./cards";
import { CHOICE_VERBS } from "./choices";
import { CONTINUOUS_VERBS } from "./continuous";
import { FLOW_VERBS } from "./flow";
import type { VerbRows } from "./instruction";
import { MOVE_VERBS } from "./moves";
import { POINT_VERBS } from "./points";

let table: VerbRows<Verb> | null = null;

/** One row for each verb. Put together when it is first asked for, because instructions are made of instructions. */
function rows(): VerbRows<Verb> {
  table ??= { ...POINT_VERBS, ...CARD_VERBS, ...MOVE_VERBS, ...CONTINUOUS_VERBS, ...CHOICE_VERBS, ...FLOW_VERBS };
  return table;
}

/** One instruction in English. What is done to one thing if it fits begins with the condition. */
export function sayEffect(page: Page, effect: Effect): Said {
  const fitted = ifItFits(page, effect);
  return (rows()[fitted.do] as (page: Page, effect: Effect) => Said)(page, fitted);
}

/** "Destroy that of it which is red" is "if it is red, destroy it". */
function ifItFits(page: Page, effect: Effect): Effect {
  for (const key of ["what", "on", "to", "from"] as const) {
    const select = (effect as Partial<Record<string, unknown>>)[key];
    if (typeof select !== "object" || effect.do === "choose" || effect.do === "forEach") continue;
    const part = conditional(page, select as Select);
    if (part === null) continue;
    // biome-ignore lint/suspicious/noThenProperty: instructions are data and never awaited
    return { do: "if", condition: { some: part }, then: [{ ...effect, [key]: part.of } as Effect] };
  }
  return effect;
}
