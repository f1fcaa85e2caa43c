import { describe, expect, it } from "vitest";
import type { ManualCardInfo } from "../catalogue/manual-card-info";
import { readList } from "../decks/lists/pasted-list";
import { getPositionAt } from "./positions";
import { applyCommand, startSession } from "./session";
import { parseCardInfo, parseSession, serializeCardInfo, serializeSession } from "./stored-session";
import type { GoldfishCommand, GoldfishSession } from "./types";

const LIST = readList("24 Forest\n20 Moss Ox\n16 Noon Bell").main;
const OX: ManualCardInfo = { is: "creature", mana: [], power: 2, toughness: 2, cost: null };

const play = (session: GoldfishSession, ...commands: readonly GoldfishCommand[]): GoldfishSession =>
  commands.reduce(applyCommand, session);
const begun = () => play(startSession(LIST, { era: "6e", seed: 7, goesFirst: true }), "keep");
const stateOf = (session: GoldfishSession) => getPositionAt(session, session.at).state;

describe("a kept session", () => {
  it("goes on where it was, with its undone steps", () => {
    const session = play(begun(), { token: { label: "Sprout", power: 1, toughness: 1 }, count: 1 }, "endTurn", "undo");
    const again = parseSession(serializeSession("m1x", session), "m1x", LIST);
    expect(again).toEqual(session);
    expect(again && stateOf(again)).toEqual(stateOf(session));
    expect(again && stateOf(play(again, "redo")).turn).toBe(3);
  });

  it("is left where it belongs to another list, or is damaged", () => {
    const session = begun();
    const text = serializeSession("m1x", session);
    expect(parseSession(text, "m1y", LIST)).toBeNull();
    expect(parseSession(null, "m1x", LIST)).toBeNull();
    expect(parseSession(text.slice(9), "m1x", LIST)).toBeNull();
    expect(parseSession(text.replaceAll('"keep"', '"cast"'), "m1x", LIST)).toBeNull();
    expect(parseSession(text.replace('"at":1', '"at":7'), "m1x", LIST)).toBeNull();
  });

  it("remembers words by name", () => {
    expect(parseCardInfo(serializeCardInfo({ "Moss Ox": OX }))).toEqual({ "Moss Ox": OX });
    expect([parseCardInfo(null), parseCardInfo("{"), parseCardInfo('{"a":1}')]).toEqual([{}, {}, {}]);
  });
});
