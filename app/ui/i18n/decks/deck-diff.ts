import { define } from "../define";

/** Two decks, or two versions of one, side by side. */
export const deckDiff = define({
  ja: {
    caption: "{zone}（{before}枚 → {after}枚）",
    card: "カード",
    change: "増減",
    before: "前",
    after: "後",
    same: "カードの枚数は同じです。",
    more: "＋{n}",
    less: "−{n}",
    zones: { grimoire: "魔導書", stoneDeck: "魔石デッキ", candidates: "候補" },
    came: "加わる",
    went: "抜ける",
  },
  en: {
    caption: "{zone} ({before} → {after})",
    card: "Card",
    change: "Change",
    before: "Before",
    after: "After",
    same: "The cards are the same.",
    more: "+{n}",
    less: "−{n}",
    zones: { grimoire: "Grimoire", stoneDeck: "Stone deck", candidates: "Candidates" },
    came: "in",
    went: "out",
  },
});
