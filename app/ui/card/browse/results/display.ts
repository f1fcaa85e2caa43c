import { DISPLAYS } from "@/lib/search/query/types";

/** How results are shown: as faces, one line each, with their texts, or as a table to tick off. */
export type Display = (typeof DISPLAYS)[number];

/** The cookie in which a browser remembers the view that was chosen last. */
export const DISPLAY_COOKIE = "display";

export const isDisplay = (value: unknown): value is Display => DISPLAYS.includes(value as Display);

/** The view of a result: what the query says, else what the reader chose last, else faces. */
export const displayOf = (asked: Display | undefined, remembered: unknown): Display =>
  asked ?? (isDisplay(remembered) ? remembered : "grid");
