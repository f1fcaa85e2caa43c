import type { Dictionary } from "@/app/i18n/dictionary";

/** The words of the island of the hand of the day. */
export type DailyWords = Pick<Dictionary, "dailyHand" | "openingValue">;
