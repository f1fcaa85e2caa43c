/** The decisions on an opening hand (503.1.1.3). */
export const OPENING_DECISIONS = ["keep", "redraw"] as const;
export type OpeningDecision = (typeof OPENING_DECISIONS)[number];

/** Returns the other of the two decisions. */
export const getOtherDecision = (decision: OpeningDecision): OpeningDecision =>
  decision === "keep" ? "redraw" : "keep";
