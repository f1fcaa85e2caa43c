import type { MtgRef } from "../../model/ref";
import type { MtgBoard } from "../board";
import { createExampleBoard, type ExampleBoard, placeCard } from "./example-board";
import { EXAMPLE_BOARD_CARDS } from "./example-cards";

type ObjectList = Parameters<typeof createExampleBoard>[1];

const board = (
  part: string,
  [ja, en]: readonly [string, string],
  [sixth, modern]: readonly [MtgRef, MtgRef | null],
  pieces: ObjectList,
  rest: Partial<MtgBoard> = {},
): ExampleBoard => ({
  id: `T.11.5.${part}`,
  title: { ja, en },
  finds: { "6e": [sixth], "8e": [sixth], mod: modern === null ? [] : [modern] },
  board: createExampleBoard(EXAMPLE_BOARD_CARDS, pieces, { era: "6e", ...rest }),
});

/** One board for each part of T.11.5, and for the rulings on it. */
export const SIXTH_EDITION_BOARDS: readonly ExampleBoard[] = [
  board(
    "a",
    ["両者のライフが0以下", "Both players at 0 or less"],
    ["mtg-6e:T.11.5.a", "mtg-cr:704.5a"],
    [placeCard("Meadow Bear")],
    { players: [{ life: 0 }, { life: -3 }] },
  ),
  board(
    "b",
    ["タフネスを失ったクリーチャー", "A creature that has lost its toughness"],
    ["mtg-6e:T.11.5.b", "mtg-cr:704.5f"],
    [placeCard("Meadow Bear", { damage: 1 }), placeCard("Hill Giant of Orn")],
    { effects: [{ on: [1], changes: [{ add: "toughness", amount: -2 }] }] },
  ),
  board(
    "c",
    ["致死ダメージと再生", "Lethal damage meets regeneration"],
    ["mtg-6e:T.11.5.c", "mtg-cr:704.5g"],
    [placeCard("Meadow Bear", { damage: 3, shields: [{ kind: "regenerate" }] })],
  ),
  board(
    "d",
    ["プロテクションを得たクリーチャーの個別エンチャント", "A local enchantment under protection"],
    ["mtg-6e:T.11.5.d", "mtg-cr:704.5m"],
    [placeCard("Ash Warden"), placeCard("Ember Cloak", { owner: 1, attachedTo: { instance: 1 } })],
  ),
  board(
    "e",
    ["両者の同名のレジェンド", "Legends of one name on both sides"],
    ["mtg-6e:T.11.5.e", null],
    [placeCard("Captain Ione", { arrived: 1 }), placeCard("Captain Ione", { owner: 1, arrived: 2 })],
  ),
  board(
    "f",
    ["手札に戻されたトークン", "A token returned to a hand"],
    ["mtg-6e:T.11.5.f", "mtg-cr:704.5d"],
    [placeCard("Reed Sprite", { token: true, zone: "hand" })],
  ),
  board(
    "g",
    ["引けなかったカード", "A card that could not be drawn"],
    ["mtg-6e:T.11.5.g", "mtg-cr:704.5b"],
    [placeCard("Meadow Bear")],
    { players: [{ drewFromEmpty: true }, {}] },
  ),
  board(
    "h",
    ["同時に来たエンチャント(ワールド)", "World enchantments that come together"],
    ["mtg-6e:T.11.5.h", "mtg-cr:704.5k"],
    [
      placeCard("World of Rain", { arrived: 1 }),
      placeCard("World of Ash", { arrived: 2 }),
      placeCard("World of Moss", { arrived: 2, owner: 1 }),
    ],
  ),
];
