import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scaled-runs";
import { type PlayerAnswer, replayGame, type Target, viewGame } from "@/engine/magmell";
import { PLAYER_ID } from "./opponents";
import { getGameRecord } from "./positions";
import {
  after,
  CARDS,
  goldfish,
  inHand,
  NAMES,
  nameOf,
  OTHER,
  pick,
  slowly,
  summon,
  table,
  use,
} from "./testing/practice-game";
import type { GoldfishCommand, GoldfishSession } from "./types";

describe("using a card", () => {
  it("asks which stone pays, and rests the one that is picked", () => {
    const asked = use(slowly(goldfish(["scribe"])), "scribe");
    const { view: seen, answers, offers } = table(asked);
    expect(seen.choice).toMatchObject({ ask: "pick", purpose: "useCost", player: PLAYER_ID });
    expect(offers).toContain("pay");
    expect(answers).toHaveLength(2);
    const [first] = answers;
    if (first?.do !== "pick" || !("instance" in first.target)) throw new Error("No stone is offered");
    const paid = table(after(asked, { answer: first })).view;
    expect(paid.sides[PLAYER_ID].stoneArea.filter(({ rested }) => rested).map(({ id }) => id)).toEqual([
      first.target.instance,
    ]);
    expect(paid.choice?.ask).toBe("priority");
    expect(table(after(asked, "pay")).view.battleArea).toHaveLength(1);
  });

  it("is one command: the stones are picked, and what nobody can answer is resolved", () => {
    const { view: seen } = table(summon(goldfish(["scribe"])));
    expect(seen.battleArea.map(({ card: index, ap, hp }) => [nameOf(index), ap, hp])).toEqual([["scribe", 2, 2]]);
    expect(seen.chant).toEqual([]);
    expect(seen).toMatchObject({ phase: "main", choice: { ask: "priority", player: PLAYER_ID } });
  });

  it("aims at what is picked", () => {
    const aiming = use(goldfish(["bolt"]), "bolt");
    expect(table(aiming).view.choice).toMatchObject({ ask: "pick", purpose: "target" });
    const { view: seen } = table(after(aiming, pick({ player: OTHER })));
    expect(seen.sides[OTHER].life).toBe(17);
    expect(seen.sides[PLAYER_ID].dust.map(({ card: index }) => nameOf(index))).toEqual(["bolt"]);
  });

  it("is possible with every one of several alike cards, though only one is offered", () => {
    const session = goldfish(["scribe"]);
    const { uses, answers, view: seen } = table(session);
    expect(Object.keys(uses)).toHaveLength(seen.sides[PLAYER_ID].handCount);
    expect(new Set(Object.values(uses).map(({ length }) => length))).toEqual(new Set([0]));
    expect(answers.filter((answer) => answer.do === "use")).toHaveLength(1);
    const last = seen.sides[PLAYER_ID].hand?.at(-1)?.id ?? -1;
    expect(table(after(session, { answer: { do: "use", instance: last } })).view.battleArea).toHaveLength(1);
  });

  it("says everything that stands against it", () => {
    const session = goldfish(["giant"]);
    const [problems] = Object.values(table(session).uses);
    expect(problems?.map(({ code }) => code)).toContain("USE_COST");
    expect(problems?.[0]).toMatchObject({ code: "USE_COST", missing: { green: 9 } });
    expect(after(session, { answer: { do: "use", instance: inHand(session, "giant") } })).toBe(session);
  });

  it("tells a text that nothing can read, for the player to carry out", () => {
    const used = use(goldfish(["riddle"]), "riddle");
    const { log } = table(used);
    const line = log.find(({ event }) => event.type === "byHand");
    expect(line?.event).toMatchObject({ text: "■なぞをかける。" });
    expect(Object.values(line?.named ?? {}).map(({ card: index }) => nameOf(index))).toEqual(["riddle"]);
  });
});

describe("a question for several cards", () => {
  const asked = use(goldfish(["letters"]), "letters");

  it("takes all picks at once, in any order, as one command", () => {
    const { view: seen } = table(asked);
    expect(seen.choice).toMatchObject({ ask: "pick", purpose: "discard", min: 2, max: 2 });
    const hand = seen.sides[PLAYER_ID].hand ?? [];
    const picks: Target[] = [hand.at(-1), hand[0]].map((instance) => ({ instance: instance?.id ?? -1 }));
    const done = after(asked, { picks });
    expect(table(done).view.sides[PLAYER_ID].dust).toHaveLength(3);
    expect(done.nodes).toHaveLength(asked.nodes.length + 1);
    expect(table(after(done, "undo")).view).toEqual(seen);
  });

  it("refuses too few and strange picks, and changes nothing", () => {
    const [first] = table(asked).view.sides[PLAYER_ID].hand ?? [];
    expect(after(asked, { picks: [{ instance: first?.id ?? -1 }] })).toBe(asked);
    expect(after(asked, { picks: [] })).toBe(asked);
    expect(after(asked, { picks: [{ player: 0 }, { player: 1 }] })).toBe(asked);
  });

  it("stops going on to the next turn", () => {
    expect(after(asked, "endTurn")).toBe(asked);
  });
});

describe("attacking", () => {
  const ready = after(summon(goldfish(["scribe"])), "endTurn");
  const [unit] = table(ready).view.battleArea;
  const attack: GoldfishCommand = { answer: { do: "attack", unit: unit?.id ?? -1 } };

  it("is one command to the end of the battle, where nobody can answer", () => {
    const { view: seen } = table(after(ready, attack));
    expect(seen.battle).toBeNull();
    expect(seen.sides[OTHER].life).toBe(18);
    expect(seen.battleArea[0]?.rested).toBe(true);
  });

  it("stops on the way for a player who wants to answer, and goes on to its end at once", () => {
    const armed = after(summon(goldfish(["scribe", "bolt"])), "endTurn", { stops: { own: true } });
    const begun = after(armed, { answer: { do: "attack", unit: table(armed).view.battleArea[0]?.id ?? -1 } });
    expect(table(begun).view.battle).toMatchObject({ step: "attack", target: { player: OTHER } });
    expect(table(begun).offers).toContain("finishBattle");
    expect(table(after(begun, "finishBattle")).view.battle).toBeNull();
    expect(getGameRecord(CARDS, after(begun, "finishBattle", "undo"))).toEqual(getGameRecord(CARDS, begun));
    expect(getGameRecord(CARDS, after(begun, "finishBattle", "undo", "redo"))).toEqual(
      getGameRecord(CARDS, after(begun, "finishBattle")),
    );
  });

  it("is done with all units in one command", () => {
    const two = after(summon(summon(goldfish(["scribe"]))), "endTurn");
    expect(table(two).offers).toContain("attackAll");
    const done = after(two, "attackAll");
    expect(table(done).view.sides[OTHER].life).toBe(16);
    expect(table(done).offers).not.toContain("attackAll");
    expect(getGameRecord(CARDS, after(done, "undo"))).toEqual(getGameRecord(CARDS, two));
  });

  it("aims where a drag has ended, though priority is passed before the question comes", () => {
    const both = after(goldfish(["scribe"]), { setup: { opponent: { kind: "hotSeat", deck: null } } }, "keep", "keep");
    const first = (session: GoldfishSession, act: "use" | "attack"): PlayerAnswer => {
      const found = table(session).answers.find((answer) => answer.do === act);
      if (found === undefined) throw new Error(`No ${act} is offered`);
      return found;
    };
    const doing = (session: GoldfishSession, act: "use" | "attack") => after(session, { answer: first(session, act) });
    const theirs = doing(after(doing(both, "use"), "endTurn"), "use");
    const turn = after(doing(theirs, "attack"), { answer: { do: "done" } }, "endTurn");
    const attack = first(turn, "attack");
    expect(table(after(turn, { answer: attack })).view.choice).toMatchObject({ purpose: "attackTarget" });
    const life = table(turn).view.sides[OTHER].life;
    const aimed = after(turn, { answers: [attack, { do: "pick", target: { player: OTHER } }] });
    expect(table(aimed).view.sides[OTHER].life).toBe(life - 2);
    expect(after(turn, { answers: [attack, { do: "pick", target: { player: PLAYER_ID } }] })).toBe(turn);
  });

  it("says why a rested unit cannot", () => {
    const { attacks } = table(after(ready, attack, "finishBattle"));
    expect(attacks[unit?.id ?? -1]?.map(({ code, rule }) => [code, rule])).toEqual([["RESTED", "mag:701.2.1.1"]]);
    expect(table(ready).attacks[unit?.id ?? -1]).toEqual([]);
  });
});

describe("the opponent's turn", () => {
  const own = goldfish(["bolt"]);

  it("passes by itself, unless the player wants to be asked", () => {
    expect(table(after(own, "endTurn")).view).toMatchObject({ turn: 7, turnPlayer: PLAYER_ID, phase: "main" });
    const stopped = after(own, { stops: { ends: true } }, "endTurn");
    expect(table(stopped).stops.ends).toBe(true);
    expect(table(stopped).view).toMatchObject({
      turn: 6,
      phase: "end",
      turnPlayer: OTHER,
      choice: { ask: "priority", player: PLAYER_ID },
    });
    expect(table(after(stopped, "pass")).view).toMatchObject({ turn: 7, turnPlayer: PLAYER_ID });
  });

  it("is never stopped for a player who could do nothing", () => {
    const idle = after(
      goldfish(["scribe"]),
      { stops: { ends: true, uses: true, attacks: true, own: true } },
      "endTurn",
    );
    expect(table(idle).view).toMatchObject({ turn: 7, turnPlayer: PLAYER_ID, phase: "main" });
  });

  it("lets the player use quick cards there", () => {
    const stopped = after(own, { stops: { ends: true } }, "endTurn");
    const { view: seen } = table(after(use(stopped, "bolt"), pick({ player: OTHER })));
    expect(seen.sides[OTHER].life).toBe(17);
    expect(seen.sides[PLAYER_ID].dust).toHaveLength(1);
  });

  it("keeps the wish over undo and new hands", () => {
    expect(after(own, { stops: { ends: true } }, "endTurn", "undo", "newHand").stops.ends).toBe(true);
  });
});

describe("whatever is answered", () => {
  it("the record replays, every offer is taken, and undoing leads all the way back", () => {
    const courses = fc.array(fc.nat(), { maxLength: 25 });
    fc.assert(
      fc.property(fc.nat(1000), courses, (seed, wishes) => {
        let session = goldfish(NAMES, seed);
        const begun = session.at;
        for (const wish of wishes) {
          const { answers } = table(session);
          const answer: PlayerAnswer | undefined = answers[wish % Math.max(1, answers.length)];
          if (answer === undefined) break;
          const next = after(session, { answer });
          expect(next).not.toBe(session);
          session = next;
        }
        const kept: GoldfishSession = JSON.parse(JSON.stringify(session));
        const played = replayGame(CARDS, getGameRecord(CARDS, kept));
        expect(played.ok && viewGame(CARDS, played.state, PLAYER_ID)).toEqual(table(kept).view);
        while (session.at !== begun) session = after(session, "undo");
        expect(getGameRecord(CARDS, session)).toEqual(getGameRecord(CARDS, goldfish(NAMES, seed)));
      }),
      { numRuns: scaleRuns(40) },
    );
  });

  it("never concedes, nor answers for the opponent", () => {
    const session = goldfish();
    expect(after(session, { answer: { do: "concede", player: PLAYER_ID } })).toBe(session);
    expect(after(session, { answer: { do: "done" } })).toBe(session);
  });
});
