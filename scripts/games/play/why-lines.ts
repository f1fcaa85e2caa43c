import { type Cards, COLORS, type SymbolCounts } from "@/engine/magmell";
import type { AttackProblem, AttackProblemCode, UseProblem, UseProblemCode } from "@/engine/magmell/model/problem";
import { getCardName, getRuleName } from "./names";

/** Text for each reason why a use or an attack is refused; `…` is replaced by its detail. */
const REASONS: Readonly<Record<UseProblemCode | AttackProblemCode, string>> = {
  NEVER_USED: "it cannot be used",
  NOT_IN_HAND: "it is not in your hand",
  NO_USE_IN_PHASE: "cards cannot be used in this phase",
  NO_PRIORITY: "you do not have priority",
  NORMAL_TIMING: "normal cards can only be used in your own main phase",
  NORMAL_IN_BATTLE: "normal cards cannot be used in battle",
  NORMAL_ON_CHANT: "normal cards need an empty chant",
  QUICK_TIMING: "quick cards cannot be used now",
  FORBIDDEN: "… prevents it",
  PRICE: "the additional cost of … cannot be paid",
  NO_TARGET: "it has no legal target",
  USE_COST: "stones are missing for the use cost: …",
  CATALYST: "face-up stones are missing for the catalyst: …",
  NOT_TURN_PLAYER: "it is not your turn",
  NOT_MAIN_PHASE: "units can only attack in the main phase",
  IN_BATTLE: "a battle is in progress",
  CHANT_NOT_EMPTY: "the chant is not empty",
  FIRST_TURN: "no attacks in the first turn",
  NOT_A_UNIT_OF_YOURS: "it is not your unit",
  RESTED: "it is rested",
  NO_ATTACK_TARGET: "there is nothing it can attack",
  CANNOT_REST: "… prevents it from being rested",
};

/** Formats all reasons with their rules in one line. */
export const formatReasons = (cards: Cards, problems: readonly (UseProblem | AttackProblem)[]): string =>
  problems.map((problem) => `${reason(cards, problem)} [${getRuleName(problem.rule)}]`).join("; ");

function reason(cards: Cards, problem: UseProblem | AttackProblem): string {
  const about =
    "by" in problem ? getCardName(cards, problem.by.card) : "missing" in problem ? named(problem.missing) : "";
  return REASONS[problem.code].replace("…", about);
}

const named = (symbols: SymbolCounts): string =>
  [...COLORS, "any" as const]
    .flatMap((symbol) =>
      symbols[symbol] === 0 ? [] : [`${symbols[symbol]} ${symbol === "any" ? "of any color" : symbol}`],
    )
    .join(", ");
