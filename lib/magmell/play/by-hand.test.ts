import { describe, expect, it } from "vitest";
import { type ByHandAct, type CardDefinition, createCards, NO_SYMBOLS, replayGame, viewGame } from "@/engine/magmell";
import { createPassiveOpponentSetup, PLAYER_ID } from "./opponents";
import { getGameRecord } from "./positions";
import { applyCommand, startSession } from "./session";
import { buildTableView } from "./table-view";
import type { GoldfishCommand, GoldfishSession } from "./types";

const OTHER = 1;
const TEXT = "■なぞをかける。";
const card = (name: string, change: Partial<CardDefinition>): CardDefinition => ({
  name,
  kind: "unit",
  timing: "normal",
  useCost: NO_SYMBOLS,
  catalyst: NO_SYMBOLS,
  ap: 2,
  hp: 2,
  text: "",
  abilities: [],
  token: false,
  ...change,
});
const riddle = card("riddle", {
  kind: "magic",
  timing: "quick",
  ap: null,
  hp: null,
  text: TEXT,
  abilities: [
    {
      type: "magic",
      effects: [
        { do: "unsupported", text: TEXT },
        { do: "gainLife", who: "you", amount: 1 },
      ],
    },
  ],
});
const stone = card("oracle stone", {
  kind: "stone",
  timing: null,
  ap: null,
  hp: null,
  abilities: [
    {
      type: "triggered",
      on: { on: "move", what: "self", to: "stoneArea" },
      effects: [{ do: "unsupported", text: "sing" }],
    },
  ],
});
const PLAIN = card("plain stone", { kind: "stone", timing: null, ap: null, hp: null });
const CARDS = createCards([riddle, stone, PLAIN]);

/** The player's first turn, going first. */
function goldfish(stones: CardDefinition = PLAIN): GoldfishSession {
  const deck = { grimoire: [{ name: riddle.name, count: 40 }], stoneDeck: [{ name: stones.name, count: 20 }] };
  const begun = startSession(CARDS, createPassiveOpponentSetup({ deck, seed: 5, goesFirst: true }));
  if (!begun.ok) throw new Error(begun.problems.map(({ code }) => code).join());
  return after(begun.session, "keep");
}

const after = (session: GoldfishSession, ...commands: GoldfishCommand[]): GoldfishSession =>
  commands.reduce<GoldfishSession>((now, command) => applyCommand(CARDS, now, command), session);
const table = (session: GoldfishSession) => buildTableView(CARDS, session);
const DONE: GoldfishCommand = { answer: { do: "done" } };
const number = (n: number): GoldfishCommand => ({ answer: { do: "number", number: n } });

/** Takes an act, or what becomes of what it has chosen, from the open menu. */
function act(session: GoldfishSession, wanted: ByHandAct | "toDust"): GoldfishSession {
  const { choice } = table(session).view;
  if (choice?.ask !== "option") throw new Error("There is no menu");
  const option = choice.options.findIndex((offered) => offered.act === wanted);
  expect(option).toBeGreaterThanOrEqual(0);
  return after(session, { answer: { do: "option", option } });
}

/** Uses a riddle and lets it resolve. */
function asked(): GoldfishSession {
  const session = goldfish();
  const [first] = table(session).view.sides[PLAYER_ID].hand ?? [];
  return after(session, { answer: { do: "use", instance: first?.id ?? -1 } }, "pass");
}

describe("a text of the player's that nobody could read", () => {
  it("is shown with a menu until the player is done, and then the rest of the card goes on", () => {
    const { view: seen, log, offers } = table(asked());
    expect(seen.byHand).toMatchObject({ player: PLAYER_ID, text: TEXT, about: { card: 0 } });
    expect(seen.choice).toMatchObject({ ask: "option", purpose: "byHand", player: PLAYER_ID });
    expect(log.at(-1)?.event).toMatchObject({ type: "byHand", text: TEXT });
    expect(offers).not.toContain("byHand");
    expect(offers).not.toContain("pass");
    const dealing = after(act(asked(), "theyLoseLife"), number(4));
    expect(table(dealing).view).toMatchObject({ byHand: { text: TEXT }, choice: { purpose: "byHand" } });
    const done = table(after(dealing, DONE));
    expect(done.view.byHand).toBeNull();
    expect(done.view.sides[OTHER].life).toBe(16);
    expect(done.log.map(({ event }) => event.type)).toEqual(expect.arrayContaining(["actedByHand", "lifeLost"]));
    expect(done.view.choice).toMatchObject({ ask: "priority", player: PLAYER_ID });
  });

  it("keeps the text in sight while the player chooses", () => {
    const choosing = table(act(asked(), "move"));
    expect(choosing.view.choice).toMatchObject({ ask: "pick", purpose: "choose", min: 0 });
    expect(choosing.view.byHand?.text).toBe(TEXT);
  });

  it("is taken back step by step, and replays", () => {
    const before = asked();
    const moving = act(before, "move");
    const [first] = table(moving).view.sides[PLAYER_ID].hand ?? [];
    const chosen = after(moving, { picks: [{ instance: first?.id ?? -1 }] });
    const moved = act(chosen, "toDust");
    expect(table(moved).view.sides[PLAYER_ID].dust).toHaveLength(1);
    expect(getGameRecord(CARDS, after(moved, "undo"))).toEqual(getGameRecord(CARDS, chosen));
    expect(getGameRecord(CARDS, after(moved, "undo", "undo", "undo"))).toEqual(getGameRecord(CARDS, before));
    expect(getGameRecord(CARDS, after(moved, "undo", "undo", "redo", "redo"))).toEqual(getGameRecord(CARDS, moved));
    const played = replayGame(CARDS, JSON.parse(JSON.stringify(getGameRecord(CARDS, moved))));
    expect(played.ok && viewGame(CARDS, played.state, PLAYER_ID)).toEqual(table(moved).view);
  });
});

describe("doing things by hand", () => {
  it("is offered whenever the player has priority", () => {
    const session = goldfish();
    expect(table(session).offers).toContain("byHand");
    const begun = after(session, "byHand");
    expect(table(begun).view).toMatchObject({ byHand: { text: null, about: null }, choice: { purpose: "byHand" } });
    expect(table(begun).offers).not.toContain("endTurn");
    const drawn = after(act(begun, "draw"), number(2), DONE);
    expect(table(drawn).view.sides[PLAYER_ID].handCount).toBe(7);
    expect(table(drawn).view).toMatchObject({ turn: 1, phase: "main", choice: { ask: "priority" } });
    expect(getGameRecord(CARDS, after(session, "byHand", DONE, "undo", "undo"))).toEqual(getGameRecord(CARDS, session));
  });

  it("shows what lies in a pile to the player who searches it", () => {
    const { view: seen } = table(act(after(goldfish(), "byHand"), "search"));
    expect(seen.choice).toMatchObject({ ask: "pick", purpose: "search" });
    expect(seen.shown).toHaveLength(35);
  });

  it("is nothing for the opponent, whose unread texts are only told", () => {
    const own = goldfish(stone);
    expect(table(own).view.byHand?.text).toBe("sing");
    const next = after(own, DONE, "endTurn");
    const lines = table(next).log.filter(({ event }) => event.type === "byHand");
    expect(lines.map(({ turn }) => turn)).toEqual([1, 2, 3]);
    expect(table(next).view).toMatchObject({ turn: 3, byHand: { player: PLAYER_ID, text: "sing" } });
    expect(table(next).log.some(({ event }) => event.type === "actedByHand")).toBe(false);
  });
});
