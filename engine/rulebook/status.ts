/**
 * The part that an engine plays in a rule: `done` by code that names it and a test that proves it; a `definition` of a
 * word; `no machine part`, because it introduces, refers, gives advice or is overruled by a ruling of ours; `outside` what
 * this engine is for; or done `later`.
 */
export const RULE_STATUSES = ["done", "definition", "no machine part", "outside", "later"] as const;
export type RuleStatus = (typeof RULE_STATUSES)[number];

/**
 * Why a rule is outside what an engine is for: it is about single cards; about paper, sleeves and pictures; about the
 * conduct of a tournament; about more than two players; or about a keyword or a way to play that is only read here.
 */
export const OUT_OF_SCOPE_REASONS = ["card pool", "paper", "floor rules", "multiplayer", "library"] as const;
export type OutOfScopeReason = (typeof OUT_OF_SCOPE_REASONS)[number];
