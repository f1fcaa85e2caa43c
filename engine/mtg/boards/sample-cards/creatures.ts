import { defineCard } from "../../model/card";
import { NO_MANA } from "../../model/mana";
import {
  ANY_TARGET,
  createActivatedAbility,
  createSampleCreature,
  createTriggeredAbility,
  parsePrintedCost,
  type SampleCard,
} from "./build";

/** White creatures: order, bands and walls. */
const WHITE: readonly SampleCard[] = [
  createSampleCreature("灯垣の従士", "Hedgelamp Squire", "W", "1/1", { keywords: ["firstStrike"] }),
  createSampleCreature("鎖列の軍曹", "Chainrow Sergeant", "1W", "1/1", { keywords: ["banding"] }),
  createSampleCreature("宵待ちの騎手", "Vesperwait Rider", "2W", "2/2", { keywords: ["flanking", "vigilance"] }),
  createSampleCreature("誓塩の近衛", "Oathsalt Guard", "1W", "2/2", { keywords: [{ protectionFrom: { color: "b" } }] }),
  createSampleCreature("敷居の胸壁", "Doorstone Rampart", "W", "0/4", { keywords: ["defender"], subtypes: ["Wall"] }),
  createSampleCreature("双竿の見習い", "Twinpole Novice", "2W", "2/2", { keywords: ["doubleStrike"] }),
  createSampleCreature("広間の区割り師", "Quarterer of Halls", "3W", "2/3", { keywords: ["spaceSculptor"] }),
];

/** Blue creatures: air, shadow and time. */
const BLUE: readonly SampleCard[] = [
  createSampleCreature("紙凧の仔竜", "Paperkite Whelp", "2U", "2/2", { keywords: ["flying"] }),
  createSampleCreature("半日の鬼火", "Halfday Wisp", "1U", "2/1", { keywords: ["phasing"] }),
  createSampleCreature("低声の影法師", "Undervoice Silhouette", "1U", "2/1", { keywords: ["shadow"] }),
  createSampleCreature("遅参の鷺", "Latecoming Heron", "2U", "1/3", { keywords: ["flash", "flying"] }),
  createSampleCreature("潮目の書記", "Tideline Scrivener", "1U", "1/2", {
    abilities: [createTriggeredAbility({ on: "enters", what: "self" }, { do: "draw", who: "you", amount: 1 })],
  }),
];

/** Black creatures: graveyards and prices. */
const BLACK: readonly SampleCard[] = [
  createSampleCreature("煤指の忍び", "Sootfinger Creeper", "1B", "2/1", {
    keywords: [{ landwalk: { subtype: "Swamp" } }],
  }),
  createSampleCreature("灰口の毒蛇", "Ashmouth Viper", "B", "1/1", { keywords: ["deathtouch"] }),
  createSampleCreature("渡し守ブラスク", "Brask the Ferrykeeper", "2BB", "3/3", {
    supertypes: ["legendary"],
    abilities: [createActivatedAbility({ life: 3 }, { effects: [{ do: "draw", who: "you", amount: 1 }] })],
  }),
  createSampleCreature("質入れの影", "Pawnshop Shade", "B", "3/3", {
    abilities: [createTriggeredAbility({ on: "dies", what: "self" }, { do: "lose", who: "you" })],
  }),
  createSampleCreature("骨継ぎの老婆", "Bonemend Crone", "2B", "1/2", {
    abilities: [
      createActivatedAbility(
        { mana: parsePrintedCost("1"), sacrifice: { what: { type: "creature", other: true }, count: 1 } },
        { effects: [{ do: "loseLife", who: "opponent", amount: 2 }] },
      ),
    ],
  }),
  createSampleCreature("名残の虫柱", "Farewell Midges", "3B", "2/2", {
    keywords: ["flying"],
    abilities: [
      createTriggeredAbility(
        { on: "dies", what: "self" },
        {
          do: "token",
          who: "you",
          count: 2,
          token: defineCard("Midge", {
            types: ["creature"],
            subtypes: ["Midge"],
            colors: ["b"],
            power: 1,
            toughness: 1,
            keywords: ["flying"],
          }),
        },
      ),
    ],
  }),
];

/** Red creatures: haste and weight. */
const RED: readonly SampleCard[] = [
  createSampleCreature("燠蹄の仔馬", "Emberhoof Foal", "R", "1/1", { keywords: ["haste"] }),
  createSampleCreature("瓦礫の大獣", "Rubbleback Brute", "4R", "5/4", { keywords: ["trample"] }),
  createSampleCreature("乱杭の半鬼", "Brawlfence Halfogre", "2R", "2/2", { keywords: [{ rampage: 2 }] }),
  createSampleCreature("一晩の客", "Onenight Guest", "1R", "4/1", {
    keywords: ["haste"],
    abilities: [createTriggeredAbility({ on: "stepBegins", step: "end" }, { do: "sacrifice", what: "self" })],
  }),
  createSampleCreature("火皿の曲芸師", "Firepan Tumbler", "2R", "1/1", {
    abilities: [
      createActivatedAbility(
        { tap: true },
        { targets: [ANY_TARGET], effects: [{ do: "damage", to: { target: 0 }, amount: 1 }] },
      ),
    ],
  }),
];

/** Green creatures: mana and size. */
const GREEN: readonly SampleCard[] = [
  createSampleCreature("苔車の牛", "Mosscart Bullock", "1G", "2/2"),
  createSampleCreature("樹液番", "Sapwatch Keeper", "G", "1/1", {
    abilities: [
      {
        type: "activated",
        cost: { tap: true },
        mana: true,
        effects: [{ do: "addMana", who: "you", mana: { ...NO_MANA, g: 1 } }],
      },
    ],
  }),
  createSampleCreature("長街道の駆り手", "Longlane Courser", "2G", "2/2", { keywords: ["horsemanship"] }),
  createSampleCreature("節皮の蘇り", "Knotrind Returner", "2G", "2/2", {
    abilities: [
      createActivatedAbility({ mana: parsePrintedCost("G") }, { effects: [{ do: "regenerate", what: "self" }] }),
    ],
  }),
  createSampleCreature("背高草の巨体", "Tallsedge Titanling", "4GG", "6/6", { keywords: ["trample"] }),
  createSampleCreature("数え歌の群れ", "Countingsong Herd", "2G", "0/0", {
    abilities: [
      {
        type: "static",
        affects: "self",
        changes: [
          { set: "power", amount: { count: { all: { type: "creature", controller: "you" } } } },
          { set: "toughness", amount: { count: { all: { type: "creature", controller: "you" } } } },
        ],
      },
    ],
  }),
];

/** Creatures of the sample set by color. */
export const SAMPLE_CREATURES: readonly SampleCard[] = [...WHITE, ...BLUE, ...BLACK, ...RED, ...GREEN];
