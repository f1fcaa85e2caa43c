import { symbolWords } from "@/app/ui/card/symbol-words";
import type { Dictionary } from "@/app/ui/i18n";
import { say } from "@/app/ui/i18n/define";
import type { AttackProblem, RuleRef, UseProblem } from "@/engine/magmell";
import { sayCard, type Teller } from "./teller";

/** A reason: what is in the way, what can be done about it, and the rule that says so. */
export type Reason = { readonly why: string; readonly way: string; readonly rule: RuleRef };

type SymbolWords = Pick<Dictionary["site"], "colors" | "colorLetters" | "anyColor" | "none">;

/** Why a card cannot be used, in words. */
export function sayUseProblem(teller: Teller, symbols: SymbolWords, problem: UseProblem): Reason {
  const { why, way } = teller.words.play.uses[problem.code];
  const values = {
    by: "by" in problem ? sayBy(teller, problem.by.card) : "",
    n: "target" in problem ? problem.target + 1 : "",
    missing: "missing" in problem ? symbolWords(problem.missing, symbols) : "",
  };
  return { why: say(why, values), way, rule: problem.rule };
}

/** Why a unit cannot attack, in words. */
export function sayAttackProblem(teller: Teller, problem: AttackProblem): Reason {
  const { why, way } = teller.words.play.attacks[problem.code];
  return { why: say(why, { by: "by" in problem ? sayBy(teller, problem.by.card) : "" }), way, rule: problem.rule };
}

const sayBy = (teller: Teller, card: number): string => sayCard(teller, card < 0 ? null : card);
