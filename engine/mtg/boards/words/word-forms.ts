/** Languages in which boards are written. */
export const BOARD_LANGUAGES = ["ja", "en"] as const;
export type BoardLanguage = (typeof BOARD_LANGUAGES)[number];

/** The forms of a word in Japanese and in English, between bars. The first of each is the one that is written. */
export type WordForms = readonly [ja: string, en: string];
