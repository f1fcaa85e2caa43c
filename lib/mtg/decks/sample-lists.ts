import type { FormatId } from "@/engine/mtg/deck";
import LISTS from "./sample-lists.json";

/** A list to begin with, and the format for which it is meant. */
type SampleList = { readonly id: "legal" | "mistakes" | "pool"; readonly format: FormatId; readonly text: string };

/**
 * Lists to begin with, of names that lists of the formats hold, so that no card data is needed to judge them: one that Type 1
 * allows, one with something to mend, and one made from a pool.
 */
export const SAMPLE_LISTS = LISTS as readonly SampleList[];
