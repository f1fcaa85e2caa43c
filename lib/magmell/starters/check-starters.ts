import { type Cards, checkDeck, type DeckProblem, toNameKey } from "@/engine/magmell";
import { type ImportFinding, type ImportProblem, locateFindings } from "@/lib/magmell/catalogue/import/import-problem";
import type { ParsedStarter } from "./read-starter-file";
import type { StarterFile } from "./schema";

/** Returns the message of a deck problem: what is wrong, and how to fix it. */
export type DeckProblemFormatter = (problem: DeckProblem) => { readonly problem: string; readonly fixes: string };

/** Checks starter files that are imported together for duplicate keys and decks that are not legal. */
export function checkStarters(
  files: readonly ParsedStarter[],
  cards: Cards,
  say: DeckProblemFormatter,
): readonly ImportProblem[] {
  const keys = new Map<string, string>();
  return files.flatMap(({ file, text, json, starter }) => {
    const findings = illegal(starter, cards, say);
    const first = keys.get(starter.key);
    if (first) findings.unshift({ code: "KEY_TWICE", path: ["key"], facts: { first } });
    keys.set(starter.key, first ?? file);
    return locateFindings(file, text, json, findings);
  });
}

function illegal(starter: StarterFile, cards: Cards, say: DeckProblemFormatter): ImportFinding[] {
  return checkDeck(starter, cards)
    .filter(({ severity }) => severity === "error")
    .map((problem) => ({
      code: "DECK_ILLEGAL",
      path: placeOf(problem, starter),
      facts: { rule: problem.rule.replace("mag:", ""), ...say(problem) },
    }));
}

/** The line of the first card concerned, or the zone as a whole. */
function placeOf({ zone, names }: DeckProblem, starter: StarterFile): ImportFinding["path"] {
  const index = starter[zone].findIndex(({ name }) => names.some((one) => toNameKey(one) === toNameKey(name)));
  return index < 0 ? [zone] : [zone, index, "name"];
}
