import { foldForSearch } from "@/lib/japanese/search-fold";

/**
 * Returns words folded for a search over the library: as everywhere, and with one spelling for readers on either side of the
 * ocean.
 */
export const foldSearchWords = (text: string): string => foldForSearch(text).replaceAll("colour", "color");
