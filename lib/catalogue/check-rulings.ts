import { editDistance, nameKey } from "@/engine";
import { HOUSE, isRuleId } from "@/engine/magmell/rulebook";
import type { Finding } from "./import-problem";
import type { CardFile } from "./read-card-file";
import type { RulingSketch } from "./schema";
import type { CatalogueRecords } from "./types";

/** Unknown names that are compared with all known ones; a file with more of them is wrong as a whole. */
const MOST_COMPARED = 50;

/** What is wrong between the rulings of files, the cards they name and the rules they cite. */
export class RulingChecker {
  /** Names by key, of every card in the files and in the database. */
  readonly #names = new Map<string, string>();
  /** Where an id was first seen, in words. */
  readonly #ids = new Map<string, string>();
  #compared = 0;

  constructor(files: readonly CardFile[], existing: CatalogueRecords) {
    for (const { name } of existing.cards) this.#names.set(nameKey(name), name);
    for (const { sketches } of files)
      for (const { value } of sketches) if (value.name !== null) this.#names.set(nameKey(value.name), value.name);
  }

  check(file: CardFile): readonly Finding[] {
    return file.rulingSketches.flatMap(({ index, value }) => {
      const path = ["rulings", index];
      const where = `${file.file}, entry ${index + 1} of rulings`;
      return [...this.#checkId(path, value, where), ...this.#checkCards(path, value), ...checkRules(path, value)];
    });
  }

  #checkId(path: Finding["path"], { id }: RulingSketch, where: string): readonly Finding[] {
    if (id === null) return [];
    const first = this.#ids.get(id);
    if (first === undefined) this.#ids.set(id, where);
    if (first === undefined) return [];
    const fix = "Give this ruling an id of its own.";
    return [{ code: "RULING_TWICE", path: [...path, "id"], reason: `is the id of ${first} too`, fix }];
  }

  #checkCards(path: Finding["path"], { cards }: RulingSketch): readonly Finding[] {
    const seen = new Set<string>();
    return cards.flatMap((name, index): readonly Finding[] => {
      if (name === null) return [];
      const place = [...path, "cards", index];
      const key = nameKey(name);
      if (seen.has(key))
        return [{ code: "RULING_CARD_TWICE", path: place, reason: "stands in this list twice", fix: "Remove it." }];
      seen.add(key);
      if (this.#names.has(key)) return [];
      const reason = "is the name of no card, here or in the database";
      return [{ code: "RULING_CARD_UNKNOWN", path: place, reason, fix: this.#meant(key) }];
    });
  }

  #meant(key: string): string {
    const other = "Add the card, or mend the name.";
    this.#compared += 1;
    if (this.#compared > MOST_COMPARED) return other;
    let best = { name: "", edits: Math.ceil(key.length / 3) + 1 };
    for (const [known, name] of this.#names) {
      if (Math.abs(known.length - key.length) >= best.edits) continue;
      const edits = editDistance(known, key);
      if (edits < best.edits) best = { name, edits };
    }
    return best.name ? `Write "${best.name}" if that was meant. ${other}` : other;
  }
}

function checkRules(path: Finding["path"], { rules }: RulingSketch): readonly Finding[] {
  return rules.flatMap((rule, index): readonly Finding[] => {
    if (rule === null || isRuleId(rule) || Object.hasOwn(HOUSE, rule)) return [];
    return [{ code: "RULE_UNKNOWN", path: [...path, "rules", index], reason: "is no rule", fix: nearestRule(rule) }];
  });
}

/** A number that goes too deep leads to the one that it stands under. */
function nearestRule(rule: string): string {
  const last = Object.keys(HOUSE).length;
  if (rule.startsWith("house:")) return `Write one of house:1 to house:${last}.`;
  for (let above = rule; above.includes("."); ) {
    above = above.slice(0, above.lastIndexOf("."));
    if (isRuleId(above)) return `Write "${above}", or one of the rules below it that there are.`;
  }
  return "Write the number of a rule as the page of rules shows it, after mag:.";
}
