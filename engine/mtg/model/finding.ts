import type { PlayerQuestion } from "./choice";
import type { Event } from "./event";
import type { Target } from "./ids";
import type { MtgRef } from "./ref";

/**
 * A finding of one state-based effect. It has either events, which happen together with those of all other findings, or
 * a question whose answer determines the events (704.5j, 704.5u, 704.5w, 704.5x).
 */
export type StateBasedFinding =
  | { readonly rule: MtgRef; readonly about: Target; readonly events: readonly Event[] }
  | {
      readonly rule: MtgRef;
      readonly about: Target;
      readonly question: PlayerQuestion;
      readonly then: "keepOne" | "protector" | "sector";
    };
