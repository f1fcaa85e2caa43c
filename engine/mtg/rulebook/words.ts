import SIXTH_EDITION from "../../rulebook/documents/mtg-6e.json";
import EIGHTH_EDITION from "../../rulebook/documents/mtg-8e.json";
import COMPREHENSIVE from "../../rulebook/documents/mtg-cr.json";
import TURN_FLOW from "../../rulebook/documents/mtg-flow.json";
import HOUSE_RULINGS from "../../rulebook/documents/mtg-house.json";
import { indexById } from "../../rulebook/index-by-id";
import type { RuleTexts } from "../../rulebook/rule-entry";
import type { Ruling } from "../../rulebook/ruling";
import type { RuleStatus } from "../../rulebook/status";
import type { RulingId } from "./generated/rows";
import type { MtgRuleId } from "./rules";

/** A summary of each entry of the four documents in our own words; for a ruling or a note, its topic. */
export const MTG_RULE_SUMMARIES = Object.fromEntries(
  [SIXTH_EDITION, EIGHTH_EDITION, COMPREHENSIVE, TURN_FLOW].flat().map(({ id, ja, en }) => [id, { ja, en }]),
) as Readonly<Record<MtgRuleId, RuleTexts>>;

export type MtgHouseRulingId = RulingId;
/**
 * A house ruling on the documents of Magic. It cites both sides of a contradiction, or the silent rule and the era that
 * answers it.
 */
export type MtgRuling = { readonly status: Exclude<RuleStatus, "outside"> } & Ruling<MtgRuleId>;

/** House rulings of Magic by permanent number. A withdrawn ruling keeps its number; numbers are never reused. */
export const MTG_HOUSE_RULINGS = indexById<MtgHouseRulingId, MtgRuling>(
  HOUSE_RULINGS as readonly ({ id: MtgHouseRulingId } & MtgRuling)[],
);
