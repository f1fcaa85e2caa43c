import { expect, test } from "vitest";
import { ERAS, getStepFacts, readBoard, STEPS } from "@/engine/mtg";
import { CIRCUMSTANCES, type Circumstance, createSituation, simulateSituation } from "./situation";

const NAMES = { creature: "Sentry", land: "Field", phasing: "Mist", striker: "Lancer", guard: "Guard" };
const subsets = Array.from({ length: 2 ** CIRCUMSTANCES.length }, (_, bits) =>
  CIRCUMSTANCES.filter((_, index) => bits & (1 << index)),
);

test.each(subsets.map((set) => [set.join(" ") || "nothing", set] as const))(
  "with %s the table is one that can be read",
  (_, set) => {
    const board = createSituation(new Set(set), NAMES);
    expect(readBoard(board)).toMatchObject({ ok: true });
    const turn = simulateSituation(board, set.length > 3);
    for (const { step, only } of STEPS)
      for (const era of ERAS)
        if (only === null) expect(turn[step][era].rows.length, `${step} ${era}`).toBeGreaterThan(0);
  },
);

const happened = (circumstance: Circumstance) => {
  const turn = simulateSituation(
    createSituation(new Set([circumstance]), NAMES),
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

/** The circumstances in which a step takes place, and in which somebody may act in it, as its facts tell. */
const SITUATIONS = { quiet: [], attack: ["attack"], firstStrike: ["attack", "firstStrike"] } as const satisfies Record<
  string,
  readonly Circumstance[]
>;
type SituationName = keyof typeof SITUATIONS;
const ALWAYS = Object.keys(SITUATIONS) as readonly SituationName[];
const TAKES_PLACE: Partial<Record<string, readonly SituationName[]>> = {
  onlyWithAttack: ["attack", "firstStrike"],
  onlyFirstStrike: ["firstStrike"],
  onlyFirstOrDouble: ["firstStrike"],
};
const ACTS: Partial<Record<string, readonly SituationName[]>> = {
  priority: ALWAYS,
  priorityWithAttack: ["attack", "firstStrike"],
  noPriority: [],
  priorityIfHappened: [],
};

test.each(STEPS.map(({ step }) => step))("the facts of %s tell when it takes place and who may act in it", (step) => {
  const walks = ALWAYS.map((name) => {
    const circumstances: ReadonlySet<Circumstance> = new Set(SITUATIONS[name]);
    return [name, simulateSituation(createSituation(circumstances, NAMES), name !== "quiet")[step]] as const;
  });
  for (const era of ERAS) {
    const facts = getStepFacts(era, step);
    const [told = ALWAYS] = facts.flatMap(({ fact }) => [TAKES_PLACE[fact] ?? []].filter(({ length }) => length > 0));
    const [acts = []] = facts.flatMap(({ fact, part }) => (part === "acts" ? [ACTS[fact] ?? []] : []));
    const happens = walks.filter(([, byEra]) => byEra[era].rows.some(({ skipped }) => !skipped)).map(([name]) => name);
    const acted = walks
      .filter(([, byEra]) => byEra[era].rows.some((row) => row.acted.length > 0))
      .map(([name]) => name);
    expect(happens, era).toEqual(told);
    expect(acted, era).toEqual(acts.filter((name) => told.includes(name)));
  }
});

test("without an attack play goes on to the end of combat step in every era, as its fact tells", () => {
  const turn = simulateSituation(createSituation(new Set(), NAMES), false);
  for (const era of ERAS) {
    expect(getStepFacts(era, "attackers").map(({ fact }) => fact)).toContain("skipsWithoutAttack");
    expect(turn.endCombat[era].rows.map(({ acted }) => acted)).toEqual([[0, 1]]);
  }
});

test("what the modern page on cleanup says otherwise is cited with the ruling that decides against it", () => {
  const told = getStepFacts("mod", "cleanup").filter(({ part }) => part !== "ends");
  expect(told.map(({ fact }) => fact)).toEqual(["discards", "wearsOff", "priorityIfHappened"]);
  for (const { fact, rules } of told) expect(rules, fact).toContain("mtg-house:7");
});
