import type { Effect, Verb } from "../../../magmell/model/effect";
import type { Said } from "../clauses";
import type { Page } from "../page";
import { CARD_VERBS } from "./cards";
import { CHOICE_VERBS } from "./choices";
import { CONTINUOUS_VERBS } from "./continuous";
import { FLOW_VERBS } from "./flow";
import type { VerbRows } from "./instruction";
import { MOVE_VERBS } from "./moves";
import { POINT_VERBS } from "./points";

/** One row for each verb. Put together when it is asked for, because instructions are made of instructions. */
const rows = (): VerbRows<Verb> => ({
  ...POINT_VERBS,
  ...CARD_VERBS,
  ...MOVE_VERBS,
  ...CONTINUOUS_VERBS,
  ...CHOICE_VERBS,
  ...FLOW_VERBS,
});

/** One instruction in English. */
export const sayEffect = (page: Page, effect: Effect): Said =>
  (rows()[effect.do] as (page: Page, effect: Effect) => Said)(page, effect);
