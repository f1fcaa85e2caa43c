import { describe, expect, it } from "vitest";
import { ERAS, type Era } from "../../model/era";
import type { Event } from "../../model/event";
import { rule } from "../../testing/rule";
import { compareEras } from "../compare-eras";
import { encodeBoard } from "../encode-board";
import { readBoard } from "../read/read-board";
import { reportCheck } from "../report-check";
import { simulateTurn } from "../simulate-turn";
import { CHECK_BOARDS } from "./check-boards";
import { localizeBoard } from "./localize-board";
import { PLAYABLE_BOARDS, type PlayableBoard } from "./playable-boards";

const boardNamed = (id: string): PlayableBoard => {
  const example = PLAYABLE_BOARDS.find((one) => one.id === id);
  if (!example) throw new Error(`There is no board ${id}.`);
  return example;
};

/** A board played as its page plays it. */
function played(id: string, era: Era) {
  const { board, play, fights } = boardNamed(id);
  return simulateTurn(board, era, {
    until: play === "turn" ? "turn" : "step",
    ...(fights && {
      prefers: (choice, offers) =>
        choice.ask === "pick" && /^(?:attackers|attackTarget|blockers|blocked)$/.test(choice.purpose)
          ? offers.filter((offer) => offer.do === "pick").at(choice.purpose === "attackTarget" ? -1 : 0)
          : undefined,
    }),
  });
}
const rows = (id: string, era: Era) => played(id, era).rows;
const events = (id: string, era: Era): readonly Event[] => rows(id, era).flatMap((row) => row.events);
const types = (id: string, era: Era): readonly string[] => events(id, era).map(({ type }) => type);
const steps = (id: string, era: Era) => rows(id, era).map(({ step }) => step);
/** Values of all eras. */
const each = <Value>(of: (era: Era) => Value): readonly Value[] => ERAS.map(of);

describe.each(PLAYABLE_BOARDS)("the board $id", (example) => {
  it("is a board with Japanese names, and fits into a link", () => {
    expect(readBoard(example.board)).toMatchObject({ ok: true });
    const japanese = localizeBoard(example, "ja");
    for (const { name, subtypes = [] } of japanese.cards) expect(name, subtypes.join()).toMatch(/^[^A-Za-z]+$/);
    expect(encodeBoard(example.board).length).toBeLessThan(600);
  });

  it("bears an id that no other board has", () => {
    expect([...CHECK_BOARDS, ...PLAYABLE_BOARDS].filter(({ id }) => id === example.id)).toHaveLength(1);
  });
});

describe("boards on which eras part", () => {
  rule(
    ["mtg-6e:P.7.1", "mtg-8e:draw", "mtg-flow:1.3"],
    "the draw of the turn waits on the stack, or is done at once",
    () => {
      const isStacked = (era: Era) => types("turn-draw", era).includes("abilityPut");
      expect(each(isStacked)).toEqual([true, false, false]);
      for (const era of ERAS) expect(types("turn-draw", era)).toContain("moved");
    },
  );

  rule(["mtg-6e:G.22.1", "mtg-house:1"], "mana that is left over burns, or only leaves", () => {
    expect(each((era) => rows("mana-burn", era).map(({ burned }) => burned))).toEqual([[[2, 0]], [[2, 0]], [[0, 0]]]);
  });

  rule(
    ["mtg-6e:C.5.6", "mtg-8e:combat-damage", "mtg-flow:3.4"],
    "combat damage waits on the stack, or is dealt at once",
    () => {
      const isStacked = (era: Era) => types("combat-damage", era).includes("resolved");
      expect(each(isStacked)).toEqual([true, true, false]);
      for (const era of ERAS) expect(types("combat-damage", era).filter((type) => type === "damaged")).toHaveLength(2);
    },
  );

  rule(
    ["mtg-6e:C.3.2", "mtg-flow:3.2"],
    "an attack goes at the player, or at a planeswalker where there are any",
    () => {
      const hit = (era: Era) =>
        events("attackable", era).flatMap((event) => (event.type === "damaged" ? [Object.keys(event.target)[0]] : []));
      expect(each(hit)).toEqual([["player"], ["player"], ["instance"]]);
    },
  );

  rule(
    ["mtg-6e:K.16.4", "mtg-8e:word.land-type"],
    "a land that became a basic type is a legend of its name no more, or still",
    () => {
      const { board } = boardNamed("land-type");
      const found = (era: Era) =>
        reportCheck(board, era).passes.flatMap(({ findings }) => findings.map((one) => one.rule));
      expect(each(found)).toEqual([[], ["mtg-6e:T.11.5.e"], ["mtg-cr:704.5j"]]);
    },
  );

  rule(["mtg-6e:G.27.1", "mtg-house:22"], "phasing moves things to a zone, or leaves them where they are", () => {
    const zones = (era: Era) => played("phasing", era).after.pieces.map(({ zone }) => zone);
    expect(each(zones)).toEqual([
      ["battlefield", "phasedOut"],
      ["battlefield", "phasedOut"],
      ["battlefield", "battlefield"],
    ]);
    for (const era of ERAS) expect(types("phasing", era)).toEqual(expect.arrayContaining(["phasedIn", "phasedOut"]));
  });

  rule(
    ["mtg-6e:K.10.r3", "mtg-house:23"],
    "an effect that sets the numbers wipes counters out, or counts before them",
    () => {
      const { differences, reports } = compareEras(boardNamed("counters-and-setting").board);
      expect(differences).toHaveLength(1);
      expect(reports.map(({ passes }) => passes.length)).toEqual([1, 0, 0]);
    },
  );
});

describe("boards on which one ruling serves all eras", () => {
  rule(["mtg-house:6", "mtg-6e:P.1.4"], "the first draw step is skipped as a whole", () => {
    expect(each((era) => rows("first-draw", era).map(({ step, skipped }) => [step, skipped]))).toEqual(
      each(() => [["draw", true]]),
    );
  });

  rule(["mtg-house:7", "mtg-6e:P.13.1"], "cleanup discards first, and damage goes after it", () => {
    for (const era of ERAS) {
      const said = events("cleanup-order", era).flatMap((event) =>
        event.type === "damageRemoved" || (event.type === "moved" && event.cause === "discard") ? [event.type] : [],
      );
      expect(said).toEqual(["moved", "moved", "damageRemoved"]);
    }
  });

  rule(["mtg-house:7", "mtg-6e:T.11.3"], "cleanup in which a creature dies gives priority, and comes again", () => {
    for (const era of ERAS)
      expect(rows("cleanup-priority", era).map(({ step, acted }) => [step, acted.length])).toEqual([
        ["cleanup", 2],
        ["cleanup", 0],
      ]);
  });

  rule(["mtg-house:8", "mtg-6e:C.4.r2"], "a blocker stays untapped", () => {
    for (const era of ERAS) {
      expect(events("blocking", era)).toContainEqual(
        expect.objectContaining({ type: "blockersDeclared", blockers: [expect.anything()] }),
      );
      expect(types("blocking", era)).not.toContain("tapped");
      expect(played("blocking", era).after.pieces.find(({ id }) => id === 2)?.tapped).toBeUndefined();
    }
  });

  rule(["mtg-house:9", "mtg-6e:C.3.1"], "combat ends where nobody attacks, though somebody could", () => {
    for (const era of ERAS) {
      expect(steps("no-attackers", era).slice(0, 3)).toEqual(["attackers", "endCombat", "main2"]);
      expect(rows("no-attackers", era)[0]?.acted).toEqual([]);
    }
  });

  rule(["mtg-house:14", "mtg-6e:P.12.1"], "both players may act in the end step", () => {
    for (const era of ERAS) expect(rows("end-of-turn", era).map(({ acted }) => acted)).toEqual([[0, 1]]);
  });

  rule(["mtg-house:19", "mtg-6e:T.5.1"], "both are asked before what waits on the stack resolves", () => {
    for (const era of ERAS) {
      const [row] = rows("answering", era);
      expect(row?.acted).toEqual([0, 1]);
      expect(row?.events.map(({ type }) => type)).toContain("resolved");
    }
  });
});
