import { define } from "../define";

/** The words of looking through a review: by kind of change, and a page at a time. */
export const adminReview = define({
  ja: {
    label: "変更の種類",
    all: "すべて",
    kinds: {
      new: "新しいカード",
      text: "テキスト",
      other: "ほかの変更",
      withdrawn: "取り下げ・復活",
      printings: "収録",
      rest: "セット・裁定・リスト",
    },
    none: "この種類の変更はありません。",
    shown: "{total}件中 {from}〜{to}件目",
  },
  en: {
    label: "Kinds of change",
    all: "All",
    kinds: {
      new: "New cards",
      text: "Card texts",
      other: "Other changes",
      withdrawn: "Withdrawn or back",
      printings: "Printings",
      rest: "Sets, rulings and lists",
    },
    none: "There are no changes of this kind.",
    shown: "{from} to {to} of {total}",
  },
});

export type AdminReviewWords = (typeof adminReview)["ja"];
