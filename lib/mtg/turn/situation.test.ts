import { expect, test } from "vitest";
import { ERAS, readScene, STEPS } from "@/engine/mtg";
import { CIRCUMSTANCES, type Circumstance, situation, walkSituation } from "./situation";

const NAMES = { creature: "Sentry", land: "Field", phasing: "Mist", striker: "Lancer", guard: "Guard" };
const subsets = Array.from({ length: 2 ** CIRCUMSTANCES.length }, (_, bits) =>
  CIRCUMSTANCES.filter((_, index) => bits & (1 << index)),
);

test.each(subsets.map((set) => [set.join(" ") || "nothing", set] as const))(
  "with %s the table is one that can be read",
  (_, set) => {
    const scene = situation(new Set(set), NAMES);
    expect(readScene(scene)).toMatchObject({ ok: true });
    const turn = walkSituation(scene, set.length > 3);
    for (const { step, only } of STEPS)
      for (const era of ERAS)
        if (only === null) expect(turn[step][era].rows.length, `${step} ${era}`).toBeGreaterThan(0);
  },
);

const happened = (circumstance: Circumstance) => {
  const turn = walkSituation(
    situation(new Set([circumstance]), NAMES),
    circumstance === "attack" || circumstance === "firstStrike",
  );
  return (step: (typeof STEPS)[number]["step"], era: (typeof ERAS)[number]) =>
    turn[step][era].rows.flatMap(({ skipped, events }) => (skipped ? ["skipped"] : events.map(({ type }) => type)));
};

test("whoever goes first skips the first draw in every era", () => {
  for (const era of ERAS) expect(happened("first")("draw", era)).toEqual(["skipped"]);
});

test("unspent mana burns at the end of the phase in the older eras, and leaves with the step today", () => {
  const at = happened("mana");
  for (const era of ["6e", "8e"] as const) {
    expect(at("untap", era)).not.toContain("manaEmptied");
    expect(at("draw", era)).toEqual(expect.arrayContaining(["manaEmptied", "lifeLost"]));
  }
  expect(at("untap", "mod")).toContain("manaEmptied");
  expect(at("draw", "mod")).not.toContain("lifeLost");
});

test("what has phasing goes as what was out comes back, before anything untaps", () => {
  for (const era of ERAS) {
    const untap = happened("phasing")("untap", era);
    expect(untap.filter((type) => /phased|untapped/.test(type))).toEqual(["phasedIn", "phasedOut", "untapped"]);
  }
});

test("nine cards and the draw of the turn are three too many", () => {
  for (const era of ERAS) expect(happened("hand")("cleanup", era).filter((type) => type === "moved")).toHaveLength(3);
});

test("damage waits on the stack in the older eras and is dealt at once today", () => {
  for (const era of ["6e", "8e"] as const) expect(happened("attack")("damage", era)).toContain("damageAssigned");
  for (const era of ERAS) {
    const at = happened("attack");
    expect(at("attackers", era)).toContain("attackersDeclared");
    expect(at("blockers", era)).toContain("becameBlocked");
    expect(at("firstDamage", era)).toEqual([]);
    expect(at("damage", era)).toContain("damaged");
    expect(happened("firstStrike")("firstDamage", era)).toContain("damaged");
  }
});
