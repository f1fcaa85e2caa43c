/** Words of the registration sheet in one language. */
export type SheetWords = {
  readonly sheet: string;
  readonly total: string;
  readonly player: string;
  readonly legal: RegExp;
};

/** Words of the registration sheet, of a legal deck. */
export const SHEET_WORDS: Readonly<Record<"ja" | "en", SheetWords>> = {
  ja: {
    sheet: "デッキ登録用紙",
    total: "合計 40枚（規定 40枚）",
    player: "プレイヤー名",
    legal: /構築ルールを満たしています/,
  },
  en: {
    sheet: "Deck registration sheet",
    total: "Total 40 (required: 40)",
    player: "Player",
    legal: /Legal deck/,
  },
};
