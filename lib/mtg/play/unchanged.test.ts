import { describe, expect, it } from "vitest";
import { type ByHandAct, NO_MANA } from "@/engine/mtg";
import { readList } from "../decks/lists/pasted-list";
import { getPositionAt } from "./positions";
import { applyCommand, isUnchanged, startSession } from "./session";
import type { GoldfishCommand, GoldfishSession } from "./types";

const LIST = readList("24 Forest\n20 Moss Ox\n16 Noon Bell").main;
const play = (session: GoldfishSession, ...commands: readonly GoldfishCommand[]): GoldfishSession =>
  commands.reduce(applyCommand, session);

describe("a command that comes to nothing", () => {
  const byHand = (act: ByHandAct): GoldfishCommand => ({ answer: { do: "byHand", act } });
  const session = play(startSession(LIST, { era: "6e", seed: 7, goesFirst: true }), "keep");
  const [first] = getPositionAt(session, session.at).state.zones.hand[0];
  const id = first?.id ?? -1;

  it.each<readonly [string, GoldfishCommand]>([
    ["life by 0", byHand({ act: "life", player: 1, amount: 0 })],
    ["no mana", byHand({ act: "addMana", mana: NO_MANA })],
    ["mana that is not there", byHand({ act: "spendMana", mana: { ...NO_MANA, g: 3 } })],
    ["drawing 0", byHand({ act: "draw", count: 0 })],
    ["drawing less than 0", byHand({ act: "draw", count: -1 })],
    ["a card of the hand to the hand", byHand({ act: "move", instance: id, to: "hand" })],
    ["an answer to no question", { picks: [] }],
    ["redo with nothing undone", "redo"],
  ])("is known as such: %s", (_what, command) => {
    expect(isUnchanged(session, play(session, command))).toBe(true);
  });

  it.each<readonly [string, GoldfishCommand]>([
    ["life by 1", byHand({ act: "life", player: 1, amount: 1 })],
    ["drawing 1", byHand({ act: "draw", count: 1 })],
    ["a card of the hand to the graveyard", byHand({ act: "move", instance: id, to: "graveyard" })],
    ["undo", "undo"],
    ["another hand", "newHand"],
  ])("and one that changes the game is none: %s", (_what, command) => {
    expect(isUnchanged(session, play(session, command))).toBe(false);
  });
});
