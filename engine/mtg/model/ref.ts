/** A citation of the documents of Magic. */
export type { MtgRef } from "../rulebook";
