import type { ExampleBoard } from "./example-board";
import { MODERN_BOARDS } from "./modern-boards";
import { SIXTH_EDITION_BOARDS } from "./sixth-edition-boards";

/** All example boards: the letters of 704.5, then the parts of T.11.5. */
export const CHECK_BOARDS: readonly ExampleBoard[] = [...MODERN_BOARDS, ...SIXTH_EDITION_BOARDS];
