import { createRuleTest } from "../../kernel/testing/rule-test";
import type { MtgRef } from "../rulebook";

/** A test that proves entries of the documents of Magic or house rulings, by their ids. */
export const rule = createRuleTest<MtgRef>();
