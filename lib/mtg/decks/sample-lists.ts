import type { FormatId } from "@/engine/mtg/deck";
import LISTS from "./sample-lists.json";

/** A sample list and the format that it is built for. */
type SampleList = { readonly id: "legal" | "mistakes" | "pool"; readonly format: FormatId; readonly text: string };

/**
 * Sample lists: a legal Type 1 deck, a deck with errors, and a deck from a pool. All their names are on format lists,
 * so that they can be checked without card data.
 */
export const SAMPLE_LISTS = LISTS as readonly SampleList[];
