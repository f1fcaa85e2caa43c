import { expect, it } from "vitest";
import type { BoardCard } from "../board";
import { describeCard } from "./card-words";

const both = (card: Omit<BoardCard, "name">) =>
  (["ja", "en"] as const).map((language) => describeCard({ name: "Thing", ...card }, language).types);

it.each<[Omit<BoardCard, "name">, string, string]>([
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
  const card: BoardCard = { name: "Thing", types: ["creature"], keywords: ["flying", { rampage: 2 }] };
  expect(describeCard(card, "ja").keywords).toEqual(["飛行", "ランページ 2"]);
  expect(describeCard(card, "en").keywords).toEqual(["flying", "rampage 2"]);
});
