import { expect, it } from "vitest";
import { getPositionAt } from "./positions";
import { applyCommand, startSession } from "./session";
import { buildTableView } from "./table-view";
import type { GoldfishSession } from "./types";

it("counts the turns of each player, also where one has an extra turn", () => {
  const dealt = startSession([{ name: "Forest", count: 60 }], { era: "6e", seed: 7, goesFirst: true });
  const kept = applyCommand(dealt, "keep");
  const [land] = getPositionAt(kept, kept.at).state.zones.hand[0];
  const first = applyCommand(kept, { answer: { do: "playLand", instance: land?.id ?? 0 } });
  getPositionAt(first, first.at).state.extraTurns.push(0);
  const second = applyCommand(first, "endTurn");
  const { ownTurn, log } = buildTableView(applyCommand(second, "endTurn"));
  expect([buildTableView(second).ownTurn, ownTurn]).toEqual([2, 3]);
  const turns = log.flatMap(({ event, turn }) => (event.type === "turnBegan" ? [[event.player, turn]] : []));
  expect(turns).toEqual([
    [0, 1],
    [0, 2],
    [1, 1],
    [0, 3],
  ]);
});

it("tells where the next pass leads", () => {
  const dealt = startSession([{ name: "Forest", count: 60 }], { era: "6e", seed: 7, goesFirst: true });
  const first = applyCommand(dealt, "keep");
  const second = applyCommand(first, "pass");
  const nextOf = (session: GoldfishSession) => buildTableView(session).next;
  expect([dealt, first, second].map(nextOf)).toEqual([
    null,
    { step: "main2", isOwn: true, isSameTurn: true },
    { step: "main1", isOwn: true, isSameTurn: false },
  ]);
  const theirs = applyCommand(second, { stops: { theirEnd: true } });
  expect(nextOf(theirs)).toEqual({ step: "end", isOwn: false, isSameTurn: false });
  expect(nextOf(applyCommand(theirs, "pass"))).toEqual({ step: "main1", isOwn: true, isSameTurn: false });
});
