import { DECK_CONTENT_LIMITS } from "../content";

/** Maximum length of a text that is read, in UTF-16 units. */
export const MAX_LIST_TEXT_LENGTH = 20_000;
export const MAX_LIST_TEXT_LINES = 500;
/** Maximum length of a line with a single card, and of the excerpt of a line in a problem. */
export const MAX_LIST_LINE_LENGTH = 200;
/** Names in one list. */
export const MAX_LIST_NAMES = DECK_CONTENT_LIMITS.lines;
/** Copies of one name in a list. */
export const MAX_LIST_COPIES = DECK_CONTENT_LIMITS.copies;
