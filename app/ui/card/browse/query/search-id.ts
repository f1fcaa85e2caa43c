/** The id of the box to search with, for the keys that lead to it. */
export const SEARCH_ID = "search-box";
