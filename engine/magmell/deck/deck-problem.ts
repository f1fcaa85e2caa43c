import { DECK_PROBLEMS, type DeckProblem } from "../model/problem";

type ProblemParts = Pick<DeckProblem, "code" | "zone" | "have" | "want" | "fix"> &
  Partial<Pick<DeckProblem, "names" | "color">>;

/** Builds a deck problem with the rule and severity of its code. */
export const createDeckProblem = ({
  code,
  zone,
  names = [],
  color = null,
  have,
  want,
  fix,
}: ProblemParts): DeckProblem => ({
  code,
  rule: DECK_PROBLEMS[code].rule,
  severity: DECK_PROBLEMS[code].severity,
  zone,
  names,
  color,
  have,
  want,
  fix,
});
