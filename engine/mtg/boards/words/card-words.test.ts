import { expect, it } from "vitest";
import type { SceneCard } from "../board";
import { cardWords } from "./card-words";

const both = (card: Omit<SceneCard, "name">) =>
  (["ja", "en"] as const).map((language) => cardWords({ name: "Thing", ...card }, language).types);

it.each<[Omit<SceneCard, "name">, string, string]>([
  [{ types: ["creature"] }, "クリーチャー", "Creature"],
  [
    { types: ["artifact", "creature"], supertypes: ["legendary"] },
    "伝説のアーティファクト・クリーチャー",
    "Legendary artifact creature",
  ],
  [{ types: ["enchantment"], supertypes: ["world"] }, "ワールド・エンチャント", "World enchantment"],
  [{ types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] }, "基本土地 — 森", "Basic land — Forest"],
  [{ types: ["enchantment"], subtypes: ["Aura", "Role"] }, "エンチャント — オーラ・役割", "Enchantment — Aura Role"],
  [{ types: ["creature"], subtypes: ["Bear"] }, "クリーチャー — Bear", "Creature — Bear"],
  [{ types: [] }, "タイプなし", "No type"],
])("%j has a type line in each language", (card, ja, en) => {
  expect(both(card)).toEqual([ja, en]);
});

it("tells keyword abilities in words", () => {
  const card: SceneCard = { name: "Thing", types: ["creature"], keywords: ["flying", { rampage: 2 }] };
  expect(cardWords(card, "ja").keywords).toEqual(["飛行", "ランページ 2"]);
  expect(cardWords(card, "en").keywords).toEqual(["flying", "rampage 2"]);
});
