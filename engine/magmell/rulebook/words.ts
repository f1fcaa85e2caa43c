import HOUSE_RULINGS from "../../rulebook/documents/house.json";
import MAG from "../../rulebook/documents/mag.json";
import { indexById } from "../../rulebook/index-by-id";
import type { RuleTexts } from "../../rulebook/rule-entry";
import type { Ruling } from "../../rulebook/ruling";
import type { RulingId } from "./generated/rows";
import type { RuleId } from "./rules";

/** A rule paraphrased in both languages. A heading only names the rules below it. */
export type RuleText = RuleTexts & { readonly heading?: true };

/** Paraphrases of all rules of the MAGMELL comprehensive rules 1.01, in the order of the document. */
export const RULE_TEXTS = Object.fromEntries(
  MAG.map(({ id, kind, ja, en }) => [id, { ...(kind === "heading" && { heading: true }), ja, en }]),
) as Readonly<Record<RuleId, RuleText>>;

export type HouseRulingId = RulingId;
/** A decision by this project, with its reason, where the comprehensive rules are silent or contradict themselves. */
export type HouseRuling = Ruling<RuleId>;

/** House rulings by permanent number. A withdrawn ruling keeps its number; numbers are never reused. */
export const HOUSE_RULINGS_BY_ID = indexById<HouseRulingId, HouseRuling>(
  HOUSE_RULINGS as readonly ({ id: HouseRulingId } & HouseRuling)[],
);
