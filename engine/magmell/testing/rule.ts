import { createRuleTest } from "../../kernel/testing/rule-test";
import type { RuleRef } from "../rulebook";

/** A test that proves rules of MAGMELL or house rulings, by their ids. */
export const rule = createRuleTest<RuleRef>("mag");
