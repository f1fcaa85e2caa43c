import type { BoardCard, MtgBoard } from "../board";
import { createExampleBoard, type ExampleBoard, placeCard } from "./example-board";
import { EXAMPLE_BOARD_CARDS } from "./example-cards";

/** Definitions of boards that are played on, with those of the other boards. All names are ours. */
const PLAYABLE_BOARD_CARDS: readonly BoardCard[] = [
  ...EXAMPLE_BOARD_CARDS,
  { name: "Sunken Gate", types: ["land"], supertypes: ["legendary"] },
  {
    name: "Mist Heron",
    types: ["creature"],
    subtypes: ["Bird"],
    cost: "{2}{U}",
    power: 2,
    toughness: 2,
    keywords: ["phasing"],
  },
];

type ObjectList = Parameters<typeof createExampleBoard>[1];

/** A board that shows where documents disagree or eras differ, and how to play it to see this. */
export type PlayableBoard = Pick<ExampleBoard, "id" | "title" | "board"> & {
  /** A check of state-based effects, or playing the step or the turn. */
  readonly play: "look" | "step" | "turn";
  /** Whether all creatures attack and block if they can. */
  readonly fights: boolean;
};

const definePlayable = (
  id: string,
  [ja, en]: readonly [string, string],
  play: PlayableBoard["play"],
  pieces: ObjectList,
  rest: Partial<MtgBoard> & { readonly fights?: boolean } = {},
): PlayableBoard => {
  const { fights = false, ...board } = rest;
  return {
    id,
    title: { ja, en },
    play,
    fights,
    board: createExampleBoard(PLAYABLE_BOARD_CARDS, pieces, { era: "6e", ...board }),
  };
};

const LIBRARIES = [{ library: 3 }, { library: 3 }] as const;

/** Boards for details of the turn, of combat, and of interacting effects. */
export const PLAYABLE_BOARDS: readonly PlayableBoard[] = [
  definePlayable(
    "turn-draw",
    ["ドロー・ステップのドロー", "The draw of the draw step"],
    "step",
    [placeCard("Meadow Bear")],
    {
      step: "draw",
      players: LIBRARIES,
    },
  ),
  definePlayable("first-draw", ["先攻の最初のドロー・ステップ", "The first draw step of who starts"], "step", [], {
    step: "draw",
    turn: 1,
    players: LIBRARIES,
  }),
  definePlayable("mana-burn", ["残った二点のマナ", "Two mana left over"], "step", [placeCard("Meadow Bear")], {
    step: "main1",
    players: [{ library: 3, pool: { g: 2 } }, { library: 3 }],
  }),
  definePlayable(
    "combat-damage",
    ["ブロックされた攻撃のダメージ", "The damage of a blocked attack"],
    "step",
    [placeCard("Meadow Bear"), placeCard("Hill Giant of Orn", { owner: 1 })],
    {
      step: "damage",
      players: LIBRARIES,
      combat: { attackers: [{ id: 1, target: { player: 1 } }], blockers: [{ id: 2, attackers: [1] }] },
    },
  ),
  definePlayable(
    "blocking",
    ["アンタップ状態のブロック", "An untapped blocker"],
    "step",
    [placeCard("Hill Giant of Orn", { tapped: true }), placeCard("Meadow Bear", { owner: 1 })],
    { step: "blockers", fights: true, players: LIBRARIES, combat: { attackers: [{ id: 1, target: { player: 1 } }] } },
  ),
  definePlayable(
    "no-attackers",
    ["攻撃できるのに攻撃しない", "Able to attack, but no attack"],
    "turn",
    [placeCard("Meadow Bear"), placeCard("Hill Giant of Orn", { owner: 1 })],
    { step: "attackers", players: LIBRARIES },
  ),
  definePlayable(
    "attackable",
    ["プレインズウォーカーのいる相手への攻撃", "An attack where a planeswalker is"],
    "turn",
    [placeCard("Hill Giant of Orn"), placeCard("Scholar Wen", { owner: 1, counters: { loyalty: 3 } })],
    { step: "attackers", fights: true, players: LIBRARIES },
  ),
  definePlayable(
    "end-of-turn",
    ["ターン終了ステップの優先権", "Priority in the end step"],
    "step",
    [placeCard("Meadow Bear")],
    {
      step: "end",
      players: LIBRARIES,
    },
  ),
  definePlayable(
    "cleanup-order",
    ["手札九枚とダメージ", "Nine cards in hand, and damage"],
    "step",
    [placeCard("Meadow Bear", { damage: 1 })],
    { step: "cleanup", players: [{ library: 3, hand: 9 }, { library: 3 }] },
  ),
  definePlayable(
    "cleanup-priority",
    ["クリンナップで死ぬクリーチャー", "A creature that dies in cleanup"],
    "turn",
    [placeCard("Fading Wisp")],
    { step: "cleanup", players: LIBRARIES, effects: [{ on: [1], changes: [{ add: "toughness", amount: 1 }] }] },
  ),
  definePlayable(
    "answering",
    ["相手の能力が待つスタック", "An ability of the opponent on the stack"],
    "step",
    [
      placeCard("Meadow Bear"),
      placeCard("Hill Giant of Orn", { owner: 1 }),
      placeCard("Hill Giant of Orn", { owner: 1, zone: "stack", thing: { sort: "activated", source: 2 } }),
    ],
    { step: "main1", players: LIBRARIES },
  ),
  definePlayable(
    "land-type",
    ["沼になった伝説の土地", "A legendary land that became a Swamp"],
    "look",
    [placeCard("Sunken Gate", { arrived: 1 }), placeCard("Sunken Gate", { arrived: 2 })],
    { effects: [{ on: [1], changes: [{ becomeLand: "Swamp" }] }] },
  ),
  definePlayable(
    "phasing",
    ["フェイズの出入り", "Phasing in and out"],
    "step",
    [placeCard("Mist Heron"), placeCard("Mist Heron", { phasedOut: true, tapped: true })],
    { step: "untap", players: LIBRARIES },
  ),
  definePlayable(
    "counters-and-setting",
    ["カウンターの上から1/1にする効果", "Counters under an effect that sets 1/1"],
    "look",
    [placeCard("Meadow Bear", { counters: { "+1/+1": 2 }, damage: 1 })],
    {
      effects: [
        {
          on: [1],
          changes: [
            { set: "power", amount: 1 },
            { set: "toughness", amount: 1 },
          ],
        },
      ],
    },
  ),
];
