import { describe, expect, it } from "vitest";
import type { ManualCardInfo } from "../catalogue/manual-card-info";
import { readList } from "../decks/lists/pasted-list";
import { getPositionAt } from "./positions";
import { addCardInfo, applyCommand, startSession } from "./session";
import { buildTableView } from "./table-view";
import type { GoldfishCommand, GoldfishSession } from "./types";

const DEAL = { era: "6e", seed: 7, goesFirst: true } as const;
const OX: ManualCardInfo = { is: "creature", mana: [], power: 2, toughness: 2, cost: null };
const play = (session: GoldfishSession, ...commands: readonly GoldfishCommand[]): GoldfishSession =>
  commands.reduce(applyCommand, session);

/** The identity of a card of a name in a zone of the player. */
function find(session: GoldfishSession, name: string, zone: "hand" | "battlefield" = "hand"): number {
  const { state, cards } = getPositionAt(session, session.at);
  const list = zone === "hand" ? state.zones.hand[0] : state.zones.battlefield;
  const found = list.find(({ card }) => cards.list[card]?.name === name);
  if (found === undefined) throw new Error(`${name} is not there`);
  return found.id;
}

describe("words of card data", () => {
  const PRINTED: ManualCardInfo = {
    ...{ ...OX, cost: "{G}" },
    printed: { types: ["creature"], supertypes: ["legendary"], subtypes: ["Ox"], keywords: ["haste"] },
  };

  it("are known from the first hand on, so that a card is cast for its cost and attacks with haste", () => {
    const list = readList("30 Forest\n30 Stone Ox").main;
    const session = play(startSession(list, DEAL, { "Stone Ox": PRINTED }), "keep");
    const forest = { answer: { do: "playLand" as const, instance: find(session, "Forest") } };
    const paid = play(session, forest, { answer: { do: "cast", instance: find(session, "Stone Ox") } }, "pay", "pass");
    expect(find(paid, "Stone Ox", "battlefield")).toBeGreaterThan(0);
    const { cards } = getPositionAt(paid, paid.at);
    expect(cards.list.find(({ name }) => name === "Stone Ox")).toMatchObject({
      supertypes: ["legendary"],
      keywords: ["haste"],
    });
  });

  it("are taken up by a game that goes on, and never go before those of the player", () => {
    const list = readList("24 Forest\n20 Moss Ox\n16 Noon Bell").main;
    const session = play(startSession(list, DEAL), "keep");
    const told = { "Moss Ox": PRINTED, "Noon Bell": PRINTED };
    const said = play(session, { say: { name: "Moss Ox", word: OX } });
    const known = addCardInfo(said, told);
    expect(buildTableView(known).words).toEqual({ "Moss Ox": OX, "Noon Bell": PRINTED });
    expect(addCardInfo(known, told)).toBe(known);
    expect(buildTableView(play(known, "undo")).words).toEqual({ "Moss Ox": OX });
  });
});
