import { describe, expect, it } from "vitest";
import { ERAS, type Era, NO_MANA, SAMPLE_DECKS } from "@/engine/mtg";
import { createLandInfo, type ManualCardInfo } from "../catalogue/manual-card-info";
import { readList, toListLines } from "../decks/lists/pasted-list";
import { getPositionAt } from "./positions";
import { applyCommand, isPaymentChoice, startSession } from "./session";
import { parseSession, serializeSession } from "./stored-session";
import { buildTableView } from "./table-view";
import type { Deal, GoldfishCommand, GoldfishSession } from "./types";

const LIST = readList("24 Forest\n20 Moss Ox\n16 Noon Bell").main;
const OX: ManualCardInfo = { is: "creature", mana: [], power: 2, toughness: 2, cost: null };

const deal = (era: Era, change: Partial<Deal> = {}): Deal => ({ era, seed: 7, goesFirst: true, ...change });
const play = (session: GoldfishSession, ...commands: readonly GoldfishCommand[]): GoldfishSession =>
  commands.reduce(applyCommand, session);
const begun = (era: Era = "6e", change: Partial<Deal> = {}) => play(startSession(LIST, deal(era, change)), "keep");
const stateOf = (session: GoldfishSession) => getPositionAt(session, session.at).state;

/** The identity of a card of a name in a zone of the player. */
function find(session: GoldfishSession, name: string, zone: "hand" | "battlefield" = "hand"): number {
  const { state, cards } = getPositionAt(session, session.at);
  const list = zone === "hand" ? state.zones.hand[0] : state.zones.battlefield;
  const found = list.find(({ card }) => cards.list[card]?.name === name);
  if (found === undefined) throw new Error(`${name} is not there`);
  return found.id;
}

describe("a deal", () => {
  it("is the same for the same list, era and seed, and another with another seed", () => {
    const hand = (session: GoldfishSession) => stateOf(session).zones.hand[0].map(({ card }) => card);
    const session = startSession(LIST, deal("6e"));
    expect(hand(session)).toHaveLength(7);
    expect(hand(startSession(LIST, deal("6e")))).toEqual(hand(session));
    expect(stateOf(session).choice).toMatchObject({ ask: "mulligan", player: 0 });
    const next = play(session, "newHand");
    expect(buildTableView(next).deal.seed).toBe(8);
    expect(hand(next)).not.toEqual(hand(session));
    expect(play(next, "undo").at).toBe(0);
  });

  it.each(ERAS)("goes on by itself to the first main phase, without the first draw (%s)", (era) => {
    const first = begun(era);
    expect(stateOf(first)).toMatchObject({ turn: 1, active: 0, step: "main1" });
    expect(stateOf(first).zones.hand[0]).toHaveLength(7);
    const second = begun(era, { goesFirst: false });
    expect(stateOf(second)).toMatchObject({ turn: 2, active: 0, step: "main1" });
    expect(stateOf(second).zones.hand[0]).toHaveLength(8);
  });
});

describe("what is attached", () => {
  const cloaked = (era: Era, is: "aura" | "equipment") => {
    const session = play(
      startSession(readList("30 Moss Ox\n30 Cloak").main, deal(era)),
      "keep",
      { say: { name: "Moss Ox", word: OX } },
      { say: { name: "Cloak", word: { ...OX, is } } },
    );
    const out = play(session, { answer: castByHand(find(session, "Moss Ox")) });
    const cloak = find(out, "Cloak");
    const cast = is === "aura" ? { do: "cast" as const, instance: cloak } : castByHand(cloak);
    return play(out, { answer: cast });
  };
  const castByHand = (instance: number) => ({ do: "byHand" as const, act: { act: "cast" as const, instance } });

  it.each(ERAS)("an Aura whose cost nobody said asks what it is put on, and stays there (%s)", (era) => {
    const asked = cloaked(era, "aura");
    const ox = find(asked, "Moss Ox", "battlefield");
    const on = play(asked, { picks: [{ instance: ox }] });
    const [, aura] = stateOf(on).zones.battlefield;
    expect(aura?.attachedTo).toEqual({ instance: ox });
    expect(find(play(on, "endTurn"), "Cloak", "battlefield")).toBe(aura?.id);
  });

  it.each(ERAS)("Equipment is attached by hand, and stays (%s)", (era) => {
    const session = cloaked(era, "equipment");
    const [ox, cloak] = [find(session, "Moss Ox", "battlefield"), find(session, "Cloak", "battlefield")];
    const on = play(session, { answer: { do: "byHand", act: { act: "attach", instance: cloak, to: ox } } }, "endTurn");
    expect(stateOf(on).zones.battlefield.find(({ id }) => id === cloak)?.attachedTo).toEqual({ instance: ox });
  });
});

describe("mulligans", () => {
  it.each(["6e", "8e"] as const)("one card fewer each time (%s)", (era) => {
    const session = play(startSession(LIST, deal(era)), "mulligan", "mulligan");
    expect(stateOf(session).zones.hand[0]).toHaveLength(5);
    expect(stateOf(play(session, "keep"))).toMatchObject({ turn: 1, step: "main1" });
  });

  it("full hands today, and as many to the bottom, in the order picked", () => {
    const taken = play(startSession(LIST, deal("mod")), "mulligan", "mulligan");
    // The first surplus is put away before the second mulligan is asked for.
    const { choice } = stateOf(taken);
    expect(choice).toMatchObject({ ask: "pick", purpose: "bottom", ordered: true, min: 1 });
    const once = stateOf(taken).zones.hand[0];
    const done = play(taken, { picks: [{ instance: once[6]?.id ?? 0 }] });
    expect(stateOf(done).choice).toMatchObject({ ask: "mulligan", taken: 1 });
    expect(stateOf(done).zones.hand[0]).toHaveLength(6);
    const again = play(done, "mulligan");
    const [lowest, next] = stateOf(again).zones.hand[0];
    const kept = play(again, { picks: [{ instance: lowest?.id ?? 0 }, { instance: next?.id ?? 0 }] });
    const { library, hand } = stateOf(kept).zones;
    expect(hand[0]).toHaveLength(5);
    expect(library[0].slice(0, 2).map(({ card }) => card)).toEqual([lowest?.card, next?.card]);
    expect(stateOf(play(kept, "keep"))).toMatchObject({ turn: 1, step: "main1" });
  });
});

describe("words of the player", () => {
  it("make a blank card playable, and are undone like all else", () => {
    const session = begun();
    const bell = find(session, "Noon Bell");
    const before = buildTableView(session)
      .landProblems.get(bell)
      ?.map(({ code }) => code);
    expect(before).toEqual(["NOT_A_LAND"]);
    const said = play(session, { say: { name: "Noon Bell", word: createLandInfo(["u", "r"]) } });
    expect(buildTableView(said).landProblems.get(bell)).toEqual([]);
    const played = play(said, { answer: { do: "playLand", instance: bell } });
    expect(buildTableView(played).view.battlefield).toMatchObject([{ seen: { name: "Noon Bell", types: ["land"] } }]);
    expect(buildTableView(played).answers.filter(({ do: act }) => act === "activate")).toHaveLength(2);
    expect(buildTableView(play(played, "undo", "undo")).landProblems.get(bell)).toHaveLength(1);
    expect(buildTableView(play(played, "undo", "redo")).view.battlefield).toHaveLength(1);
  });

  it("hold over a new hand", () => {
    const said = play(begun(), { say: { name: "Moss Ox", word: OX } }, "newHand");
    expect(buildTableView(said).words["Moss Ox"]).toEqual(OX);
  });
});

describe("lands and mana", () => {
  const withLand = (era: Era) => {
    const session = begun(era);
    return play(session, { answer: { do: "playLand", instance: find(session, "Forest") } });
  };
  const tapped = (era: Era) => {
    const session = withLand(era);
    return play(session, { answer: { do: "activate", instance: find(session, "Forest", "battlefield"), ability: 0 } });
  };

  it("one land a turn; the second is refused and nothing changes", () => {
    const session = withLand("8e");
    const again = play(session, { answer: { do: "playLand", instance: find(session, "Forest") } });
    expect(again).toBe(session);
    expect(
      buildTableView(session)
        .landProblems.get(find(session, "Forest"))
        ?.map(({ code }) => code),
    ).toEqual(["NO_LAND_LEFT"]);
  });

  it.each([
    ["6e", { mana: 1, life: 1 }],
    ["8e", { mana: 1, life: 1 }],
    ["mod", { mana: 1, life: 0 }],
  ] as const)("warns of what a pass would lose (%s)", (era, loss) => {
    const session = tapped(era);
    expect(buildTableView(session).view.sides[0].pool.g).toBe(1);
    expect(buildTableView(session).loss).toEqual(loss);
    const passed = play(session, "pass");
    expect(stateOf(passed).players[0]).toMatchObject({ life: 20 - loss.life, pool: NO_MANA });
    expect(buildTableView(withLand(era)).loss).toBeNull();
  });

  it("mana that is spent by hand is not lost", () => {
    const spent = play(tapped("6e"), {
      answer: { do: "byHand", act: { act: "spendMana", mana: { ...NO_MANA, g: 1 } } },
    });
    expect(buildTableView(spent).loss).toBeNull();
  });
});

describe("a turn", () => {
  it("stops where the player asked, and nowhere else", () => {
    const session = begun();
    expect(stateOf(play(session, "pass"))).toMatchObject({ turn: 1, step: "main2" });
    expect(stateOf(play(session, "pass", "pass"))).toMatchObject({ turn: 3, step: "main1" });
    const slow = play(session, { stops: { steps: ["main1", "beginCombat", "end"], theirEnd: true } });
    expect(stateOf(play(slow, "pass"))).toMatchObject({ turn: 1, step: "beginCombat" });
    expect(stateOf(play(slow, "pass", "pass"))).toMatchObject({ turn: 1, step: "end" });
    expect(stateOf(play(slow, "pass", "pass", "pass"))).toMatchObject({ turn: 2, active: 1, step: "end" });
    expect(stateOf(play(slow, "endTurn"))).toMatchObject({ turn: 3, step: "main1" });
  });

  it("stops for a hand that is too large, and the discard goes on to the next turn", () => {
    const session = play(begun("8e", { goesFirst: false }), "endTurn");
    expect(stateOf(session).choice).toMatchObject({ ask: "pick", purpose: "discard" });
    const [card] = stateOf(session).zones.hand[0];
    expect(stateOf(play(session, { picks: [{ instance: card?.id ?? 0 }] }))).toMatchObject({ turn: 4, step: "main1" });
  });

  it("is played to the end of the library, where the game is over", () => {
    let session = begun("mod");
    for (let turns = 0; turns < 200 && stateOf(session).outcome === null; turns += 1) {
      const { choice } = stateOf(session);
      if (choice?.ask === "pick") session = play(session, { picks: choice.options.slice(0, choice.min) });
      else session = play(session, "endTurn");
    }
    expect(stateOf(session).outcome).toMatchObject({ rule: expect.stringMatching(/^mtg-/) });
    expect(buildTableView(session).answers).toEqual([]);
    expect(play(session, "pass")).toBe(session);
  });
});

describe("what is done by hand", () => {
  it("casts without a cost and resolves at once, or waits where the player asked", () => {
    const session = play(begun(), { say: { name: "Moss Ox", word: OX } });
    const cast: GoldfishCommand = {
      answer: { do: "byHand", act: { act: "cast", instance: find(session, "Moss Ox") } },
    };
    const done = play(session, cast);
    expect(buildTableView(done).view.battlefield).toMatchObject([{ seen: { name: "Moss Ox", power: 2 } }]);
    expect(stateOf(done).step).toBe("main1");
    const waiting = play(session, { stops: { stack: true } }, cast);
    expect(buildTableView(waiting).view.stack).toHaveLength(1);
    expect(buildTableView(play(waiting, "pass")).view).toMatchObject({ stack: [], step: "main1" });
  });

  it("makes tokens; one of another size is another token", () => {
    const token = (power: number) => ({ token: { label: "Sprout", power, toughness: 1 }, count: 2 });
    const session = play(begun(), token(1), token(1), token(3));
    const seen = buildTableView(session).view.battlefield.map(({ seen: { name, power } }) => `${name} ${power}`);
    expect(seen).toEqual([...Array(4).fill("Sprout 1/1 1"), ...Array(2).fill("Sprout 3/1 3")]);
    expect(buildTableView(play(session, "undo")).view.battlefield).toHaveLength(4);
  });

  it("looks at the top of the library, from the top", () => {
    const session = play(begun(), { answer: { do: "byHand", act: { act: "look", count: 3 } } });
    const { library } = stateOf(session).zones;
    expect(buildTableView(session).looked.map(({ id }) => id)).toEqual(
      library[0]
        .slice(-3)
        .reverse()
        .map(({ id }) => id),
    );
  });
});

describe("combat", () => {
  it("asks which creatures attack, and a passive opponent takes the damage", () => {
    const session = play(begun("mod"), { say: { name: "Moss Ox", word: OX } });
    const cast = play(session, { answer: { do: "byHand", act: { act: "cast", instance: find(session, "Moss Ox") } } });
    expect(stateOf(play(cast, "pass"))).toMatchObject({ turn: 1, step: "main2" });
    const next = play(cast, "endTurn");
    const asked = play(next, "pass");
    expect(stateOf(asked).choice).toMatchObject({ ask: "pick", purpose: "attackers" });
    const attacked = play(asked, { picks: [{ instance: find(next, "Moss Ox", "battlefield") }] });
    expect(stateOf(attacked)).toMatchObject({ turn: 3, step: "main2", players: [{ life: 20 }, { life: 18 }] });
    expect(stateOf(play(asked, { answer: { do: "done" } })).players[1].life).toBe(20);
    // A turn that is ended attacks with nothing.
    expect(stateOf(play(next, "endTurn"))).toMatchObject({ turn: 5, players: [{ life: 20 }, { life: 20 }] });
  });
});

describe("cards with a cost", () => {
  const COSTED: ManualCardInfo = { ...OX, cost: "G" };

  it("are cast for it, by lands that are picked or by themselves", () => {
    const session = play(begun("8e"), { say: { name: "Moss Ox", word: COSTED } });
    const ox = find(session, "Moss Ox");
    expect(
      buildTableView(session)
        .castProblems.get(ox)
        ?.map(({ code }) => code),
    ).toEqual(["NO_MANA"]);
    const land = play(session, { answer: { do: "playLand", instance: find(session, "Forest") } });
    const cast = play(land, { answer: { do: "cast", instance: ox } });
    const paid = isPaymentChoice(stateOf(cast).choice) ? play(cast, "pay") : cast;
    expect(buildTableView(paid).view.battlefield).toMatchObject([{ tapped: true }, { seen: { name: "Moss Ox" } }]);
    expect(stateOf(paid)).toMatchObject({ step: "main1", choice: { ask: "priority", player: 0 } });
  });

  it.each(ERAS)("of the sample set are known without a word, and their games are played out (%s)", (era) => {
    for (const { library } of SAMPLE_DECKS) {
      let session = startSession(toListLines(library), deal(era, { seed: 11 }));
      expect(buildTableView(session).view.sides[0].hand?.every(({ seen }) => seen.types.length > 0)).toBe(true);
      const random = { state: 5 };
      for (let acts = 0; acts < 100 && stateOf(session).outcome === null; acts += 1) {
        const { answers } = buildTableView(session);
        // Each act is one of those that are offered, by a count that goes through them all.
        random.state = (random.state * 1_103_515_245 + 12_345) % 2 ** 31;
        const answer = answers[random.state % answers.length];
        if (answer === undefined) throw new Error("A question has no answer");
        const next = play(session, { answer });
        expect(next, JSON.stringify(answer)).not.toBe(session);
        session = next;
      }
      expect(stateOf(session).turn).toBeGreaterThan(1);
      const kept = parseSession(serializeSession("m1x", session), "m1x", session.list);
      expect(kept && stateOf(kept)).toEqual(stateOf(session));
    }
  });
});

describe("the log", () => {
  it("names the cards that the player saw, with rules, and not the opponent's", () => {
    const session = begun();
    const played = play(session, { answer: { do: "playLand", instance: find(session, "Forest") } }, "endTurn");
    const { log, freshFrom } = buildTableView(played);
    const moves = log.filter(({ event }) => event.type === "moved");
    expect(moves.filter(({ event }) => "cause" in event && event.cause === "playLand")).toMatchObject([
      { name: "Forest", turn: 1 },
    ]);
    const theirs = moves.filter(({ event }) => "toPlayer" in event && event.toPlayer === 1 && event.to === "hand");
    expect(theirs.length).toBeGreaterThan(7);
    expect(theirs.every(({ name }) => name === null)).toBe(true);
    expect(log.slice(freshFrom).some(({ event }) => event.type === "turnBegan")).toBe(true);
    expect(log.every(({ rule }) => rule.startsWith("mtg-"))).toBe(true);
  });
});
