import { type BASIC_LAND_TYPES, defineCard } from "../../model/card";
import {
  createActivatedAbility,
  createSampleAura,
  createSampleCard,
  createSampleCreature,
  createSampleEnchantment,
  createTargetSpec,
  createTriggeredAbility,
  parsePrintedCost,
  type SampleCard,
} from "./build";

const BASIC_NAMES = { Plains: "平地", Island: "島", Swamp: "沼", Mountain: "山", Forest: "森" } as const;

/** The five basic lands. */
const LANDS: readonly SampleCard[] = (["Plains", "Island", "Swamp", "Mountain", "Forest"] as const).map((name) => ({
  ja: BASIC_NAMES[name],
  card: defineCard(name, {
    types: ["land"],
    supertypes: ["basic"],
    subtypes: [name] satisfies (keyof typeof BASIC_LAND_TYPES)[],
  }),
}));

/** Artifacts: a creature, an Equipment, a source of any color, and one with counters up to a number. */
const ARTIFACTS: readonly SampleCard[] = [
  createSampleCreature("歯車の荷運び", "Geartooth Carrier", "3", "2/3", { isArtifact: true }),
  createSampleCard("錘付きの槌", "Plumbweight Mallet", ["artifact"], "2", {
    subtypes: ["Equipment"],
    abilities: [
      { type: "static", affects: "attached", changes: [{ add: "power", amount: 2 }] },
      createActivatedAbility(
        { mana: parsePrintedCost("1") },
        {
          targets: [createTargetSpec({ type: "creature", controller: "you" })],
          effects: [{ do: "attach", what: "self", to: { target: 0 } }],
        },
        { sorcery: true },
      ),
    ],
  }),
  createSampleCard("五色の水甕", "Fivewater Ewer", ["artifact"], "2", {
    abilities: [
      {
        type: "activated",
        cost: { tap: true, sacrifice: { what: "self", count: 1 } },
        mana: true,
        effects: [{ do: "addAnyMana", who: "you", amount: 2 }],
      },
    ],
  }),
  createSampleCard("刻み芯の燭台", "Notchwick Lantern", ["artifact"], "1", {
    counterCap: { counter: "wick", most: 3 },
    abilities: [
      createActivatedAbility(
        { tap: true },
        { effects: [{ do: "putCounters", on: "self", counter: "wick", amount: 2 }] },
      ),
      createActivatedAbility(
        { removeCounters: { counter: "wick", count: 3 } },
        { effects: [{ do: "draw", who: "you", amount: 1 }] },
      ),
    ],
  }),
];

const plus = (power: number, toughness: number) =>
  ({
    type: "static",
    affects: "attached",
    changes: [
      { add: "power", amount: power },
      { add: "toughness", amount: toughness },
    ],
  }) as const;

/** Enchantments: worlds, Auras, one with a choice, and Roles. */
const ENCHANTMENTS: readonly SampleCard[] = [
  createSampleEnchantment(["緩き川の世界", "Realm of Slow Rivers", "2U"], {
    supertypes: ["world"],
    abilities: [{ type: "static", affects: { all: { type: "creature" } }, changes: [{ add: "power", amount: -1 }] }],
  }),
  createSampleEnchantment(["裸枝の世界", "Realm of Bare Boughs", "2G"], {
    supertypes: ["world"],
    abilities: [{ type: "static", affects: { all: { type: "creature" } }, changes: [{ add: "power", amount: 1 }] }],
  }),
  createSampleAura(["葦の旗印", "Reedbank Ensign", "W"], [plus(1, 1)]),
  createSampleAura(["赤糸の縫い目", "Redthread Seam", "R"], [plus(2, 0)]),
  createSampleAura(
    ["借り物の手綱", "Borrowed Halter", "3U"],
    [{ type: "static", affects: "attached", changes: [{ control: "you" }] }],
  ),
  createSampleEnchantment(["満席の宴", "Feast of Full Benches", "1W"], {
    abilities: [
      {
        type: "triggered",
        on: { on: "stepBegins", step: "upkeep", whose: "you" },
        if: { amount: { count: { all: { type: "creature", controller: "you" } } }, is: ">=", than: 3 },
        effects: [{ do: "win", who: "you" }],
      },
    ],
  }),
  createSampleEnchantment(["修道院の借財", "Cloister Arrears", "1B"], {
    abilities: [
      createTriggeredAbility(
        { on: "stepBegins", step: "upkeep", whose: "you" },
        {
          do: "may",
          who: "you",
          cost: { life: 1 },
          then: [{ do: "draw", who: "you", amount: 1 }],
        },
      ),
    ],
  }),
  createSampleEnchantment(["粉挽きの面", "Mask of the Miller", "1W"], {
    subtypes: ["Aura", "Role"],
    enchants: { objects: { type: "creature" } },
    abilities: [plus(1, 0)],
  }),
  createSampleEnchantment(["鷺の面", "Mask of the Heron", "1U"], {
    subtypes: ["Aura", "Role"],
    enchants: { objects: { type: "creature" } },
    abilities: [{ type: "static", affects: "attached", changes: [{ gain: "flying" }] }],
  }),
];

/** Types that only the modern era has: a Saga, a Siege, a walker and a dungeon. */
const MODERN: readonly SampleCard[] = [
  createSampleEnchantment(["低い橋の物語", "Tale of the Low Bridge", "2G"], {
    subtypes: ["Saga"],
    lastChapter: 2,
    abilities: [
      createTriggeredAbility(
        { on: "enters", what: "self" },
        { do: "putCounters", on: "self", counter: "lore", amount: 1 },
      ),
      createTriggeredAbility(
        { on: "stepBegins", step: "main1", whose: "you" },
        { do: "putCounters", on: "self", counter: "lore", amount: 1 },
      ),
      { type: "chapter", chapters: [1], effects: [{ do: "gainLife", who: "you", amount: 2 }] },
      { type: "chapter", chapters: [2], effects: [{ do: "draw", who: "you", amount: 1 }] },
    ],
  }),
  createSampleCard("ハル渡りの攻囲", "Siege of Harl Crossing", ["battle"], "2R", {
    subtypes: ["Siege"],
    defense: 3,
    abilities: [createTriggeredAbility({ on: "enters", what: "self" }, { do: "gainLife", who: "you", amount: 3 })],
  }),
  createSampleCard("言葉漕ぎのウェン", "Wen, Rower of Words", ["planeswalker"], "2U", {
    supertypes: ["legendary"],
    subtypes: ["Wen"],
    loyalty: 3,
    abilities: [
      createActivatedAbility(
        { putCounters: { counter: "loyalty", count: 1 } },
        { effects: [{ do: "draw", who: "you", amount: 1 }] },
        { sorcery: true, perTurn: 1 },
      ),
      createActivatedAbility(
        { removeCounters: { counter: "loyalty", count: 2 } },
        { targets: [createTargetSpec({ type: "creature" })], effects: [{ do: "return", what: { target: 0 } }] },
        { sorcery: true, perTurn: 1 },
      ),
    ],
  }),
  { ja: "ハルの地下蔵", card: defineCard("Cellars of Harl", { types: ["dungeon"], rooms: 3 }) },
];

/** Lands, artifacts and enchantments of the sample set, and cards with types of the modern era. */
export const SAMPLE_PERMANENTS: readonly SampleCard[] = [...LANDS, ...ARTIFACTS, ...ENCHANTMENTS, ...MODERN];
