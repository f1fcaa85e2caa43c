import { type Cards, COLORS, type SymbolCounts } from "@/engine/magmell";
import type { AttackProblem, AttackProblemCode, UseProblem, UseProblemCode } from "@/engine/magmell/model/problem";
import { getCardName, getRuleName } from "./names";

/** Words for each reason why a use or an attack is refused; `…` stands for its detail. */
const REASONS: Readonly<Record<UseProblemCode | AttackProblemCode, string>> = {
  NEVER_USED: "it is never used",
  NOT_IN_HAND: "it does not lie in your hand",
  NO_USE_IN_PHASE: "nobody uses cards in this phase",
  NO_PRIORITY: "you do not have priority",
  NORMAL_TIMING: "normal cards wait for your own main phase",
  NORMAL_IN_BATTLE: "normal cards are not used in battle",
  NORMAL_ON_CHANT: "normal cards need an empty chant",
  QUICK_TIMING: "quick cards cannot be used now",
  FORBIDDEN: "… says that it cannot",
  PRICE: "the price that … asks cannot be paid",
  NO_TARGET: "there is nothing to aim at",
  USE_COST: "stones are missing for the use cost: …",
  CATALYST: "face-up stones are missing for the catalyst: …",
  NOT_TURN_PLAYER: "it is not your turn",
  NOT_MAIN_PHASE: "units attack in the main phase",
  IN_BATTLE: "a battle is going on",
  CHANT_NOT_EMPTY: "the chant is not empty",
  FIRST_TURN: "nobody attacks in the first turn",
  NOT_A_UNIT_OF_YOURS: "it is no unit of yours",
  RESTED: "it is rested",
  NO_ATTACK_TARGET: "there is nothing that it may attack",
  CANNOT_REST: "… says that it cannot be rested",
};

/** Returns every reason with its rule, on one line. */
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
      symbols[symbol] === 0 ? [] : [`${symbols[symbol]} ${symbol === "any" ? "of any colour" : symbol}`],
    )
    .join(", ");
