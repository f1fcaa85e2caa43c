import { createRuleTest } from "../../kernel/testing/rule-test";
import type { RuleRef } from "../rulebook";

/** Defines a test that proves rules of MAGMELL or house rulings, given by their ids. */
export const rule = createRuleTest<RuleRef>("mag");
