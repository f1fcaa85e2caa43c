import { describe, expect } from "vitest";
import { createEmptyState } from "../../machine/empty-game";
import type { EventPattern } from "../../model/ability";
import type { CardDefinition } from "../../model/card";
import { createCards } from "../../model/cards";
import { createInstance } from "../../model/instance";
import { createGame } from "../../model/state";
import { createBody, createTriggeredAbility, createUnit } from "../../testing/pool/builders";
import { rule } from "../../testing/rule";
import { applyBatch } from "./apply-batch";

const GRANTS = createBody({ do: "gainLife", who: "you", amount: 1 });
const DRAWN: EventPattern = { on: "move", what: {}, cause: "draw" };

/** A game in which one unit is in the battle area, and a life has been lost. */
function gameWith(card: CardDefinition) {
  const game = createGame(createCards([card]), createEmptyState(1));
  game.state.zones.battleArea.push(createInstance(1, 0, 0));
  game.state.nextId = 2;
  applyBatch(game, [{ type: "lifeLost", rule: "mag:220.2", player: 0, amount: 3 }]);
  applyBatch(game, [{ type: "rested", rule: "mag:219.4.2", instance: 1 }]);
  return game;
}

const noted = (card: CardDefinition): readonly string[] =>
  gameWith(card).state.happened.map(({ occurrence }) => occurrence.type);

describe("the history of the turn", () => {
  rule("mag:301.7", "keeps nothing where no card asks", () => {
    expect(
      noted(createUnit("asks nothing", "", "1/1", createTriggeredAbility({ on: "rested", what: {} }, GRANTS))),
    ).toEqual([]);
    expect(
      noted(createUnit("asks for draws", "", "1/1", createTriggeredAbility({ ...DRAWN, nth: 2 }, GRANTS))),
    ).toEqual([]);
  });

  rule("mag:301.7", "keeps what is asked for, in an amount, a filter or a number in the turn", () => {
    const rested: EventPattern = { on: "rested", what: {} };
    const asking = [
      createTriggeredAbility({ ...rested, nth: 2 }, GRANTS),
      createTriggeredAbility(DRAWN, createBody({ do: "gainLife", who: "you", amount: { happened: rested } })),
      createTriggeredAbility(DRAWN, createBody({ do: "wake", what: { all: "battleArea", where: { did: rested } } })),
    ];
    for (const ability of asking) expect(noted(createUnit("asks", "", "1/1", ability))).toEqual(["rested"]);
    const lost = createTriggeredAbility({ on: "turnEnds", whose: "you", nth: 1 }, GRANTS, {
      if: { amount: { happened: { on: "lifeLost", who: "you" }, total: true }, is: ">", than: 0 },
    });
    expect(noted(createUnit("asks for losses", "", "1/1", lost))).toEqual(["lifeLost"]);
  });

  rule("mag:301.7", "keeps things as they were, and forgets them with the turn", () => {
    const game = gameWith(
      createUnit("asks", "", "4/2", createTriggeredAbility({ on: "rested", what: {}, nth: 2 }, GRANTS)),
    );
    expect(game.state.happened[0]?.known[1]).toMatchObject({ ap: 4, zone: "battleArea", instance: { rested: true } });
    applyBatch(game, [{ type: "woke", rule: "mag:219.3.2", instance: 1 }]);
    expect(game.state.happened[0]?.known[1]?.instance.rested).toBe(true);
    applyBatch(game, [{ type: "turnBegan", rule: "mag:601.1", player: 1, turn: 2 }]);
    expect(game.state.happened).toEqual([]);
  });
});
