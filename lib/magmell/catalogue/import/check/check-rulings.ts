import { toNameKey } from "@/engine/magmell";
import { HOUSE_RULINGS_BY_ID, isRuleId } from "@/engine/magmell/rulebook";
import { claimKey } from "@/lib/collections";
import type { Task } from "@/lib/tasks";
import type { CardFile } from "../files/read-card-file";
import type { PartialRuling } from "../files/schema";
import { describeEntry, type EntryLocation, type ImportFinding, type ProblemParams } from "../import-problem";
import type { NameRegistry } from "./name-registry";

/** Checks the rulings of files against the cards they name and the rules they cite. */
export class RulingChecker {
  /** Where an id was first seen. */
  readonly #ids = new Map<string, EntryLocation>();
  readonly #names: NameRegistry;

  constructor(names: NameRegistry) {
    this.#names = names;
  }

  *check(file: CardFile): Task<readonly ImportFinding[]> {
    const findings: ImportFinding[] = [];
    for (const { index, value } of file.rulingSketches) {
      const path = ["rulings", index];
      const where = { file: file.file, list: "rulings", entry: index + 1 };
      findings.push(...this.#checkId(path, value, where), ...this.#checkCards(path, value), ...checkRules(path, value));
      yield;
    }
    return findings;
  }

  #checkId(path: ImportFinding["path"], { id }: PartialRuling, where: EntryLocation): readonly ImportFinding[] {
    if (id === null) return [];
    const first = claimKey(this.#ids, id, where);
    if (first === null) return [];
    const fix = "Give this ruling an id of its own.";
    const reason = `is the id of ${describeEntry(first)} too`;
    return [{ code: "RULING_TWICE", path: [...path, "id"], reason, fix, facts: first }];
  }

  #checkCards(path: ImportFinding["path"], { cards }: PartialRuling): readonly ImportFinding[] {
    const seen = new Set<string>();
    return cards.flatMap((name, index): readonly ImportFinding[] => {
      if (name === null) return [];
      const place = [...path, "cards", index];
      const key = toNameKey(name);
      if (seen.has(key))
        return [{ code: "RULING_CARD_TWICE", path: place, reason: "stands in this list twice", fix: "Remove it." }];
      seen.add(key);
      if (this.#names.find(name)) return [];
      const reason = "is the name of no card, here or in the database";
      return [{ code: "RULING_CARD_UNKNOWN", path: place, reason, ...this.#names.meant(name) }];
    });
  }
}

function checkRules(path: ImportFinding["path"], { rules }: PartialRuling): readonly ImportFinding[] {
  return rules.flatMap((rule, index): readonly ImportFinding[] => {
    if (rule === null || isRuleId(rule) || Object.hasOwn(HOUSE_RULINGS_BY_ID, rule)) return [];
    return [{ code: "RULE_UNKNOWN", path: [...path, "rules", index], reason: "is no rule", ...nearestRule(rule) }];
  });
}

/** Fix for an unknown rule id: the range of house ids, the nearest existing rule above the id, or the place to find numbers. */
function nearestRule(rule: string): { readonly fix: string; readonly facts: ProblemParams } {
  const last = Object.keys(HOUSE_RULINGS_BY_ID).length;
  if (rule.startsWith("house:")) return { fix: `Write one of house:1 to house:${last}.`, facts: { last } };
  for (let above = rule; above.includes("."); ) {
    above = above.slice(0, above.lastIndexOf("."));
    if (isRuleId(above))
      return { fix: `Write "${above}", or one of the rules below it that there are.`, facts: { above } };
  }
  return { fix: "Write the number of a rule as the page of rules shows it, after mag:.", facts: {} };
}
