import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import {
  type CardDefinition,
  type Cards,
  countDeckLineCards,
  createCards,
  type Deck,
  NO_SYMBOLS,
  replayGame,
  viewGame,
} from "@/engine/magmell";
import { createPassiveOpponentSetup, PLAYER_ID } from "./opponents";
import { getGameRecord } from "./positions";
import { applyCommand, startSession } from "./session";
import { buildTableView } from "./table-view";
import { type GoldfishCommand, type GoldfishSession, type GoldfishSetup, PLAIN_COMMANDS } from "./types";

const definition = (name: string, change: Partial<CardDefinition>): CardDefinition => ({
  name,
  kind: "unit",
  timing: "normal",
  useCost: NO_SYMBOLS,
  catalyst: NO_SYMBOLS,
  ap: 1,
  hp: 1,
  text: "",
  abilities: [],
  token: false,
  ...change,
});

const LETTERS = [..."ABCDEFGHIJKLMN"];
const UNITS = LETTERS.map((letter, cost) => definition(letter, { useCost: { ...NO_SYMBOLS, any: cost % 4 } }));
const STONE = definition("青の魔石", { kind: "stone", timing: null, ap: null, hp: null });
const CARDS = createCards([...UNITS, STONE]);

/** Thirteen names three times and one once. */
const DECK: Deck = {
  grimoire: LETTERS.map((name, index) => ({ name, count: index < 13 ? 3 : 1 })),
  stoneDeck: [{ name: STONE.name, count: 20 }],
};
const SMALL: Deck = { grimoire: [{ name: "A", count: 3 }], stoneDeck: [{ name: STONE.name, count: 1 }] };

function goldfish(change: Partial<GoldfishSetup> = {}, cards: Cards = CARDS): GoldfishSession {
  const begun = startSession(cards, {
    ...createPassiveOpponentSetup({ deck: DECK, seed: 7, goesFirst: true }),
    ...change,
  });
  if (!begun.ok) throw new Error(`refused: ${begun.problems.map(({ code }) => code)}`);
  return begun.session;
}

const after = (session: GoldfishSession, ...commands: GoldfishCommand[]): GoldfishSession =>
  commands.reduce<GoldfishSession>((now, command) => applyCommand(CARDS, now, command), session);

const handOf = (session: GoldfishSession, cards: Cards = CARDS): string =>
  (buildTableView(cards, session).view.sides[PLAYER_ID].hand ?? [])
    .map(({ card }) => (card === null ? "?" : cards.list[card]?.name))
    .join("");

const drawn = (session: GoldfishSession) =>
  buildTableView(CARDS, session).log.flatMap(({ turn, event, cards }) =>
    event.type === "moved" && event.cause === "draw" && event.player === PLAYER_ID && turn > 0
      ? [{ turn, count: cards.length }]
      : [],
  );

describe("the opening hand", () => {
  it.each([
    [0, "ELMKF"],
    [1, "JAMKB"],
    [7, "IBMMC"],
    [0xffff_ffff, "JFKFG"],
  ])("of seed %i stays what it has always been", (seed, hand) => {
    expect(handOf(goldfish({ seed }))).toBe(hand);
  });

  it("depends neither on the order of the lines nor on other cards of the catalogue", () => {
    const others = ["あ", "い", "う"].map((name) => definition(name, {}));
    const more = createCards([...others, ...UNITS.flatMap((unit, at) => [unit, definition(`x${at}`, {})]), STONE]);
    const turned = { ...DECK, grimoire: [...DECK.grimoire].reverse() };
    expect(handOf(goldfish({ deck: turned }))).toBe(handOf(goldfish()));
    expect(handOf(goldfish({}, more), more)).toBe(handOf(goldfish()));
  });

  it("may be redrawn whole, once", () => {
    const dealt = goldfish();
    expect(buildTableView(CARDS, dealt).offers).toEqual(expect.arrayContaining(["keep", "redraw"]));
    const redrawn = after(dealt, "redraw");
    expect(handOf(redrawn)).not.toBe(handOf(dealt));
    expect(handOf(redrawn)).toHaveLength(5);
    expect(buildTableView(CARDS, redrawn).offers).not.toContain("redraw");
    expect(after(redrawn, "redraw")).toBe(redrawn);
  });

  it("names the cards that went back", () => {
    const dealt = goldfish();
    const line = buildTableView(CARDS, after(dealt, "redraw")).log.find(
      ({ event }) => event.type === "moved" && event.cause === "redraw" && event.player === PLAYER_ID,
    );
    const names = line?.cards.map((card) => (card === null ? "?" : CARDS.list[card]?.name)) ?? [];
    expect([...names].sort().join("")).toBe([...handOf(dealt)].sort().join(""));
  });

  it("never shows what the opponent holds", () => {
    const { view: seen, log } = buildTableView(CARDS, after(goldfish(), "redraw", "endTurn"));
    expect(seen.sides[1].hand).toBeNull();
    for (const { event, cards } of log) {
      if (event.type === "moved" && event.player !== PLAYER_ID && event.to === "hand")
        expect(new Set(cards)).toEqual(new Set([null]));
    }
  });
});

describe("turns", () => {
  it("begin in the main phase; the first player draws nothing on turn 1 and puts a stone", () => {
    const { view: seen, log } = buildTableView(CARDS, after(goldfish(), "keep"));
    expect(seen).toMatchObject({ turn: 1, phase: "main", turnPlayer: PLAYER_ID });
    expect(seen.sides[PLAYER_ID]).toMatchObject({ handCount: 5, grimoire: 35, stoneDeck: 19 });
    expect(seen.sides[PLAYER_ID].stoneArea).toHaveLength(1);
    expect(log).toContainEqual(expect.objectContaining({ event: expect.objectContaining({ rule: "mag:603.1.1" }) }));
  });

  it("draw one card each from the second on, whoever goes first", () => {
    expect(drawn(after(goldfish(), "keep", "endTurn", "endTurn"))).toEqual([
      { turn: 3, count: 1 },
      { turn: 5, count: 1 },
    ]);
    expect(drawn(after(goldfish({ goesFirst: false }), "keep", "endTurn"))).toEqual([
      { turn: 2, count: 1 },
      { turn: 4, count: 1 },
    ]);
  });

  it("go on to the end phase with a pass, and to the next turn with another", () => {
    const end = after(goldfish(), "keep", "pass");
    expect(buildTableView(CARDS, end).view).toMatchObject({ turn: 1, phase: "end", turnPlayer: PLAYER_ID });
    expect(buildTableView(CARDS, after(end, "pass")).view).toMatchObject({
      turn: 3,
      phase: "main",
      turnPlayer: PLAYER_ID,
    });
    expect(buildTableView(CARDS, after(end, "endTurn")).view).toMatchObject({ turn: 3, phase: "main" });
  });

  it("end with the game when a grimoire is empty", () => {
    const ends = (session: GoldfishSession): GoldfishSession => {
      const next = applyCommand(CARDS, session, "endTurn");
      return next === session ? session : ends(next);
    };
    for (const goesFirst of [true, false]) {
      const { view: seen, offers } = buildTableView(CARDS, ends(after(goldfish({ goesFirst }), "keep")));
      // Whoever goes first has drawn one card fewer, so the other one runs out before.
      const loser = goesFirst ? 1 : PLAYER_ID;
      expect(seen.defeats).toEqual([{ player: loser, rule: "mag:705.4.2" }]);
      expect(seen.choice).toBeNull();
      expect(offers).toEqual(["undo", "sameSeed", "newHand", goesFirst ? "goSecond" : "goFirst"]);
    }
  });

  it("put no more stones when the stone deck is empty", () => {
    const { view: seen } = buildTableView(
      CARDS,
      after(goldfish({ deck: { ...DECK, stoneDeck: [] } }), "keep", "endTurn"),
    );
    expect(seen.turn).toBe(3);
    expect(seen.sides[PLAYER_ID].stoneArea).toHaveLength(0);
  });
});

describe("unfinished decks", () => {
  it("are dealt as far as they go; the rules say what comes of it", () => {
    const { view: seen } = buildTableView(CARDS, after(goldfish({ deck: SMALL }), "keep"));
    expect(seen.sides[PLAYER_ID].handCount).toBe(3);
    expect(seen.outcome).toEqual({ rule: "mag:202.4", winner: null });
    expect(seen.defeats.map(({ rule }) => rule)).toEqual(["mag:705.4.2", "mag:705.4.2"]);
  });

  it("may be empty altogether", () => {
    const { view: seen } = buildTableView(CARDS, after(goldfish({ deck: { grimoire: [], stoneDeck: [] } }), "redraw"));
    expect(seen.sides[PLAYER_ID].handCount).toBe(0);
    expect(seen.outcome).not.toBeNull();
  });

  it("are refused when they hold what no game could use", () => {
    const deck = { grimoire: [{ name: STONE.name, count: 1 }], stoneDeck: [{ name: "?", count: 1 }] };
    const begun = startSession(CARDS, createPassiveOpponentSetup({ deck, seed: 1, goesFirst: true }));
    expect(begun.ok ? [] : begun.problems.map(({ code }) => code)).toEqual(["GRIMOIRE_KIND", "UNKNOWN_NAME"]);
  });
});

describe("taking back", () => {
  it("undoes one command at a time, and redoes it", () => {
    const states = [goldfish()];
    for (const command of ["redraw", "endTurn", "pass"] as const)
      states.push(after(states.at(-1) as GoldfishSession, command));
    let now = states.at(-1) as GoldfishSession;
    for (const earlier of states.slice(0, -1).reverse()) {
      now = after(now, "undo");
      expect(getGameRecord(CARDS, now)).toEqual(getGameRecord(CARDS, earlier));
    }
    expect(buildTableView(CARDS, now).offers).not.toContain("undo");
    for (const later of states.slice(1)) {
      now = after(now, "redo");
      expect(getGameRecord(CARDS, now)).toEqual(getGameRecord(CARDS, later));
      expect(now.at).toBe(later.at);
    }
    expect(buildTableView(CARDS, now).offers).not.toContain("redo");
  });

  it("keeps what was taken back as a line of its own when something else is done", () => {
    const kept = after(goldfish(), "redraw", "endTurn", "undo", "undo", "keep");
    expect(kept.undone).toEqual([]);
    const { lines } = buildTableView(CARDS, kept);
    expect(lines.map(({ node, ownTurn }) => [node, ownTurn])).toEqual([
      [2, 2],
      [3, 1],
    ]);
    const back = after(kept, { goTo: 2 });
    expect(getGameRecord(CARDS, back)).toEqual(getGameRecord(CARDS, after(goldfish(), "redraw", "endTurn")));
    expect(getGameRecord(CARDS, after(back, "undo", "undo", "redo"))).toEqual(
      getGameRecord(CARDS, after(goldfish(), "redraw")),
    );
    expect(after(kept, { goTo: 99 })).toBe(kept);
  });

  it("goes on along the latest branch where nothing was taken back", () => {
    const branched = after(goldfish(), "redraw", "undo", "keep", { goTo: 0 });
    expect(getGameRecord(CARDS, after(branched, "redo"))).toEqual(getGameRecord(CARDS, after(goldfish(), "keep")));
  });
});

describe("beginning again", () => {
  it("deals the same hand for the same seed, the next for a new one, and changes sides", () => {
    const far = after(goldfish(), "redraw", "endTurn");
    const dealtBy = (change: Partial<GoldfishSetup>) => getGameRecord(CARDS, goldfish(change));
    expect(getGameRecord(CARDS, after(far, "sameSeed"))).toEqual(dealtBy({}));
    expect(getGameRecord(CARDS, after(far, "newHand"))).toEqual(dealtBy({ seed: 8 }));
    expect(getGameRecord(CARDS, after(far, "goSecond"))).toEqual(dealtBy({ goesFirst: false }));
    expect(getGameRecord(CARDS, after(far, "goSecond", "goFirst"))).toEqual(dealtBy({}));
    expect(getGameRecord(CARDS, after(far, { setup: { seed: 99, goesFirst: false } }))).toEqual(
      dealtBy({ seed: 99, goesFirst: false }),
    );
  });

  it("loses nothing: undo leads back to the game before, and a deal that lies untouched is not dealt again", () => {
    const far = after(goldfish(), "redraw", "endTurn");
    for (const command of ["sameSeed", "newHand", "goSecond"] as const) {
      expect(getGameRecord(CARDS, after(far, command, "keep", "undo", "undo"))).toEqual(getGameRecord(CARDS, far));
    }
    const fresh = goldfish();
    expect(after(fresh, "sameSeed")).toBe(fresh);
  });

  it("deals the cards that were chosen, and leaves the others to the seed", () => {
    const opening = { hand: ["B", "C", "no card"], stones: [] };
    const chosen = after(goldfish(), { setup: { opening } });
    expect(handOf(chosen).slice(0, 2)).toBe("BC");
    expect(handOf(chosen)).toHaveLength(5);
    expect(buildTableView(CARDS, chosen).opening).toEqual(opening);
    expect(handOf(after(chosen, "keep", "sameSeed"))).toBe(handOf(chosen));
    expect(buildTableView(CARDS, after(chosen, "newHand")).opening).toBeNull();
  });
});

describe("whatever is done", () => {
  it("the record replays to what the screen shows, and offers hold", () => {
    const courses = fc.array(fc.constantFrom(...PLAIN_COMMANDS), { maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), fc.boolean(), courses, (seed, goesFirst, commands) => {
        let session = goldfish({ seed, goesFirst });
        for (const command of commands) {
          const { offers } = buildTableView(CARDS, session);
          const next = applyCommand(CARDS, session, command);
          if (!offers.includes(command)) expect(next).toBe(session);
          session = next;
        }
        const kept: GoldfishSession = JSON.parse(JSON.stringify(session));
        const played = replayGame(CARDS, getGameRecord(CARDS, kept));
        const table = buildTableView(CARDS, kept);
        expect(played.ok && viewGame(CARDS, played.state, PLAYER_ID)).toEqual(table.view);
        expect(table.hand.curve.reduce((sum, count) => sum + count, 0)).toBe(table.view.sides[PLAYER_ID].handCount);
        expect(table.freshFrom).toBeLessThanOrEqual(table.log.length);
        const { handCount, grimoire, dust } = table.view.sides[PLAYER_ID];
        expect(handCount + grimoire + dust.length).toBe(countDeckLineCards(DECK.grimoire));
      }),
      { numRuns: scaleRuns(60) },
    );
  });
});
