import { it } from "vitest";
import type { RuleRef } from "../rulebook";

type Rules = RuleRef | readonly RuleRef[];

const label = (rules: Rules): string =>
  [rules]
    .flat()
    .map((id) => id.replace("mag:", ""))
    .join(", ");

/**
 * A test that proves one rule or several, or a house ruling; its name begins with their numbers. The trace reads the ids
 * from the source, so write them as literals.
 */
export function rule(rules: Rules, what: string, test: () => void | Promise<void>): void {
  it(`${label(rules)}: ${what}`, test);
}

/** A rule test over several cases; `what` may use the placeholders of `it.each`, such as `$name`. */
rule.each =
  <Case>(cases: readonly Case[]) =>
  (rules: Rules, what: string, test: (example: Case) => void | Promise<void>): void => {
    it.each(cases)(`${label(rules)}: ${what}`, test);
  };
