import { ANY_TARGET, type LabCard, labSpell, target } from "./build";

const CREATURE = target({ type: "creature" });

/** Instants of the laboratory set. */
const INSTANTS: readonly LabCard[] = [
  labSpell("instant", ["竈の火の粉", "Hearthspark", "R"], {
    targets: [ANY_TARGET],
    effects: [{ do: "damage", to: { target: 0 }, amount: 2 }],
  }),
  labSpell("instant", ["丁重な断り", "Courteous Denial", "1U"], {
    targets: [target({}, { zone: "stack" })],
    effects: [{ do: "counter", what: { target: 0 } }],
  }),
  labSpell("instant", ["結び目ほどき", "Loosen the Knot", "U"], {
    targets: [CREATURE],
    effects: [{ do: "return", what: { target: 0 } }],
  }),
  labSpell("instant", ["三つ目の鐘", "Third Bell of Dusk", "W"], {
    modes: [
      { effects: [{ do: "gainLife", who: "you", amount: 3 }] },
      { targets: [ANY_TARGET], effects: [{ do: "prevent", to: { target: 0 }, amount: 3 }] },
      { targets: [target({ type: "enchantment" })], effects: [{ do: "destroy", what: { target: 0 } }] },
    ],
    choose: 1,
  }),
  labSpell("instant", ["樹液の高まり", "Upswell of Sap", "G"], {
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
  labSpell("instant", ["冷たい別れ", "Coldhand Parting", "1BB"], {
    targets: [target({ type: "creature", not: { color: "b" } })],
    effects: [{ do: "destroy", what: { target: 0 }, noRegeneration: true }],
  }),
];

/** Sorceries of the laboratory set. */
const SORCERIES: readonly LabCard[] = [
  labSpell("sorcery", ["割り薪", "Partible Kindling", "XR"], {
    targets: [target({ type: "creature" }, { players: "any", max: "x", divide: "x", min: 0 })],
    effects: [{ do: "damage", to: { target: 0 }, amount: { share: 0 } }],
  }),
  labSpell("sorcery", ["開いた帳簿", "Open Daybook", "2U"], {
    effects: [
      { do: "draw", who: "you", amount: 2 },
      { do: "discard", who: "you", amount: 1, choose: "owner" },
    ],
  }),
  labSpell("sorcery", ["嘆きの十分の一", "Tithe of Laments", "1B"], {
    cost: { sacrifice: { what: { type: "creature" }, count: 1 } },
    effects: [{ do: "discard", who: "opponent", amount: 2, choose: "owner" }],
  }),
  labSpell("sorcery", ["出水の年", "Year of High Water", "2WW"], {
    effects: [{ do: "destroy", what: { all: { type: "creature" } } }],
  }),
  labSpell("sorcery", ["濁り杯", "Cloudcup Poison", "2B"], { effects: [{ do: "poison", who: "opponent", amount: 2 }] }),
  labSpell("sorcery", ["枯れ目の睨み", "Witherlook", "B"], {
    targets: [CREATURE],
    effects: [{ do: "putCounters", on: { target: 0 }, counter: "-1/-1", amount: 1 }],
  }),
  labSpell("sorcery", ["刈り込み", "Close Trimming", "G"], {
    targets: [CREATURE],
    effects: [{ do: "removeCounters", on: { target: 0 }, counter: "+1/+1", amount: 2 }],
  }),
  labSpell("sorcery", ["年輪", "Treering Lesson", "1G"], {
    targets: [CREATURE],
    effects: [{ do: "putCounters", on: { target: 0 }, counter: "+1/+1", amount: 2 }],
  }),
];

/** Instants and sorceries of the laboratory set. */
export const LAB_SPELLS: readonly LabCard[] = [...INSTANTS, ...SORCERIES];
