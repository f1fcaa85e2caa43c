import { expect, it } from "vitest";
import { SAMPLE_DECKS } from "@/engine/mtg";
import { readList, toListLines } from "../decks/lists/pasted-list";
import { getPositionAt } from "./positions";
import { applyCommand, startSession } from "./session";
import { parseSession, serializeSession } from "./stored-session";
import { buildTableView } from "./table-view";

it("keeps the tokens that sample set cards make, whatever tokens are made by hand", () => {
  const [deck] = SAMPLE_DECKS;
  const session = applyCommand(
    startSession(toListLines(deck?.library ?? []), { era: "mod", seed: 7, goesFirst: true }),
    "keep",
  );
  const made = applyCommand(session, { token: { label: "Sprout", power: 1, toughness: 1 }, count: 1 });
  const { cards } = getPositionAt(made, 2);
  const before = getPositionAt(session, session.at).cards;
  expect(cards.list.slice(0, before.list.length)).toEqual(before.list);
  expect(cards.list.at(-1)?.name).toBe("Sprout 1/1");
  expect(buildTableView(made).view.battlefield).toMatchObject([{ seen: { name: "Sprout 1/1" } }]);
});

it("takes names that mean something to JavaScript for names like others", () => {
  const names = ["constructor", "__proto__", "toString", "hasOwnProperty"];
  const deal = { era: "mod", seed: 7, goesFirst: true } as const;
  const list = readList(names.map((name) => `15 ${name}`).join("\n")).main;
  const session = applyCommand(startSession(list, deal), "keep");
  const { cards } = getPositionAt(session, session.at);
  const [blank] = getPositionAt(startSession(readList("60 Moss Ox").main, deal), 0).cards.list;
  expect(cards.list).toEqual(names.map((name) => ({ ...blank, name })));
  expect(parseSession(serializeSession("x", session), "x", session.list)).toEqual(session);
});
