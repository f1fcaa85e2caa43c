import { expect, test } from "vitest";
import { card, cardFile, catalogueOf, magic, stone, unit } from "@/lib/magmell/catalogue/testing/card-file";
import { featuresOf } from "./card-features";
import { similarCards } from "./similar";

const DRAW = "■このユニットが召喚されたとき、カードを1枚引く。";
const snapshot = catalogueOf(
  cardFile({
    cards: [
      card(1, "引く一", "ひくいち", { revisions: [unit({ text: DRAW, useCost: "1青" })] }),
      card(2, "引く二", "ひくに", { revisions: [unit({ text: DRAW, useCost: "1青" })] }),
      card(3, "焼く", "やく", {
        revisions: [unit({ text: "■このユニットが破壊されたとき、相手に1点のダメージを与える。" })],
      }),
      card(4, "札を引く術", "ふだをひくじゅつ", { revisions: [magic({ text: "カードを1枚引く。" })] }),
      card(5, "何もない", "なにもない", { revisions: [unit()] }),
      card(6, "何もない兄弟", "なにもないきょうだい", { revisions: [unit()] }),
      card(7, "印の札", "しるしのふだ", { token: true, revisions: [unit({ text: DRAW, useCost: "1青" })] }),
      card(8, "退いた札", "しりぞいたふだ", { retired: true, revisions: [unit({ text: DRAW, useCost: "1青" })] }),
      card(9, "青の魔石", "あおのませき", { revisions: [stone()] }),
    ],
  }),
  "2026-11-20",
);
const like = (number: number) => {
  const asked = snapshot.byNumber.get(number);
  if (!asked) throw new Error(`No card ${number}`);
  return similarCards(snapshot, asked);
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
  const arrives = catalogueOf(
    cardFile({
      cards: [
        card(1, "寝る亀", "ねるかめ", { revisions: [unit({ text: "■このユニットは、レスト状態で召喚される。" })] }),
      ],
    }),
    "2026-11-20",
  ).cards[0];
  const features = featuresOf(arrives?.abilities ?? []);
  expect([...features]).toEqual([".arrives"]);
});
