import type { ByEra } from "../../model/era";
import type { MtgRef } from "../../model/ref";
import { createExampleBoard, type ExampleBoard, placeCard } from "./example-board";
import { EXAMPLE_BOARD_CARDS } from "./example-cards";

type ObjectList = Parameters<typeof createExampleBoard>[1];

/** Rules found by modern rules, and by those of the sixth edition, which the eighth shares. */
const finds = (modern: readonly MtgRef[], sixth: readonly MtgRef[] = []): ByEra<readonly MtgRef[]> => ({
  "6e": sixth,
  "8e": sixth,
  mod: modern,
});

const board = (
  id: string,
  ja: string,
  en: string,
  found: ByEra<readonly MtgRef[]>,
  pieces: ObjectList,
  rest: Parameters<typeof createExampleBoard>[2] = {},
): ExampleBoard => ({
  id,
  title: { ja, en },
  finds: found,
  board: createExampleBoard(EXAMPLE_BOARD_CARDS, pieces, rest),
});

/** One board for each letter of 704.5. On each, only the rule of this letter acts among the rules of its era. */
export const MODERN_BOARDS: readonly ExampleBoard[] = [
  board("704.5a", "ライフが0", "Life 0", finds(["mtg-cr:704.5a"], ["mtg-6e:T.11.5.a"]), [placeCard("Meadow Bear")], {
    players: [{ life: 0 }, {}],
  }),
  board(
    "704.5b",
    "空のライブラリーから引いた",
    "A draw from an empty library",
    finds(["mtg-cr:704.5b"], ["mtg-6e:T.11.5.g"]),
    [placeCard("Meadow Bear")],
    { players: [{}, { drewFromEmpty: true }] },
  ),
  board(
    "704.5c",
    "毒カウンターが10個",
    "Ten poison counters",
    finds(["mtg-cr:704.5c"], ["mtg-6e:E.9.2"]),
    [placeCard("Meadow Bear")],
    { players: [{}, { poison: 10 }] },
  ),
  board("704.5d", "墓地のトークン", "A token in a graveyard", finds(["mtg-cr:704.5d"], ["mtg-6e:T.11.5.f"]), [
    placeCard("Reed Sprite", { token: true, zone: "graveyard" }),
    placeCard("Reed Sprite", { token: true }),
  ]),
  board("704.5e", "場所を誤ったコピー", "Copies astray", finds(["mtg-cr:704.5e"]), [
    placeCard("Quick Lesson", { copy: "spell", zone: "graveyard" }),
    placeCard("Meadow Bear", { copy: "card", zone: "hand" }),
    placeCard("Meadow Bear", { copy: "card" }),
  ]),
  board("704.5f", "タフネスが0", "Toughness 0", finds(["mtg-cr:704.5f"], ["mtg-6e:T.11.5.b"]), [
    placeCard("Fading Wisp", { shields: [{ kind: "regenerate" }] }),
  ]),
  board("704.5g", "致死ダメージ", "Lethal damage", finds(["mtg-cr:704.5g"], ["mtg-6e:T.11.5.c"]), [
    placeCard("Meadow Bear", { damage: 2 }),
    placeCard("Hill Giant of Orn", { damage: 4 }),
  ]),
  board("704.5h", "接死と再生", "Deathtouch meets regeneration", finds(["mtg-cr:704.5h"]), [
    placeCard("Hill Giant of Orn", { damage: 1, deathtouched: true, shields: [{ kind: "regenerate" }] }),
  ]),
  board("704.5i", "忠誠度が0", "Loyalty 0", finds(["mtg-cr:704.5i"]), [
    placeCard("Scholar Wen"),
    placeCard("Scholar Wen", { counters: { loyalty: 1 } }),
  ]),
  board(
    "704.5j",
    "同じ名前の伝説のパーマネント",
    "Two legends of one player",
    finds(["mtg-cr:704.5j"], ["mtg-6e:T.11.5.e"]),
    [placeCard("Captain Ione", { arrived: 1 }), placeCard("Captain Ione", { arrived: 2, counters: { "+1/+1": 1 } })],
  ),
  board("704.5k", "世界は一つ", "One world at a time", finds(["mtg-cr:704.5k"], ["mtg-6e:T.11.5.h"]), [
    placeCard("World of Rain", { arrived: 1 }),
    placeCard("World of Ash", { arrived: 2, owner: 1 }),
  ]),
  board("704.5m", "外れたオーラ", "An Aura on nothing", finds(["mtg-cr:704.5m"], ["mtg-6e:T.11.5.d"]), [
    placeCard("Ember Cloak"),
    placeCard("Meadow Bear"),
    placeCard("Ember Cloak", { attachedTo: { instance: 2 } }),
  ]),
  board("704.5n", "土地についた装備品", "Equipment on a land", finds(["mtg-cr:704.5n"]), [
    placeCard("Quiet Field"),
    placeCard("Bronze Saddle", { attachedTo: { instance: 1 } }),
    placeCard("Meadow Bear"),
    placeCard("Bronze Saddle", { attachedTo: { instance: 3 } }),
  ]),
  board("704.5p", "ついているクリーチャー", "An attached creature", finds(["mtg-cr:704.5p"]), [
    placeCard("Meadow Bear"),
    placeCard("Walking Saddle", { attachedTo: { instance: 1 } }),
  ]),
  board("704.5q", "打ち消し合うカウンター", "Counters that cancel", finds(["mtg-cr:704.5q"]), [
    placeCard("Hill Giant of Orn", { counters: { "+1/+1": 3, "-1/-1": 2 } }),
  ]),
  board("704.5r", "カウンターの上限", "A cap on counters", finds(["mtg-cr:704.5r"]), [
    placeCard("Growing Vine", { counters: { "+1/+1": 5 } }),
  ]),
  board("704.5s", "最終章を終えた英雄譚", "A Saga past its last chapter", finds(["mtg-cr:704.5s"]), [
    placeCard("Tale of the Ford", { counters: { lore: 3 } }),
    placeCard("Tale of the Ford", { counters: { lore: 3 } }),
    placeCard("Tale of the Ford", { zone: "stack", thing: { sort: "chapter", source: 2, number: 3 } }),
  ]),
  board(
    "704.5t",
    "最後の部屋にいる",
    "The last room of a dungeon",
    finds(["mtg-cr:704.5t"]),
    [placeCard("Cellars of Auren", { zone: "command" })],
    { players: [{ dungeon: { piece: 1, room: 4 } }, {}] },
  ),
  board("704.5u", "宇宙を刻む者", "Space sculptor", finds(["mtg-cr:704.5u"]), [
    placeCard("Star Carver"),
    placeCard("Meadow Bear"),
    placeCard("Hill Giant of Orn", { owner: 1 }),
  ]),
  board("704.5v", "守備値が0のバトル", "A battle without defense", finds(["mtg-cr:704.5v"]), [
    placeCard("Fall of Marl", { protector: 1 }),
    placeCard("Fall of Marl", { protector: 1 }),
    placeCard("Fall of Marl", { zone: "stack", thing: { sort: "triggered", source: 2 } }),
  ]),
  board("704.5w", "守る者がいないバトル", "A battle without protector", finds(["mtg-cr:704.5w"]), [
    placeCard("Field of Banners", { counters: { defense: 3 } }),
  ]),
  board("704.5x", "自分が守る包囲戦", "A Siege that its controller protects", finds(["mtg-cr:704.5x"]), [
    placeCard("Fall of Marl", { counters: { defense: 4 }, protector: 0 }),
  ]),
  board("704.5y", "一つに重なった役割", "Several Roles", finds(["mtg-cr:704.5y"]), [
    placeCard("Meadow Bear"),
    placeCard("Squire Role", { attachedTo: { instance: 1 }, arrived: 1, token: true }),
    placeCard("Herald Role", { attachedTo: { instance: 1 }, arrived: 2, token: true }),
    placeCard("Squire Role", { attachedTo: { instance: 1 }, arrived: 1, token: true, owner: 1 }),
  ]),
];
