import { define } from "./define";

/** The filter on long pages. */
export const pageFilter = define({
  ja: {
    label: "このページを絞る",
    hint: "ことば",
    found: "{n}件",
    none: "このページにはありません。",
    all: "すべて表示しています。",
  },
  en: {
    label: "Filter this page",
    hint: "Words",
    found: "{n} found",
    none: "Not on this page.",
    all: "All of it is shown.",
  },
});
