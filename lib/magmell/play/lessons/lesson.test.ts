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
import { allowsCommand, canTeach, findLessonStep, getLessonTargets } from "./lesson";

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
function playAll(session: GoldfishSession, before: readonly string[] = []): readonly (readonly string[])[] {
  const table = view(session);
  const steps = [...before, stepOf(table)];
  if (table.ownTurn > 3 || table.view.outcome !== null) return [steps];
  const ways = listWays(table);
  expect(ways, `ways at ${steps.join(" ")}`).not.toEqual([]);
  return ways.flatMap((command) => {
    expect(allows(table, command), `${JSON.stringify(command)} at ${steps.join(" ")}`).toBe(true);
    const after = applyCommand(cards, session, command);
    expect(after.at, `${JSON.stringify(command)} at ${steps.join(" ")}`).not.toBe(session.at);
    return playAll(after, steps);
  });
}

describe("the lesson of the first turns", () => {
  it("leads to the fourth turn by every answer that it allows", () => {
    const paths = playAll(begin());
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const guided = ["keep", "summon", "end", "second", "attack", "endSecond", "magic", "target", "free"];
      expect(
        guided.filter((step) => !path.includes(step)),
        path.join(" "),
      ).toEqual([]);
    }
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
    let session = applyCommand(cards, begin(), "keep");
    for (let table = view(session); table.ownTurn < 4; table = view(session)) {
      session = applyCommand(cards, session, listWays(table)[0] ?? "pass");
    }
    const free = view(session);
    expect(stepOf(free)).toBe("free");
    for (const command of [...free.offers, ...free.answers.map((answer) => ({ answer }))]) {
      expect(allows(free, command), JSON.stringify(command)).toBe(true);
    }
  });

  it("is taught where the deck holds its cards", () => {
    expect(canTeach(FIRST_TURNS, own)).toBe(true);
    expect(canTeach(FIRST_TURNS, against)).toBe(false);
    const one = { ...own, stoneDeck: [{ name: "赤の魔石", count: 2 }] };
    expect(canTeach(FIRST_TURNS, one)).toBe(false);
  });
});
