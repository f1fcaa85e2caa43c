import { MODERN_BOARDS } from "./modern-boards";
import type { Board } from "./ready-board";
import { SIXTH_BOARDS } from "./sixth-boards";

/** All ready boards: the letters of 704.5, then the parts of T.11.5. */
export const BOARDS: readonly Board[] = [...MODERN_BOARDS, ...SIXTH_BOARDS];
