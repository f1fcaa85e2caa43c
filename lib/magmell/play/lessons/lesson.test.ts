import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { type Cards, createCards, type Deck } from "@/engine/magmell";
import { createTextReader } from "@/lib/magmell/catalogue/model/text-reader";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { createStarterCatalogue } from "@/lib/magmell/decks/lists/testing/starter-cards";
import { selectGameCards } from "../game-cards";
import { applyCommand, startSession } from "../session";
import { buildTableView } from "../table-view";
import type { GoldfishCommand, GoldfishSession, TableView } from "../types";
import { FIRST_TURNS } from "./first-turns";
import { allowsCommand, canTeach, countStages, findLessonStep, getLessonTargets } from "./lesson";

const readStarter = (key: string): Deck =>
  JSON.parse(readFileSync(`prisma/seed/decks/${key.replace("-starter", "")}.json`, "utf8"));

let list: readonly CatalogueCard[] = [];
let cards: Cards;
const own = readStarter(FIRST_TURNS.deck);
const against = readStarter(FIRST_TURNS.against);

beforeAll(() => {
  list = selectGameCards(createStarterCatalogue(createTextReader).cards, own, against);
  cards = createCards(list);
});

function begin(): GoldfishSession {
  const { seed, goesFirst, opening } = FIRST_TURNS;
  const begun = startSession(cards, {
    deck: own,
    seed,
    goesFirst,
    opponent: { kind: FIRST_TURNS.opponent, deck: against },
    opening,
  });
  if (!begun.ok) throw new Error(`refused: ${begun.problems.map(({ code }) => code)}`);
  return begun.session;
}

const view = (session: GoldfishSession): TableView => buildTableView(cards, session);
const stepOf = (table: TableView): string => findLessonStep(FIRST_TURNS, table, list)?.id ?? "none";
const allows = (table: TableView, command: GoldfishCommand): boolean =>
  allowsCommand(FIRST_TURNS, table, list, command);

/** Every command that the step of a table points at; at a question every answer, and at a hint the way on. */
function listWays(table: TableView): readonly GoldfishCommand[] {
  const step = findLessonStep(FIRST_TURNS, table, list);
  if (step !== null) expect(countRings(table) > 0, `rings at ${step.id}`).toBe(NAMED.has(step.id));
  if (step?.point !== undefined) {
    const { commands, instances } = getLessonTargets(step, table, list);
    const answers = table.answers.filter(
      (answer) =>
        (answer.do === "use" && instances.includes(answer.instance)) ||
        (answer.do === "attack" && instances.includes(answer.unit)),
    );
    return [...commands, ...answers.map((answer) => ({ answer }))];
  }
  if (table.view.choice?.ask !== "priority") return table.answers.map((answer) => ({ answer }));
  return [table.offers.includes("endTurn") ? "endTurn" : "pass"];
}

/** Plays on by every allowed way to the fourth turn. Returns the steps on each of them. */
function playAll(
  session: GoldfishSession,
  before: readonly string[] = [],
  reached = 1,
): readonly (readonly string[])[] {
  const table = view(session);
  const steps = [...before, stepOf(table)];
  const stage = stageOf(table)?.n ?? 10;
  expect(stage, `stage at ${steps.join(" ")}`).toBeGreaterThanOrEqual(reached);
  if (table.ownTurn > 3 || table.view.outcome !== null) return [steps];
  const ways = listWays(table);
  expect(ways, `ways at ${steps.join(" ")}`).not.toEqual([]);
  return ways.flatMap((command) => {
    expect(allows(table, command), `${JSON.stringify(command)} at ${steps.join(" ")}`).toBe(true);
    const after = applyCommand(cards, session, command);
    expect(after.at, `${JSON.stringify(command)} at ${steps.join(" ")}`).not.toBe(session.at);
    return playAll(after, steps, stage);
  });
}

/** Every command that a table allows and that advances the game. */
const listAllowed = (table: TableView): readonly GoldfishCommand[] =>
  [
    ...(["keep", "attackAll", "endTurn", "pass", "finishBattle"] as const).filter((offer) =>
      table.offers.includes(offer),
    ),
    ...table.answers
      .filter((answer) => answer.do !== "concede" && answer.do !== "byHand")
      .map((answer) => ({ answer })),
  ].filter((command) => allows(table, command));

/** Steps whose texts name what to press. */
const NAMED = new Set(
  "keep target respond wait summon end second attack endSecond magic attackAgain attackOpen third rest".split(" "),
);

/** How many things the guide rings at a table. */
function countRings(table: TableView): number {
  const step = findLessonStep(FIRST_TURNS, table, list);
  if (step === null) return 0;
  const { commands, instances } = getLessonTargets(step, table, list);
  return commands.length + instances.length;
}

function stageOf(table: TableView) {
  const step = findLessonStep(FIRST_TURNS, table, list);
  return step && countStages(FIRST_TURNS, step, table);
}

const theirUnits = ({ view: { battleArea } }: TableView) => battleArea.filter(({ controller }) => controller === 1);
const canUse = ({ uses, harms, view: { sides } }: TableView) =>
  (sides[0].hand ?? []).some(({ id }) => uses[id]?.length === 0 && harms[id] === undefined);

/** What the texts of hints take for granted. */
const FACTS = {
  canUse,
  cannotUse: (table: TableView) => !canUse(table),
  theyHaveUnits: (table: TableView) => theirUnits(table).length > 0,
  theyHaveNone: (table: TableView) => theirUnits(table).length === 0,
  theirsAreAwake: (table: TableView) => theirUnits(table).some(({ rested }) => !rested),
  theirsAreRested: (table: TableView) => theirUnits(table).every(({ rested }) => rested),
  someTheirsAreRested: (table: TableView) => theirUnits(table).some(({ rested }) => rested),
  ownIsRested: ({ view }: TableView) => view.battleArea.some(({ controller, rested }) => controller === 0 && rested),
  attacks: ({ offers }: TableView) => offers.includes("attackAll"),
  attacksPlayer: ({ view }: TableView) => view.battle?.target != null && "player" in view.battle.target,
  attacksUnit: ({ view }: TableView) => view.battle?.target != null && "instance" in view.battle.target,
  ownTurn: ({ view }: TableView) => view.turnPlayer === 0,
  theirTurn: ({ view }: TableView) => view.turnPlayer === 1,
} satisfies Record<string, (table: TableView) => boolean>;

const CLAIMS: Readonly<Record<string, readonly (keyof typeof FACTS)[]>> = {
  defend: ["attacksPlayer"],
  defendUnit: ["attacksUnit"],
  target: ["theyHaveUnits"],
  theirTurn: ["theirTurn"],
  aim: ["someTheirsAreRested"],
  respond: ["canUse"],
  wait: ["cannotUse"],
  summon: ["canUse", "ownTurn"],
  end: ["cannotUse", "ownTurn"],
  attack: ["attacks", "theyHaveNone"],
  endSecond: ["ownIsRested", "ownTurn"],
  magic: ["canUse", "theyHaveUnits"],
  attackAgain: ["attacks", "theirsAreAwake"],
  attackOpen: ["attacks", "theirsAreRested"],
  third: ["canUse", "ownTurn"],
  rest: ["cannotUse", "ownTurn"],
  done: ["ownTurn"],
};

/** Follows the lesson by its first way to a turn of the player. */
function playToTurn(turn: number): GoldfishSession {
  let session = applyCommand(cards, begin(), "keep");
  for (let table = view(session); table.ownTurn < turn; table = view(session)) {
    session = applyCommand(cards, session, listWays(table)[0] ?? "pass");
  }
  return session;
}

describe("the lesson of the first turns", () => {
  it("leads to the fourth turn by every answer that it allows", () => {
    const paths = playAll(begin());
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const guided = ["keep", "summon", "end", "second", "attack", "endSecond", "magic", "target", "done"];
      expect(
        guided.filter((step) => !path.includes(step)),
        path.join(" "),
      ).toEqual([]);
    }
  });

  it("counts nine stages, and none once it only gives hints", () => {
    expect(stageOf(view(begin()))).toEqual({ n: 1, all: 9 });
    expect(stageOf(view(playToTurn(2)))).toEqual({ n: 4, all: 9 });
    expect(stageOf(view(playToTurn(3)))).toEqual({ n: 7, all: 9 });
    expect(stageOf(view(playToTurn(4)))).toBeNull();
  });

  it("keeps everything else back while it guides, and lets the player undo", () => {
    const session = begin();
    const dealt = view(session);
    expect(stepOf(dealt)).toBe("keep");
    for (const command of ["redraw", "newHand", "goSecond"] as const) expect(allows(dealt, command)).toBe(false);
    const kept = view(applyCommand(cards, session, "keep"));
    expect(stepOf(kept)).toBe("summon");
    expect(kept.offers).toContain("endTurn");
    for (const command of ["endTurn", "pass", "byHand", "sameSeed"] as const) expect(allows(kept, command)).toBe(false);
    expect(allows(kept, { setup: { goesFirst: false } })).toBe(false);
    expect(allows(kept, "undo")).toBe(true);
    expect(allows(kept, { goTo: 0 })).toBe(true);
  });

  it("allows everything once it only gives hints", () => {
    const free = view(playToTurn(4));
    expect(stepOf(free)).toBe("done");
    for (const command of [...free.offers, ...free.answers.map((answer) => ({ answer }))]) {
      expect(allows(free, command), JSON.stringify(command)).toBe(true);
    }
  });

  it("says nothing that the table does not show", () => {
    const met = new Set<string>();
    const third = playToTurn(3);
    for (let game = 0; game < 12; game += 1) {
      let session = third;
      for (let moves = 0; moves < 60; moves += 1) {
        const table = view(session);
        if (table.view.outcome !== null || table.ownTurn > 5) break;
        const step = stepOf(table);
        met.add(step);
        expect(countRings(table) > 0, `rings at ${step}`).toBe(NAMED.has(step));
        for (const claim of CLAIMS[step] ?? []) expect(FACTS[claim](table), `${step}: ${claim}`).toBe(true);
        const ways = listAllowed(table);
        session = applyCommand(cards, session, ways[(7 * game + 13 * moves) % ways.length] ?? "pass");
      }
    }
    expect([...met]).toEqual(
      expect.arrayContaining(["respond", "wait", "attackAgain", "attackOpen", "third", "done", "free"]),
    );
  });

  it("is taught where the deck holds its cards", () => {
    expect(canTeach(FIRST_TURNS, own)).toBe(true);
    expect(canTeach(FIRST_TURNS, against)).toBe(false);
    const one = { ...own, stoneDeck: [{ name: "赤の魔石", count: 2 }] };
    expect(canTeach(FIRST_TURNS, one)).toBe(false);
  });
});
