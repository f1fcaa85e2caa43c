import { expect, test } from "vitest";
import { type CardDefinition, NO_SYMBOLS } from "@/engine/magmell";
import { applyRedrawRule, compareWithCustomRule, parseCustomRule } from "./custom-rule";
import type { TrainerEntry } from "./types";

const card = (name: string, cost: number, kind: CardDefinition["kind"] = "unit"): CardDefinition => ({
  name,
  kind,
  timing: "normal",
  useCost: { ...NO_SYMBOLS, any: cost },
  catalyst: NO_SYMBOLS,
  ap: 1,
  hp: 1,
  text: "",
  abilities: [],
  token: false,
});
const [one, three, five, spell] = [card("one", 1), card("three", 3), card("five", 5), card("spell", 1, "magic")];

test.each([
  [{ least: 2, from: 1, to: 3 }, [one, three, five], "keep"],
  [{ least: 2, from: 1, to: 3 }, [one, five, spell], "redraw"],
  [{ least: 1, from: 5, to: 9 }, [one, five], "keep"],
  [{ least: 1, from: 3, to: 1 }, [one, three], "redraw"],
  [{ least: 0, from: 0, to: 0 }, [], "keep"],
] as const)("%j on a hand", (rule, hand, decision) => expect(applyRedrawRule(rule, hand)).toBe(decision));

test("hands of before are judged by the rule of now, whatever cards are gone", () => {
  const entry: TrainerEntry = {
    seed: 1,
    goesFirst: true,
    hand: ["one", "three", "gone"],
    decision: "keep",
    value: null,
    rules: { exact: null, autopilot: "keep", early: "keep", never: "keep" },
  };
  const judged = (least: number) =>
    compareWithCustomRule([entry], { least, from: 1, to: 3 }, [one, three])[0]?.rules.own;
  expect([judged(2), judged(3)]).toEqual(["keep", "redraw"]);
});

test("only a rule is read back", () => {
  const rule = { least: 2, from: 1, to: 3 };
  expect(parseCustomRule({ ...rule, more: 1 })).toEqual(rule);
  for (const kept of [null, 7, {}, { ...rule, least: 6 }, { ...rule, to: 1.5 }, { ...rule, from: "1" }])
    expect(parseCustomRule(kept)).toBeNull();
});
