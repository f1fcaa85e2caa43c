import { createRuleTest } from "../../kernel/testing/rule-test";
import type { MtgRef } from "../rulebook";

/** Defines a test that proves entries of the documents of Magic or house rulings, given by their ids. */
export const rule = createRuleTest<MtgRef>();
