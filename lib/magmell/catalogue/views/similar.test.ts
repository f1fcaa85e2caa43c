import { expect, test } from "vitest";
import {
  buildCard,
  buildCardFile,
  buildMagicRevision,
  buildStoneRevision,
  buildTestCatalogue,
  buildUnitRevision,
} from "@/lib/magmell/catalogue/testing/card-file";
import { getAbilityFeatures } from "./card-features";
import { findSimilarCards } from "./similar";

const DRAW = "■このユニットが召喚されたとき、カードを1枚引く。";
const snapshot = buildTestCatalogue(
  buildCardFile({
    cards: [
      buildCard(1, "引く一", "ひくいち", { revisions: [buildUnitRevision({ text: DRAW, useCost: "1青" })] }),
      buildCard(2, "引く二", "ひくに", { revisions: [buildUnitRevision({ text: DRAW, useCost: "1青" })] }),
      buildCard(3, "焼く", "やく", {
        revisions: [buildUnitRevision({ text: "■このユニットが破壊されたとき、相手に1点のダメージを与える。" })],
      }),
      buildCard(4, "札を引く術", "ふだをひくじゅつ", {
        revisions: [buildMagicRevision({ text: "カードを1枚引く。" })],
      }),
      buildCard(5, "何もない", "なにもない", { revisions: [buildUnitRevision()] }),
      buildCard(6, "何もない兄弟", "なにもないきょうだい", { revisions: [buildUnitRevision()] }),
      buildCard(7, "印の札", "しるしのふだ", {
        token: true,
        revisions: [buildUnitRevision({ text: DRAW, useCost: "1青" })],
      }),
      buildCard(8, "退いた札", "しりぞいたふだ", {
        retired: true,
        revisions: [buildUnitRevision({ text: DRAW, useCost: "1青" })],
      }),
      buildCard(9, "青の魔石", "あおのませき", { revisions: [buildStoneRevision()] }),
    ],
  }),
  "2026-11-20",
);
const like = (number: number) => {
  const asked = snapshot.byNumber.get(number);
  if (!asked) throw new Error(`No card ${number}`);
  return findSimilarCards(snapshot, asked);
};

test("cards that do the same for the same come first, and it is said what they share", () => {
  const [nearest] = like(1);
  expect(nearest?.card.name).toBe("引く二");
  expect(nearest?.shared).toEqual(expect.arrayContaining(["draw", "whenSummoned"]));
  expect(nearest).toMatchObject({ colors: ["blue"], total: 2 });
});

test("the card itself, tokens and withdrawn cards are never among them", () => {
  for (const { number } of snapshot.cards)
    for (const { card: other } of like(number)) {
      expect(other.number).not.toBe(number);
      expect(["印の札", "退いた札"]).not.toContain(other.name);
    }
});

test("a card without abilities is like others without", () => {
  expect(like(5).map(({ card: other }) => other.name)).toEqual(["何もない兄弟"]);
  expect(like(5)[0]?.shared).toEqual([]);
});

test("what has nothing in common is not shown", () => {
  expect(like(3)).toEqual([]);
  expect(like(9)).toEqual([]);
});

test("how a card arrives is not taken for a replacement or a trigger", () => {
  const arrives = buildTestCatalogue(
    buildCardFile({
      cards: [
        buildCard(1, "寝る亀", "ねるかめ", {
          revisions: [buildUnitRevision({ text: "■このユニットは、レスト状態で召喚される。" })],
        }),
      ],
    }),
    "2026-11-20",
  ).cards[0];
  const features = getAbilityFeatures(arrives?.abilities ?? []);
  expect([...features]).toEqual([".arrives"]);
});
