import { describe, expect } from "vitest";
import { legalAnswers } from "../../machine/legal-answers";
import { whyNotAttack } from "../../machine/why-not";
import { makeCards } from "../../model/cards";
import type { PlayerId } from "../../model/ids";
import { nameKey } from "../../model/name";
import { type Game, type GameState, gameOf } from "../../model/state";
import { asked, play } from "../../testing/play";
import { always, doing, quick, quickUnit, stone, unit } from "../../testing/pool/builders";
import { rule } from "../../testing/rule";
import { lay, type Piece, type SceneSide, scene } from "../../testing/scene";
import { attackers, attackTargets, canAttack } from "./attack-conditions";

const CARDS = makeCards([
  stone("青の魔石"),
  unit("plain unit", "1", "1/1"),
  unit("pacifist", "1", "1/1", always("self", [{ cannot: "attack" }])),
  unit("stiff", "1", "1/1", always("self", [{ cannot: "rest" }])),
  unit("hidden", "1", "1/1", always("self", [{ cannot: "beAttacked" }])),
  unit("shield", "1", "1/1", always({ player: "you" }, [{ cannot: "beAttacked" }])),
  unit(
    "deterrent",
    "1",
    "1/1",
    always({ player: "you" }, [{ cannot: "beAttacked", where: { ap: { is: "<", than: 2 } } }]),
  ),
  unit(
    "lawgiver",
    "1",
    "1/1",
    always({ player: "opponent" }, [{ cannot: "attack", where: { ap: { is: ">", than: 1 } } }]),
  ),
  unit("strong unit", "1", "3/3"),
  unit("hunter", "1", "2/2", always("self", [{ cannot: "attack", where: { ap: { is: "<", than: 2 } } }])),
  quickUnit("quick unit", "", "1/1"),
  quick("free magic", "", doing({ do: "gainLife", who: "you", amount: 1 })),
]);

const pile = (name: string) => Array.from({ length: 9 }, () => name);
const side = (given: SceneSide): SceneSide => ({ grimoire: pile("plain unit"), stoneDeck: pile("青の魔石"), ...given });
const table = (first: SceneSide, second: SceneSide = {}, more: Partial<Parameters<typeof scene>[0]> = {}) =>
  scene({ cards: CARDS, sides: [side(first), side(second)], ...more });
const units = (mine: readonly Piece[], theirs: readonly Piece[] = []) =>
  table({ battleArea: mine }, { battleArea: theirs });

function idOf(state: GameState, name: string): number {
  const card = CARDS.indexOf.get(nameKey(name));
  const found = state.zones.battleArea.find((instance) => instance.card === card);
  if (found === undefined) throw new Error(`There is no 《${name}》`);
  return found.id;
}
const codes = (state: GameState, name: string, player: PlayerId = 0) =>
  whyNotAttack(CARDS, state, player, idOf(state, name)).map(({ code }) => code);
const offered = (state: GameState) =>
  legalAnswers(CARDS, state).flatMap((answer) => (answer.do === "attack" ? [answer.unit] : []));
const game = (state: GameState): Game => gameOf(CARDS, state);
const rested = (name: string) => ({ name, rested: true });

describe("declaring an attack", () => {
  rule(
    ["mag:605.4", "mag:232.2"],
    "the turn player may with priority, in the main phase, with a unit that is awake",
    () => {
      const state = units(["plain unit", rested("strong unit")], ["plain unit"]);
      expect(offered(state)).toEqual([idOf(state, "plain unit")]);
      expect([codes(state, "plain unit"), codes(state, "strong unit")]).toEqual([[], ["RESTED"]]);
    },
  );

  rule(["mag:605.4", "mag:232.1"], "nobody else, at no other time, and with nobody else's unit", () => {
    const state = units(["plain unit"], ["strong unit"]);
    expect(codes(state, "strong unit", 0)).toEqual(["NOT_A_UNIT_OF_YOURS"]);
    expect(codes(state, "strong unit", 1)).toEqual(["NOT_TURN_PLAYER", "NO_PRIORITY"]);
    const theirs = play(state, ["pass"], CARDS).state;
    expect([asked(theirs), offered(theirs)]).toEqual(["priority 1", []]);
    expect(codes(theirs, "plain unit")).toEqual(["NO_PRIORITY"]);
    const end = table({ battleArea: ["plain unit"] }, {}, { phase: "end" });
    expect([codes(end, "plain unit"), offered(end)]).toEqual([["NOT_MAIN_PHASE"], []]);
  });

  rule("mag:605.4", "not while something lies on the chant", () => {
    const begun = table({ battleArea: ["plain unit"], hand: ["free magic"] });
    const use = { do: "use", instance: begun.zones.hand[0][0]?.id ?? 0 } as const;
    const state = play(begun, [use], CARDS).state;
    expect([codes(state, "plain unit"), offered(state)]).toEqual([["CHANT_NOT_EMPTY"], []]);
  });

  rule("mag:605.4", "not in a battle", () => {
    const begun = units(["plain unit", "strong unit"]);
    const state = play(begun, [{ do: "attack", unit: idOf(begun, "plain unit") }], CARDS).state;
    expect([codes(state, "strong unit"), offered(state)]).toEqual([["IN_BATTLE"], []]);
  });

  rule("mag:605.4.1", "not in the first player's first turn; in the second player's it may", () => {
    const first = table({ battleArea: ["plain unit"] }, {}, { turn: 1 });
    expect([codes(first, "plain unit"), offered(first)]).toEqual([["FIRST_TURN"], []]);
    const second = table({ battleArea: ["plain unit"] }, {}, { turn: 2, firstPlayer: 1 });
    expect(offered(second)).toEqual([idOf(second, "plain unit")]);
  });

  rule("mag:102", "not with what something says cannot attack, and it says what", () => {
    const state = units(["pacifist", "strong unit", "plain unit"], ["lawgiver"]);
    expect(offered(state)).toEqual([idOf(state, "plain unit")]);
    const [, , , lawgiver] = state.zones.battleArea;
    const by = { instance: lawgiver?.id, card: lawgiver?.card };
    expect(codes(state, "pacifist")).toEqual(["FORBIDDEN"]);
    expect(whyNotAttack(CARDS, state, 0, idOf(state, "strong unit"))).toEqual([
      { code: "FORBIDDEN", rule: "mag:102", player: 0, by },
    ]);
  });

  rule(["mag:701.1.2", "house:1", "house:12"], "not with what cannot be rested", () => {
    const state = units(["stiff"]);
    const [stiff] = state.zones.battleArea;
    expect(offered(state)).toEqual([]);
    expect(whyNotAttack(CARDS, state, 0, idOf(state, "stiff"))).toEqual([
      { code: "CANNOT_REST", rule: "house:1", player: 0, by: { instance: stiff?.id, card: stiff?.card } },
    ]);
  });

  rule(["mag:701.1.2", "mag:701.2.1.2", "house:12"], "not when there is nothing that it may attack", () => {
    const state = units(["plain unit"], ["shield", rested("hidden")]);
    expect([codes(state, "plain unit"), offered(state)]).toEqual([["NO_ATTACK_TARGET"], []]);
    const open = units(["plain unit"], ["shield", rested("strong unit")]);
    expect([codes(open, "plain unit"), offered(open)]).toEqual([[], [idOf(open, "plain unit")]]);
  });
});

describe("what may be attacked", () => {
  const targets = (state: GameState, name: string) => attackTargets(game(state), idOf(state, name));

  rule("mag:701.3.1.1", "the other player and their rested units, and nothing of one's own", () => {
    const state = units(["strong unit", rested("stiff")], ["plain unit", rested("hunter")]);
    expect(targets(state, "strong unit")).toEqual([{ player: 1 }, { instance: idOf(state, "hunter") }]);
  });

  rule(["mag:701.3.1.1", "mag:102"], "not what cannot be attacked, by any unit or by this one", () => {
    const state = units(["plain unit", "strong unit"], ["deterrent", rested("hidden")]);
    expect(targets(state, "plain unit")).toEqual([]);
    expect(targets(state, "strong unit")).toEqual([{ player: 1 }]);
  });

  rule(["mag:701.3.1.1", "mag:102"], "not what this unit cannot attack", () => {
    const state = units(["hunter"], [rested("plain unit"), rested("strong unit")]);
    expect(targets(state, "hunter")).toEqual([{ player: 1 }, { instance: idOf(state, "strong unit") }]);
    expect(codes(state, "hunter")).toEqual([]);
  });
});

describe("the units that may attack", () => {
  rule("mag:605.4", "are those with which it is allowed, each asked by itself", () => {
    const { state } = lay({ cards: CARDS, sides: [{ battleArea: ["plain unit", "pacifist", rested("hunter")] }, {}] });
    state.phase = "main";
    expect(attackers(game(state), 0).map(({ instance }) => instance.id)).toEqual([idOf(state, "plain unit")]);
    expect(attackers(game(state), 1)).toEqual([]);
    const allowed = state.zones.battleArea.map((instance) =>
      canAttack(game(state), 0, { zone: "battleArea", player: 0, instance }),
    );
    expect(allowed).toEqual([true, false, false]);
  });
});
