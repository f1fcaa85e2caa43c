import type { RuleId } from "./rules";

/** The rules the engine carries out. Each has a place in the code that names it and a test that proves it. */
export const DONE: ReadonlySet<RuleId> = new Set<RuleId>([]);

/** How many rules wait for the engine. The trace wants the exact number, so it falls with every rule that is done. */
export const LATER_CEILING = 282;
