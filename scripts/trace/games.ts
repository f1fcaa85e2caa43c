import { getChapter, getRuleStatus, HOUSE_RULINGS_BY_ID, RULE_CHAPTERS, RULE_IDS } from "@/engine/magmell/rulebook";
import { MTG_DOCUMENTS } from "@/engine/mtg/rulebook";
import { createMtgRuleDocument } from "@/engine/mtg/rulebook/trace";
import LATER_CEILINGS from "@/engine/rulebook/later-ceilings.json";
import type { RuleDocument } from "@/engine/rulebook/rule-document";

/** A game of the engine, by its folder, with its rules documents. */
type GameBooks = { readonly folder: string; readonly documents: readonly RuleDocument[] };

const chapters = new Map<string, string>(RULE_CHAPTERS.map(({ number, en }) => [String(number), `${number} ${en}`]));

const MAGMELL: readonly RuleDocument[] = [
  {
    key: "mag",
    entries: RULE_IDS.map((id) => ({
      id,
      group: chapters.get(String(getChapter(id))) ?? "?",
      status: getRuleStatus(id),
    })),
    laterCeiling: LATER_CEILINGS.mag,
  },
  {
    key: "house",
    entries: Object.keys(HOUSE_RULINGS_BY_ID).map((id) => ({ id, group: "house", status: null })),
    laterCeiling: LATER_CEILINGS.house,
  },
];

/** Both games of the engine, each with all its documents. */
export const TRACED_GAMES: readonly GameBooks[] = [
  { folder: "magmell", documents: MAGMELL },
  { folder: "mtg", documents: MTG_DOCUMENTS.map(createMtgRuleDocument) },
];
