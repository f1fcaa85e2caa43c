import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { describeSymbols } from "@/app/ui/magmell/card/symbols";
import type { AttackProblem, RuleRef, UseProblem } from "@/engine/magmell";
import { formatCard, type LogFormatter } from "./log-formatter";

/** An explanation: the obstacle, a way around it, and the rule. */
export type ProblemExplanation = { readonly why: string; readonly way: string; readonly rule: RuleRef };

type SymbolWords = Pick<Dictionary["site"], "colors" | "colorLetters" | "anyColor" | "none">;

/** Returns why a card cannot be used, in words. */
export function describeUseProblem(
  formatter: LogFormatter,
  symbols: SymbolWords,
  problem: UseProblem,
): ProblemExplanation {
  const { why, way } = formatter.words.play.uses[problem.code];
  const values = {
    by: "by" in problem ? formatSource(formatter, problem.by.card) : "",
    n: "target" in problem ? problem.target + 1 : "",
    missing: "missing" in problem ? describeSymbols(problem.missing, symbols) : "",
  };
  return { why: format(why, values), way, rule: problem.rule };
}

/** Returns why a unit cannot attack, in words. */
export function describeAttackProblem(formatter: LogFormatter, problem: AttackProblem): ProblemExplanation {
  const { why, way } = formatter.words.play.attacks[problem.code];
  return {
    why: format(why, { by: "by" in problem ? formatSource(formatter, problem.by.card) : "" }),
    way,
    rule: problem.rule,
  };
}

const formatSource = (formatter: LogFormatter, card: number): string => formatCard(formatter, card < 0 ? null : card);
