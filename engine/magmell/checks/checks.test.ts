import { describe, expect } from "vitest";
import { runGame } from "../machine/run-game";
import { applyInstanceChanges, createInstance } from "../model/instance";
import type { Game } from "../model/state";
import { allocateId } from "../rules/events/move-event";
import { createBody, createQuickMagic } from "../testing/pool/builders";
import { rule } from "../testing/rule";
import { createScenarioRun } from "../testing/scenario/stage";
import { playScenarioLines } from "../testing/scenario/steps";
import { beginPhase, createTestGame } from "../testing/scenario/table";
import { RULE_CHECKS } from "./table";

function checked(game: Game): Game {
  game.state.agenda.push({ run: "check" });
  runGame(game);
  return game;
}

describe("the check", () => {
  rule("mag:705.3.1", "looks, and changes nothing while it looks", () => {
    const game = createTestGame({ me: { life: 0, drewFromEmpty: true }, you: { life: -1 } });
    const before = structuredClone(game.state);
    for (const { find } of RULE_CHECKS) find(game, [], []);
    expect(game.state).toEqual(before);
  });

  rule("mag:705.3.4", "leaves nothing on the agenda when it finds nothing", () => {
    const { state } = beginPhase(createTestGame({}));
    expect(state.choice).toMatchObject({ ask: "priority", player: 0 });
    expect(state.agenda.filter((frame) => frame.run === "check")).toEqual([]);
  });
});

describe("counters where none belong (705.4.7)", () => {
  rule("mag:705.4.7", "on a card on the chant they stay", () => {
    const game = createTestGame({
      cards: [createQuickMagic("gains 1", "", createBody({ do: "gainLife", who: "you", amount: 1 }))],
      me: { hand: ["gains 1"] },
    });
    const stage = playScenarioLines(createScenarioRun(game.cards, beginPhase(game).state), [{ use: "gains 1" }]);
    const state = structuredClone(stage.state);
    state.zones.chant = state.zones.chant.map((card) => applyInstanceChanges(card, { counters: { power: 1 } }));
    const [card] = playScenarioLines(createScenarioRun(game.cards, state), ["pass"]).state.zones.chant;
    expect(card?.counters).toEqual({ power: 1 });
  });

  rule(["mag:705.4.7", "house:32"], "on an ability they are removed, on a token they are not", () => {
    const game = createTestGame({ me: { battleArea: [{ name: "sprout", counters: { power: 1 } }] } });
    const { chant, battleArea } = game.state.zones;
    const ability = createInstance(allocateId(game.state), battleArea[0]?.card ?? 0, 0, "ability");
    chant.push(Object.assign(ability, { counters: { power: 1 } }));
    const { log } = checked(game);
    expect(chant[0]?.counters).toBeNull();
    expect(battleArea[0]?.counters).toEqual({ power: 1 });
    expect(log?.map((event) => event.rule)).toEqual(["mag:705.4.7"]);
  });
});
