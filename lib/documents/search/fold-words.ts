import { foldForSearch } from "@/lib/japanese/search-fold";

/**
 * Returns words folded for a library search. In addition to the usual folding, the British spelling `colour` becomes
 * `color`.
 */
export const foldSearchWords = (text: string): string => foldForSearch(text).replaceAll("colour", "color");
