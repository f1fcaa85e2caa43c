import { describe, expect, it } from "vitest";
import { ERAS, type Era } from "@/engine/mtg";
import type { ManualCardInfo } from "../catalogue/manual-card-info";
import { readList } from "../decks/lists/pasted-list";
import { getPositionAt } from "./positions";
import { applyCommand, startSession } from "./session";
import { buildTableView } from "./table-view";
import type { Deal, GoldfishCommand, GoldfishSession } from "./types";

const LIST = readList("24 Forest\n20 Moss Ox\n16 Noon Bell").main;
const OX: ManualCardInfo = { is: "creature", mana: [], power: 2, toughness: 2, cost: null };

const deal = (era: Era): Deal => ({ era, seed: 7, goesFirst: true });
const play = (session: GoldfishSession, ...commands: readonly GoldfishCommand[]): GoldfishSession =>
  commands.reduce(applyCommand, session);
const begun = (era: Era) => play(startSession(LIST, deal(era)), "keep");
const stateOf = (session: GoldfishSession) => getPositionAt(session, session.at).state;

/** The identity of a card of a name in a zone of the player. */
function find(session: GoldfishSession, name: string, zone: "hand" | "battlefield" = "hand"): number {
  const { state, cards } = getPositionAt(session, session.at);
  const list = zone === "hand" ? state.zones.hand[0] : state.zones.battlefield;
  return list.find(({ card }) => cards.list[card]?.name === name)?.id ?? -1;
}

describe("a turn without needless questions", () => {
  const known = (name: string, cost: string, is: ManualCardInfo["is"] = "creature") => ({
    say: { name, word: { ...OX, is, cost } },
  });
  const lands = (session: GoldfishSession, turns: number) =>
    Array.from({ length: turns }).reduce<GoldfishSession>((now) => {
      const land = buildTableView(now).answers.find((answer) => answer.do === "playLand");
      return play(now, ...(land === undefined ? [] : [{ answer: land }]), "endTurn");
    }, session);

  it.each(ERAS)("lands that are alike pay a cost by themselves, different ones ask (%s)", (era) => {
    const start = (list: string) => play(startSession(readList(list).main, deal(era)), "keep", known("Moss Ox", "1"));
    const cast = (session: GoldfishSession) =>
      play(session, { answer: { do: "cast", instance: find(session, "Moss Ox") } });
    const alike = cast(lands(start("30 Forest\n30 Moss Ox"), 3));
    expect(stateOf(alike).choice).toMatchObject({ ask: "priority" });
    expect(find(alike, "Moss Ox", "battlefield")).toBeGreaterThan(0);
    const different = cast(lands(start("15 Forest\n15 Island\n30 Moss Ox"), 3));
    expect(stateOf(different).choice).toMatchObject({ ask: "pick", purpose: "mana" });
  });

  it.each(ERAS)("cites rules that hold in the era (%s)", (era) => {
    const cited = buildTableView(lands(begun(era), 2)).log.map(({ rule }) => rule.split(":")[0]);
    const own = { "6e": "mtg-6e", "8e": "mtg-8e", mod: "mtg-flow" }[era];
    expect(cited).toContain(own);
    if (era !== "6e") expect(cited).not.toContain("mtg-6e");
  });

  it("a creature that is said to have haste attacks at once", () => {
    const ox = { is: "creature", mana: [], power: 6, toughness: 1, cost: "G", keywords: ["haste"] } as const;
    const start = play(begun("6e"), { say: { name: "Moss Ox", word: ox } });
    const land = play(start, { answer: { do: "playLand", instance: find(start, "Forest") } });
    const out = play(land, { answer: { do: "cast", instance: find(land, "Moss Ox") } }, "pass");
    expect(stateOf(out).choice).toMatchObject({ ask: "pick", purpose: "attackers" });
  });
});
