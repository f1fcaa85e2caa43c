import type { FormatId } from "@/engine/mtg/deck";
import LISTS from "./sample-lists.json";

/** A sample list and the format that it is built for. */
type SampleList = { readonly id: "legal" | "mistakes" | "pool"; readonly format: FormatId; readonly text: string };

/**
 * Sample lists of names on format lists, so that no card data is needed to check them: a legal Type 1 deck, one with
 * errors, and one from a pool.
 */
export const SAMPLE_LISTS = LISTS as readonly SampleList[];
