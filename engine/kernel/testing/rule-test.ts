import { it } from "vitest";

type Rules<Ref extends string> = Ref | readonly Ref[];

/** Rule tests of a game, over the ids of its documents. */
type RuleTests<Ref extends string> = {
  /**
   * A test that proves one rule, several rules, or a house ruling; its name begins with their numbers. The trace reads
   * the ids from the source, so write them as literals.
   */
  (rules: Rules<Ref>, what: string, test: () => void | Promise<void>): void;
  /** A rule test over several cases; `what` may use the placeholders of `it.each`, such as `$name`. */
  readonly each: <Case>(
    cases: readonly Case[],
  ) => (rules: Rules<Ref>, what: string, test: (example: Case) => void | Promise<void>) => void;
};

/**
 * Returns the function with which a game defines its rule tests. Test names omit the document key of ids from `usual`.
 */
export function createRuleTest<Ref extends string>(usual?: string): RuleTests<Ref> {
  const shown = (id: string): string =>
    usual !== undefined && id.startsWith(`${usual}:`) ? id.slice(usual.length + 1) : id;
  const label = (rules: Rules<string>): string => [rules].flat().map(shown).join(", ");
  const single = (rules: Rules<Ref>, what: string, test: () => void | Promise<void>): void => {
    it(`${label(rules)}: ${what}`, test);
  };
  const each: RuleTests<Ref>["each"] = (cases) => (rules, what, test) => {
    it.each(cases)(`${label(rules)}: ${what}`, test);
  };
  return Object.assign(single, { each });
}
