import { ANY_TARGET, createSampleSpell, createTargetSpec, type SampleCard } from "./build";

const CREATURE = createTargetSpec({ type: "creature" });

/** Instants of the sample set. */
const INSTANTS: readonly SampleCard[] = [
  createSampleSpell("instant", ["竈の火の粉", "Hearthspark", "R"], {
    targets: [ANY_TARGET],
    effects: [{ do: "damage", to: { target: 0 }, amount: 2 }],
  }),
  createSampleSpell("instant", ["丁重な断り", "Courteous Denial", "1U"], {
    targets: [createTargetSpec({}, { zone: "stack" })],
    effects: [{ do: "counter", what: { target: 0 } }],
  }),
  createSampleSpell("instant", ["結び目ほどき", "Loosen the Knot", "U"], {
    targets: [CREATURE],
    effects: [{ do: "return", what: { target: 0 } }],
  }),
  createSampleSpell("instant", ["三つ目の鐘", "Third Bell of Dusk", "W"], {
    modes: [
      { effects: [{ do: "gainLife", who: "you", amount: 3 }] },
      { targets: [ANY_TARGET], effects: [{ do: "prevent", to: { target: 0 }, amount: 3 }] },
      { targets: [createTargetSpec({ type: "enchantment" })], effects: [{ do: "destroy", what: { target: 0 } }] },
    ],
    choose: 1,
  }),
  createSampleSpell("instant", ["樹液の高まり", "Upswell of Sap", "G"], {
    targets: [CREATURE],
    effects: [
      {
        do: "change",
        what: { target: 0 },
        until: "turn",
        changes: [
          { add: "power", amount: 3 },
          { add: "toughness", amount: 3 },
        ],
      },
    ],
  }),
  createSampleSpell("instant", ["冷たい別れ", "Coldhand Parting", "1BB"], {
    targets: [createTargetSpec({ type: "creature", not: { color: "b" } })],
    effects: [{ do: "destroy", what: { target: 0 }, noRegeneration: true }],
  }),
];

/** Sorceries of the sample set. */
const SORCERIES: readonly SampleCard[] = [
  createSampleSpell("sorcery", ["割り薪", "Partible Kindling", "XR"], {
    targets: [createTargetSpec({ type: "creature" }, { players: "any", max: "x", divide: "x", min: 0 })],
    effects: [{ do: "damage", to: { target: 0 }, amount: { share: 0 } }],
  }),
  createSampleSpell("sorcery", ["開いた帳簿", "Open Daybook", "2U"], {
    effects: [
      { do: "draw", who: "you", amount: 2 },
      { do: "discard", who: "you", amount: 1, choose: "owner" },
    ],
  }),
  createSampleSpell("sorcery", ["嘆きの十分の一", "Tithe of Laments", "1B"], {
    cost: { sacrifice: { what: { type: "creature" }, count: 1 } },
    effects: [{ do: "discard", who: "opponent", amount: 2, choose: "owner" }],
  }),
  createSampleSpell("sorcery", ["出水の年", "Year of High Water", "2WW"], {
    effects: [{ do: "destroy", what: { all: { type: "creature" } } }],
  }),
  createSampleSpell("sorcery", ["濁り杯", "Cloudcup Poison", "2B"], {
    effects: [{ do: "poison", who: "opponent", amount: 2 }],
  }),
  createSampleSpell("sorcery", ["枯れ目の睨み", "Witherlook", "B"], {
    targets: [CREATURE],
    effects: [{ do: "putCounters", on: { target: 0 }, counter: "-1/-1", amount: 1 }],
  }),
  createSampleSpell("sorcery", ["刈り込み", "Close Trimming", "G"], {
    targets: [CREATURE],
    effects: [{ do: "removeCounters", on: { target: 0 }, counter: "+1/+1", amount: 2 }],
  }),
  createSampleSpell("sorcery", ["年輪", "Treering Lesson", "1G"], {
    targets: [CREATURE],
    effects: [{ do: "putCounters", on: { target: 0 }, counter: "+1/+1", amount: 2 }],
  }),
];

/** Instants and sorceries of the sample set. */
export const SAMPLE_SPELLS: readonly SampleCard[] = [...INSTANTS, ...SORCERIES];
