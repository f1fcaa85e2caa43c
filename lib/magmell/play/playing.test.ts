import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { type PlayerAnswer, replayGame, type Target, viewGame } from "@/engine/magmell";
import { PLAYER_ID } from "./opponents";
import { getGameRecord } from "./positions";
import {
  applyCommands,
  buildPracticeTable,
  createPickCommand,
  disableAutomation,
  findInHand,
  getPracticeCardName,
  PRACTICE_CARD_NAMES,
  PRACTICE_CARDS,
  PRACTICE_OPPONENT,
  playCardFromHand,
  startPracticeGame,
  summonUnit,
} from "./testing/practice-game";
import type { GoldfishCommand, GoldfishSession } from "./types";

describe("using a card", () => {
  it("asks which stone pays, and rests the one that is picked", () => {
    const asked = playCardFromHand(disableAutomation(startPracticeGame(["scribe"])), "scribe");
    const { view: seen, answers, offers } = buildPracticeTable(asked);
    expect(seen.choice).toMatchObject({ ask: "pick", purpose: "useCost", player: PLAYER_ID });
    expect(offers).toContain("pay");
    expect(answers).toHaveLength(2);
    const [first] = answers;
    if (first?.do !== "pick" || !("instance" in first.target)) throw new Error("No stone is offered");
    const paid = buildPracticeTable(applyCommands(asked, { answer: first })).view;
    expect(paid.sides[PLAYER_ID].stoneArea.filter(({ rested }) => rested).map(({ id }) => id)).toEqual([
      first.target.instance,
    ]);
    expect(paid.choice?.ask).toBe("priority");
    expect(buildPracticeTable(applyCommands(asked, "pay")).view.battleArea).toHaveLength(1);
  });

  it("is one command: the stones are picked, and what nobody can answer is resolved", () => {
    const { view: seen } = buildPracticeTable(summonUnit(startPracticeGame(["scribe"])));
    expect(seen.battleArea.map(({ card: index, ap, hp }) => [getPracticeCardName(index), ap, hp])).toEqual([
      ["scribe", 2, 2],
    ]);
    expect(seen.chant).toEqual([]);
    expect(seen).toMatchObject({ phase: "main", choice: { ask: "priority", player: PLAYER_ID } });
  });

  it("aims at what is picked", () => {
    const aiming = playCardFromHand(startPracticeGame(["bolt"]), "bolt");
    expect(buildPracticeTable(aiming).view.choice).toMatchObject({ ask: "pick", purpose: "target" });
    const { view: seen } = buildPracticeTable(applyCommands(aiming, createPickCommand({ player: PRACTICE_OPPONENT })));
    expect(seen.sides[PRACTICE_OPPONENT].life).toBe(17);
    expect(seen.sides[PLAYER_ID].dust.map(({ card: index }) => getPracticeCardName(index))).toEqual(["bolt"]);
  });

  it("is possible with every one of several alike cards, though only one is offered", () => {
    const session = startPracticeGame(["scribe"]);
    const { uses, answers, view: seen } = buildPracticeTable(session);
    expect(Object.keys(uses)).toHaveLength(seen.sides[PLAYER_ID].handCount);
    expect(new Set(Object.values(uses).map(({ length }) => length))).toEqual(new Set([0]));
    expect(answers.filter((answer) => answer.do === "use")).toHaveLength(1);
    const last = seen.sides[PLAYER_ID].hand?.at(-1)?.id ?? -1;
    expect(
      buildPracticeTable(applyCommands(session, { answer: { do: "use", instance: last } })).view.battleArea,
    ).toHaveLength(1);
  });

  it("says everything that stands against it", () => {
    const session = startPracticeGame(["giant"]);
    const [problems] = Object.values(buildPracticeTable(session).uses);
    expect(problems?.map(({ code }) => code)).toContain("USE_COST");
    expect(problems?.[0]).toMatchObject({ code: "USE_COST", missing: { green: 9 } });
    expect(applyCommands(session, { answer: { do: "use", instance: findInHand(session, "giant") } })).toBe(session);
  });

  it("tells a text that nothing can read, for the player to carry out", () => {
    const used = playCardFromHand(startPracticeGame(["riddle"]), "riddle");
    const { log } = buildPracticeTable(used);
    const line = log.find(({ event }) => event.type === "byHand");
    expect(line?.event).toMatchObject({ text: "■なぞをかける。" });
    expect(Object.values(line?.named ?? {}).map(({ card: index }) => getPracticeCardName(index))).toEqual(["riddle"]);
  });
});

describe("a question for several cards", () => {
  const asked = playCardFromHand(startPracticeGame(["letters"]), "letters");

  it("takes all picks at once, in any order, as one command", () => {
    const { view: seen } = buildPracticeTable(asked);
    expect(seen.choice).toMatchObject({ ask: "pick", purpose: "discard", min: 2, max: 2 });
    const hand = seen.sides[PLAYER_ID].hand ?? [];
    const picks: Target[] = [hand.at(-1), hand[0]].map((instance) => ({ instance: instance?.id ?? -1 }));
    const done = applyCommands(asked, { picks });
    expect(buildPracticeTable(done).view.sides[PLAYER_ID].dust).toHaveLength(3);
    expect(done.nodes).toHaveLength(asked.nodes.length + 1);
    expect(buildPracticeTable(applyCommands(done, "undo")).view).toEqual(seen);
  });

  it("refuses too few and strange picks, and changes nothing", () => {
    const [first] = buildPracticeTable(asked).view.sides[PLAYER_ID].hand ?? [];
    expect(applyCommands(asked, { picks: [{ instance: first?.id ?? -1 }] })).toBe(asked);
    expect(applyCommands(asked, { picks: [] })).toBe(asked);
    expect(applyCommands(asked, { picks: [{ player: 0 }, { player: 1 }] })).toBe(asked);
  });

  it("stops going on to the next turn", () => {
    expect(applyCommands(asked, "endTurn")).toBe(asked);
  });
});

describe("attacking", () => {
  const ready = applyCommands(summonUnit(startPracticeGame(["scribe"])), "endTurn");
  const [unit] = buildPracticeTable(ready).view.battleArea;
  const attack: GoldfishCommand = { answer: { do: "attack", unit: unit?.id ?? -1 } };

  it("is one command to the end of the battle, where nobody can answer", () => {
    const { view: seen } = buildPracticeTable(applyCommands(ready, attack));
    expect(seen.battle).toBeNull();
    expect(seen.sides[PRACTICE_OPPONENT].life).toBe(18);
    expect(seen.battleArea[0]?.rested).toBe(true);
  });

  it("stops on the way for a player who wants to answer, and goes on to its end at once", () => {
    const armed = applyCommands(summonUnit(startPracticeGame(["scribe", "bolt"])), "endTurn", { stops: { own: true } });
    const begun = applyCommands(armed, {
      answer: { do: "attack", unit: buildPracticeTable(armed).view.battleArea[0]?.id ?? -1 },
    });
    expect(buildPracticeTable(begun).view.battle).toMatchObject({
      step: "attack",
      target: { player: PRACTICE_OPPONENT },
    });
    expect(buildPracticeTable(begun).offers).toContain("finishBattle");
    expect(buildPracticeTable(applyCommands(begun, "finishBattle")).view.battle).toBeNull();
    expect(getGameRecord(PRACTICE_CARDS, applyCommands(begun, "finishBattle", "undo"))).toEqual(
      getGameRecord(PRACTICE_CARDS, begun),
    );
    expect(getGameRecord(PRACTICE_CARDS, applyCommands(begun, "finishBattle", "undo", "redo"))).toEqual(
      getGameRecord(PRACTICE_CARDS, applyCommands(begun, "finishBattle")),
    );
  });

  it("is done with all units in one command", () => {
    const two = applyCommands(summonUnit(summonUnit(startPracticeGame(["scribe"]))), "endTurn");
    expect(buildPracticeTable(two).offers).toContain("attackAll");
    const done = applyCommands(two, "attackAll");
    expect(buildPracticeTable(done).view.sides[PRACTICE_OPPONENT].life).toBe(16);
    expect(buildPracticeTable(done).offers).not.toContain("attackAll");
    expect(getGameRecord(PRACTICE_CARDS, applyCommands(done, "undo"))).toEqual(getGameRecord(PRACTICE_CARDS, two));
  });

  it("aims where a drag has ended, though priority is passed before the question comes", () => {
    const both = applyCommands(
      startPracticeGame(["scribe"]),
      { setup: { opponent: { kind: "hotSeat", deck: null } } },
      "keep",
      "keep",
    );
    const first = (session: GoldfishSession, act: "use" | "attack"): PlayerAnswer => {
      const found = buildPracticeTable(session).answers.find((answer) => answer.do === act);
      if (found === undefined) throw new Error(`No ${act} is offered`);
      return found;
    };
    const doing = (session: GoldfishSession, act: "use" | "attack") =>
      applyCommands(session, { answer: first(session, act) });
    const theirs = doing(applyCommands(doing(both, "use"), "endTurn"), "use");
    const turn = applyCommands(doing(theirs, "attack"), { answer: { do: "done" } }, "endTurn");
    const attack = first(turn, "attack");
    expect(buildPracticeTable(applyCommands(turn, { answer: attack })).view.choice).toMatchObject({
      purpose: "attackTarget",
    });
    const life = buildPracticeTable(turn).view.sides[PRACTICE_OPPONENT].life;
    const aimed = applyCommands(turn, { answers: [attack, { do: "pick", target: { player: PRACTICE_OPPONENT } }] });
    expect(buildPracticeTable(aimed).view.sides[PRACTICE_OPPONENT].life).toBe(life - 2);
    expect(applyCommands(turn, { answers: [attack, { do: "pick", target: { player: PLAYER_ID } }] })).toBe(turn);
  });

  it("says why a rested unit cannot", () => {
    const { attacks } = buildPracticeTable(applyCommands(ready, attack, "finishBattle"));
    expect(attacks[unit?.id ?? -1]?.map(({ code, rule }) => [code, rule])).toEqual([["RESTED", "mag:701.2.1.1"]]);
    expect(buildPracticeTable(ready).attacks[unit?.id ?? -1]).toEqual([]);
  });
});

describe("the opponent's turn", () => {
  const own = startPracticeGame(["bolt"]);

  it("passes by itself, unless the player wants to be asked", () => {
    expect(buildPracticeTable(applyCommands(own, "endTurn")).view).toMatchObject({
      turn: 7,
      turnPlayer: PLAYER_ID,
      phase: "main",
    });
    const stopped = applyCommands(own, { stops: { ends: true } }, "endTurn");
    expect(buildPracticeTable(stopped).stops.ends).toBe(true);
    expect(buildPracticeTable(stopped).view).toMatchObject({
      turn: 6,
      phase: "end",
      turnPlayer: PRACTICE_OPPONENT,
      choice: { ask: "priority", player: PLAYER_ID },
    });
    expect(buildPracticeTable(applyCommands(stopped, "pass")).view).toMatchObject({ turn: 7, turnPlayer: PLAYER_ID });
  });

  it("is never stopped for a player who could do nothing", () => {
    const idle = applyCommands(
      startPracticeGame(["scribe"]),
      { stops: { ends: true, uses: true, attacks: true, own: true } },
      "endTurn",
    );
    expect(buildPracticeTable(idle).view).toMatchObject({ turn: 7, turnPlayer: PLAYER_ID, phase: "main" });
  });

  it("lets the player use quick cards there", () => {
    const stopped = applyCommands(own, { stops: { ends: true } }, "endTurn");
    const { view: seen } = buildPracticeTable(
      applyCommands(playCardFromHand(stopped, "bolt"), createPickCommand({ player: PRACTICE_OPPONENT })),
    );
    expect(seen.sides[PRACTICE_OPPONENT].life).toBe(17);
    expect(seen.sides[PLAYER_ID].dust).toHaveLength(1);
  });

  it("keeps the wish over undo and new hands", () => {
    expect(applyCommands(own, { stops: { ends: true } }, "endTurn", "undo", "newHand").stops.ends).toBe(true);
  });
});

describe("whatever is answered", () => {
  it("the record replays, every offer is taken, and undoing leads all the way back", () => {
    const courses = fc.array(fc.nat(), { maxLength: 25 });
    fc.assert(
      fc.property(fc.nat(1000), courses, (seed, wishes) => {
        let session = startPracticeGame(PRACTICE_CARD_NAMES, seed);
        const begun = session.at;
        for (const wish of wishes) {
          const { answers } = buildPracticeTable(session);
          const answer: PlayerAnswer | undefined = answers[wish % Math.max(1, answers.length)];
          if (answer === undefined) break;
          const next = applyCommands(session, { answer });
          expect(next).not.toBe(session);
          session = next;
        }
        const kept: GoldfishSession = JSON.parse(JSON.stringify(session));
        const played = replayGame(PRACTICE_CARDS, getGameRecord(PRACTICE_CARDS, kept));
        expect(played.ok && viewGame(PRACTICE_CARDS, played.state, PLAYER_ID)).toEqual(buildPracticeTable(kept).view);
        while (session.at !== begun) session = applyCommands(session, "undo");
        expect(getGameRecord(PRACTICE_CARDS, session)).toEqual(
          getGameRecord(PRACTICE_CARDS, startPracticeGame(PRACTICE_CARD_NAMES, seed)),
        );
      }),
      { numRuns: scaleRuns(40) },
    );
  });

  it("never concedes, nor answers for the opponent", () => {
    const session = startPracticeGame();
    expect(applyCommands(session, { answer: { do: "concede", player: PLAYER_ID } })).toBe(session);
    expect(applyCommands(session, { answer: { do: "done" } })).toBe(session);
  });
});
