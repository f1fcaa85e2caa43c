import { toNameKey } from "@/engine/magmell";
import { HOUSE_RULINGS_BY_ID, isRuleId } from "@/engine/magmell/rulebook";
import { claimKey } from "@/lib/collections";
import type { Task } from "@/lib/tasks";
import type { CardFile } from "../files/read-card-file";
import type { PartialRuling } from "../files/schema";
import type { EntryLocation, ImportFinding, ProblemParams } from "../import-problem";
import type { NameRegistry } from "./name-registry";

/** Checks the rulings of files against the cards they name and the rules they cite. */
export class RulingChecker {
  /** First location of each id. */
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
    return first === null ? [] : [{ code: "RULING_TWICE", path: [...path, "id"], facts: first }];
  }

  #checkCards(path: ImportFinding["path"], { cards }: PartialRuling): readonly ImportFinding[] {
    const seen = new Set<string>();
    return cards.flatMap((name, index): readonly ImportFinding[] => {
      if (name === null) return [];
      const place = [...path, "cards", index];
      const key = toNameKey(name);
      if (seen.has(key)) return [{ code: "RULING_CARD_TWICE", path: place }];
      seen.add(key);
      if (this.#names.find(name)) return [];
      return [{ code: "RULING_CARD_UNKNOWN", path: place, facts: this.#names.meant(name) }];
    });
  }
}

function checkRules(path: ImportFinding["path"], { rules }: PartialRuling): readonly ImportFinding[] {
  return rules.flatMap((rule, index): readonly ImportFinding[] => {
    if (rule === null || isRuleId(rule) || Object.hasOwn(HOUSE_RULINGS_BY_ID, rule)) return [];
    return [{ code: "RULE_UNKNOWN", path: [...path, "rules", index], facts: nearestRule(rule) }];
  });
}

/** The last house ruling for an unknown house id, or the nearest existing rule above an unknown id. */
function nearestRule(rule: string): ProblemParams {
  if (rule.startsWith("house:")) return { last: Object.keys(HOUSE_RULINGS_BY_ID).length };
  for (let above = rule; above.includes("."); ) {
    above = above.slice(0, above.lastIndexOf("."));
    if (isRuleId(above)) return { above };
  }
  return {};
}
