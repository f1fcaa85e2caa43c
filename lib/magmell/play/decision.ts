/** The decisions on an opening hand (503.1.1.3). */
export const DECISIONS = ["keep", "redraw"] as const;
export type Decision = (typeof DECISIONS)[number];

/** Returns the decision that was not taken. */
export const otherDecision = (decision: Decision): Decision => (decision === "keep" ? "redraw" : "keep");
