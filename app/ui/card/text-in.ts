import type { Lang } from "@/app/ui/i18n/lang";

/** The text of a card in the reader's language. */
export const textIn = (lang: Lang, card: { readonly text: string; readonly englishText: string }): string =>
  lang === "ja" ? card.text : card.englishText;
