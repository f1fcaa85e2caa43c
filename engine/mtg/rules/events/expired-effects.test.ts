import { describe, expect } from "vitest";
import type { ContinuousChange, Duration } from "../../model/ability";
import { getOpponent, type InstanceId, type PlayerId } from "../../model/ids";
import { NO_ANNOUNCED_CHOICES } from "../../model/stack";
import { rule } from "../../testing/rule";
import { createCreature, TestBoard } from "../../testing/test-board";
import { createScope } from "../continuous/create-scope";
import { selectTargets } from "../continuous/evaluate";

const BEAR = createCreature("Bear", [2, 2], { cost: "1G" });
const SOURCE = createCreature("Weaver", [1, 1], { cost: "U" });
const PLUS: ContinuousChange = { add: "power", amount: 3 };

/** Begins an effect of the first piece on others. */
function begin(board: TestBoard, until: Duration, on: readonly InstanceId[], change: ContinuousChange = PLUS): void {
  const { state } = board.game;
  board.happens({
    type: "effectBegan",
    rule: "mtg-6e:T.8.2",
    lasting: {
      id: state.nextId++,
      moment: state.moment,
      turn: state.turn,
      until,
      scope: { source: 1, card: 0, controller: 0, event: null, aim: NO_ANNOUNCED_CHOICES, memory: {} },
      kind: "changes",
      changes: [change],
      affected: on.map((instance) => ({ instance })),
      amounts: ["amount" in change && typeof change.amount === "number" ? change.amount : 0],
    },
  });
}

const beginTurn = (board: TestBoard, player: PlayerId): void =>
  board.happens({ type: "turnBegan", rule: "mtg-6e:P.2.2", player, turn: board.game.state.turn + 1, extra: false });

const phase = (board: TestBoard, type: "phasedOut" | "phasedIn", instance: InstanceId): void =>
  board.happens({ type, rule: "mtg-6e:G.27.1", instance, with: null });

describe("an effect with a duration", () => {
  rule("mtg-6e:T.8.1", "while its source stays ends as that leaves", () => {
    const board = new TestBoard("6e", [SOURCE, BEAR]);
    begin(board, "whileSourceStays", [2]);
    expect(board.stats(2)).toBe("5/2");
    board.moves([1], "hand");
    expect(board.stats(2)).toBe("2/2");
    expect(board.game.state.lasting).toEqual([]);
  });

  rule("mtg-6e:T.8.1", "while its source is tapped ends for good as that untaps", () => {
    const board = new TestBoard("6e", [{ card: SOURCE, state: { tapped: true } }, BEAR]);
    begin(board, "whileSourceIsTapped", [2]);
    expect(board.stats(2)).toBe("5/2");
    board.happens({ type: "untapped", rule: "mtg-6e:G.43.1", instance: 1 });
    board.happens({ type: "tapped", rule: "mtg-6e:G.38.1", instance: 1 });
    expect(board.stats(2)).toBe("2/2");
  });

  rule("mtg-6e:T.8.4", "that is over before it begins does nothing", () => {
    const board = new TestBoard("6e", [SOURCE, BEAR]);
    begin(board, "whileSourceIsTapped", [2]);
    expect(board.stats(2)).toBe("2/2");
    board.happens({ type: "tapped", rule: "mtg-6e:G.38.1", instance: 1 });
    expect(board.stats(2)).toBe("2/2");
  });

  rule("mtg-6e:P.3.4", "until its controller's next turn ends as that begins", () => {
    const board = new TestBoard("6e", [SOURCE, BEAR]);
    begin(board, "yourNextTurn", [2]);
    beginTurn(board, getOpponent(0));
    expect(board.stats(2)).toBe("5/2");
    beginTurn(board, 0);
    expect(board.stats(2)).toBe("2/2");
  });

  rule("mtg-6e:T.8.1", "without an end lasts for the game", () => {
    const board = new TestBoard("6e", [SOURCE, BEAR]);
    begin(board, "game", [2]);
    board.moves([1], "hand");
    beginTurn(board, 1);
    beginTurn(board, 0);
    expect(board.stats(2)).toBe("5/2");
  });
});

describe("a permanent that phases out", () => {
  rule("mtg-6e:G.27.4", "loses effects of limited duration and all damage, and keeps counters and the rest", () => {
    for (const era of ["6e", "8e"] as const) {
      const board = new TestBoard(era, [
        SOURCE,
        { card: BEAR, state: { damage: 1, deathtouched: true, counters: { "+1/+1": 1 } } },
        BEAR,
      ]);
      begin(board, "turn", [2, 3]);
      begin(board, "game", [2], { add: "toughness", amount: 4 });
      phase(board, "phasedOut", 2);
      phase(board, "phasedIn", 2);
      expect(board.stats(2), era).toBe("3/7");
      expect(board.at(2).object).toMatchObject({ damage: 0, deathtouched: false });
      expect(board.stats(3), era).toBe("5/2");
    }
  });

  rule("mtg-6e:G.27.4", "goes back to whoever had it before an effect of limited duration", () => {
    const board = new TestBoard("6e", [SOURCE, { card: BEAR, player: 1 }]);
    begin(board, "turn", [2], { control: "you" });
    expect(board.seen(2).controller).toBe(0);
    phase(board, "phasedOut", 2);
    phase(board, "phasedIn", 2);
    expect(board.seen(2).controller).toBe(1);
  });

  rule("mtg-house:22", "keeps what is on it in the modern era, where it has not left", () => {
    const board = new TestBoard("mod", [SOURCE, { card: BEAR, state: { damage: 1 } }]);
    begin(board, "turn", [2]);
    phase(board, "phasedOut", 2);
    phase(board, "phasedIn", 2);
    expect(board.stats(2)).toBe("5/2");
    expect(board.at(2).object.damage).toBe(1);
  });

  rule("mtg-6e:G.27.1", "is touched by nothing that is about it", () => {
    for (const era of ["6e", "mod"] as const) {
      const board = new TestBoard(era, [SOURCE, BEAR]);
      const scope = {
        ...createScope(board.at(1).object, 0),
        aim: { ...NO_ANNOUNCED_CHOICES, targets: [[{ instance: 2 }]] },
      };
      expect(selectTargets(board.game, scope, { target: 0 }), era).toHaveLength(1);
      phase(board, "phasedOut", 2);
      expect(selectTargets(board.game, scope, { target: 0 }), era).toEqual([]);
    }
  });
});
