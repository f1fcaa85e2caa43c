import type { StarterFile } from "@/lib/magmell/starters/schema";

/** Returns a starter file with valid fields, whose deck is not legal. Tests may change it. */
export const createStarterFile = (more: Partial<StarterFile> = {}): StarterFile => ({
  format: "grimoire-deck/1",
  key: "trial",
  place: 7,
  name: "試しの束",
  englishName: "Trial Pile",
  primer: {
    ja: "攻めるデッキです。\n\n《火の子》から始めます。",
    en: "A deck that attacks.\n\nBegin with 《火の子》.",
  },
  grimoire: [{ name: "火の子", count: 3 }],
  stoneDeck: [{ name: "赤の魔石", count: 20 }],
  ...more,
});
