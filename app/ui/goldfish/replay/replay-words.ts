import type { Dictionary } from "@/app/i18n/dictionary";

/** The words that a replay shows beside those of the table. */
export type ReplayWords = Omit<Dictionary["goldfishReplay"], "embed" | "link">;
