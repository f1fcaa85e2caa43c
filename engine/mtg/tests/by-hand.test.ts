import { describe, expect, it } from "vitest";
import { findBrokenInvariants } from "../../kernel/invariants";
import { nextIntBelow, seedRandom } from "../../kernel/random";
import { pickRandomAnswer } from "../../kernel/random-answer";
import { deepFreeze } from "../../kernel/testing/deep-freeze";
import { scaleRuns } from "../../kernel/testing/scale-runs";
import {
  advanceGame,
  type ByHandAct,
  createCards,
  createRecord,
  ERAS,
  type GameState,
  getAnswerProblems,
  legalAnswers,
  NO_MANA,
  type PlayerAnswer,
  replayGame,
  startGame,
  ZONE_IDS,
} from "..";
import { locateObjects } from "../model/zone";
import { createInvariants } from "../testing/invariants";
import { TEST_POOL_CARDS } from "../testing/pool";
import { rule } from "../testing/rule";
import { beginTestStep, createTestGame, getNamesInZone, type TableSetup } from "../testing/table";

const LAND = { hand: ["Forest", "Moss Ox"], battlefield: ["Moss Ox"], library: ["Plains", "Forest", "Moss Ox"] };

function laid(table: TableSetup = { me: LAND }, byHand = true) {
  const game = createTestGame(table);
  game.state.byHand = byHand;
  return beginTestStep(game);
}

const idIn = (state: GameState, zone: "hand" | "battlefield" | "library", at = 0): number => {
  const list = zone === "battlefield" ? state.zones.battlefield : state.zones[zone][0];
  return list[at]?.id ?? 0;
};

/** The state after acts by hand, each of which has to be taken. */
function after({ cards, state }: ReturnType<typeof laid>, ...acts: readonly ByHandAct[]) {
  return acts.reduce<{ state: GameState; events: readonly { readonly type: string; readonly rule: string }[] }>(
    (now, act) => {
      const result = advanceGame(cards, deepFreeze(now.state), { do: "byHand", act });
      if (!result.ok) throw new Error(`${JSON.stringify(act)} was refused`);
      return { state: result.state, events: [...now.events, ...result.events] };
    },
    { state, events: [] },
  );
}

describe("what is done by hand", () => {
  rule("mtg-house:29", "happens as events with its own rule, and the player has priority again", () => {
    const game = laid();
    const { state, events } = after(game, { act: "tap", instance: idIn(game.state, "battlefield") });
    expect(events).toEqual([{ type: "tapped", rule: "mtg-house:29", instance: idIn(game.state, "battlefield") }]);
    expect(state.choice).toMatchObject({ ask: "priority", player: 0 });
    expect(state.zones.battlefield[0]?.tapped).toBe(true);
  });

  rule("mtg-house:29", "goes on with the check: a creature without toughness leaves", () => {
    const game = laid();
    const instance = idIn(game.state, "battlefield");
    const { state } = after(game, { act: "points", instance, power: 0, toughness: -9 });
    expect(state.zones.battlefield).toEqual([]);
    expect(getNamesInZone(game.cards, state, "graveyard", 0)).toEqual(["Moss Ox"]);
  });

  rule("mtg-house:29", "moves cards between all zones but the stack, and either end of a library", () => {
    const game = laid();
    const card = idIn(game.state, "hand", 1);
    for (const to of ZONE_IDS.filter((zone) => !["stack", "phasedOut", "hand"].includes(zone))) {
      const { state } = after(game, { act: "move", instance: card, to });
      expect(getNamesInZone(game.cards, state, to, 0)[0] ?? "", to).toBe("Moss Ox");
    }
    const { state } = after(game, { act: "move", instance: card, to: "library", bottom: true });
    expect(getNamesInZone(game.cards, state, "library", 0).at(-1)).toBe("Moss Ox");
    const tapped = after(game, { act: "move", instance: card, to: "battlefield", tapped: true });
    expect(tapped.state.zones.battlefield.at(-1)?.tapped).toBe(true);
  });

  rule(
    ["mtg-house:29", "mtg-6e:T.6.9"],
    "casts a card at any cost: it lies on the stack and resolves after two passes",
    () => {
      const game = laid();
      const cast = after(game, { act: "cast", instance: idIn(game.state, "hand", 1) });
      expect(getNamesInZone(game.cards, cast.state, "stack", 0)).toEqual(["Moss Ox"]);
      expect(cast.state.choice).toMatchObject({ ask: "priority", player: 0 });
      const passed = [0, 1].reduce((state) => {
        const result = advanceGame(game.cards, state, { do: "pass" });
        if (!result.ok) throw new Error("refused");
        return result.state;
      }, cast.state);
      expect(getNamesInZone(game.cards, passed, "battlefield", 0)).toEqual(["Moss Ox", "Moss Ox"]);
    },
  );

  rule("mtg-house:29", "changes life, mana, counters and damage, makes tokens, draws, looks and shuffles", () => {
    const game = laid();
    const instance = idIn(game.state, "battlefield");
    const mana = { ...NO_MANA, g: 3 };
    const { state, events } = after(
      game,
      { act: "life", player: 1, amount: -4 },
      { act: "life", player: 0, amount: 2 },
      { act: "addMana", mana },
      { act: "spendMana", mana: { ...NO_MANA, g: 2 } },
      { act: "counters", instance, counter: "+1/+1", count: 2 },
      { act: "counters", instance, counter: "+1/+1", count: -1 },
      { act: "damage", instance, amount: 1 },
      { act: "token", card: game.cards.indexOf.get("Ember Sprite") ?? 0, count: 2 },
      { act: "draw", count: 2 },
      { act: "shuffle" },
      { act: "look", count: 5 },
    );
    expect(state.players).toMatchObject([{ life: 22, pool: { g: 1 } }, { life: 16 }]);
    expect(state.zones.battlefield).toMatchObject([
      { id: instance, counters: { "+1/+1": 1 }, damage: 1 },
      { isToken: true },
      { isToken: true },
    ]);
    expect(getNamesInZone(game.cards, state, "hand", 0)).toEqual(["Forest", "Moss Ox", "Plains", "Forest"]);
    expect(events.at(-1)).toMatchObject({ type: "looked", instances: [idIn(state, "library")] });
  });

  it("is refused in other games, and where it cannot be done", () => {
    const refused = (game: ReturnType<typeof laid>, act: ByHandAct) =>
      getAnswerProblems(game.cards, game.state, 0, { do: "byHand", act }).map(({ code }) => code);
    expect(refused(laid({ me: LAND }, false), { act: "draw", count: 1 })).toEqual(["NOT_BY_HAND"]);
    const game = laid({ me: LAND, you: { hand: ["Forest"], battlefield: ["Ember Sprite"] } });
    const theirs = game.state.zones.hand[1][0]?.id ?? 0;
    const instance = idIn(game.state, "battlefield");
    const impossible: readonly ByHandAct[] = [
      { act: "cast", instance },
      { act: "cast", instance: theirs },
      { act: "move", instance: theirs, to: "graveyard" },
      { act: "move", instance, to: "stack" },
      { act: "move", instance, to: "battlefield" },
      { act: "move", instance, to: "hand", bottom: true },
      { act: "untap", instance },
      { act: "counters", instance, counter: "", count: 1 },
      { act: "counters", instance, counter: "lore", count: -1 },
      { act: "points", instance, power: 1.5, toughness: 0 },
      { act: "damage", instance, amount: 0 },
      { act: "attach", instance, to: instance },
      { act: "token", card: 999, count: 1 },
      { act: "token", card: 0, count: 100_000 },
      { act: "life", player: 0, amount: 0 },
      { act: "addMana", mana: NO_MANA },
      { act: "spendMana", mana: { ...NO_MANA, w: 1 } },
      { act: "draw", count: -1 },
      { act: "look", count: Number.NaN },
    ];
    for (const act of impossible) expect(refused(game, act), JSON.stringify(act)).toEqual(["NOT_BY_HAND"]);
    expect(refused(game, { act: "tap", instance })).toEqual([]);
    expect(legalAnswers(game.cards, game.state).some((answer) => answer.do === "byHand")).toBe(false);
  });
});

/** Some act by hand, often one that is refused. */
function randomAct(random: ReturnType<typeof seedRandom>, state: GameState): ByHandAct {
  const objects = locateObjects(state.zones).map(({ object }) => object.id);
  const instance = objects[nextIntBelow(random, Math.max(1, objects.length))] ?? 0;
  const count = nextIntBelow(random, 4);
  const to = ZONE_IDS[nextIntBelow(random, ZONE_IDS.length)] ?? "hand";
  const acts: readonly ByHandAct[] = [
    { act: "cast", instance },
    { act: "move", instance, to },
    { act: "move", instance, to: "library", bottom: true },
    { act: "tap", instance },
    { act: "untap", instance },
    { act: "counters", instance, counter: "+1/+1", count: count - 1 },
    { act: "points", instance, power: count, toughness: -count },
    { act: "damage", instance, amount: count },
    { act: "attach", instance, to: objects[0] ?? 0 },
    { act: "token", card: count, count },
    { act: "life", player: count > 1 ? 0 : 1, amount: 2 - count },
    { act: "addMana", mana: { ...NO_MANA, r: count } },
    { act: "spendMana", mana: { ...NO_MANA, r: count } },
    { act: "draw", count },
    { act: "look", count },
    { act: "shuffle" },
  ];
  return acts[nextIntBelow(random, acts.length)] ?? { act: "shuffle" };
}

describe.each(ERAS)("random games in which players do things by hand (%s)", (era) => {
  const cards = createCards(TEST_POOL_CARDS);
  const library = Array.from(
    { length: 40 },
    (_none, index) => TEST_POOL_CARDS[index % TEST_POOL_CARDS.length]?.name ?? "Forest",
  );

  rule("mtg-house:29", "keep every invariant, refuse without a change, and replay", () => {
    for (let seed = 1; seed <= scaleRuns(6); seed += 1) {
      const options = { era, starter: 0, byHand: true } as const;
      const begun = startGame(cards, [library, library], seed, options);
      if (!begun.ok) throw new Error("refused");
      const invariants = createInvariants(begun.state, cards);
      const random = seedRandom(seed);
      const given: PlayerAnswer[] = [];
      let { state } = begun;
      for (let decisions = 0; decisions < 400 && state.choice !== null; decisions += 1) {
        const byHand = state.choice.ask === "priority" && nextIntBelow(random, 3) === 0;
        const answer: PlayerAnswer = byHand
          ? { do: "byHand", act: randomAct(random, state) }
          : pickRandomAnswer(random, legalAnswers(cards, state));
        const result = advanceGame(cards, deepFreeze(state), answer);
        if (!result.ok) {
          expect(byHand, JSON.stringify(answer)).toBe(true);
          expect(result.problem).toMatchObject({ code: "NOT_OFFERED", because: [{ code: "NOT_BY_HAND" }] });
          continue;
        }
        given.push(answer);
        state = result.state;
        expect(findBrokenInvariants(invariants, state), `seed ${seed}, ${JSON.stringify(answer)}`).toEqual([]);
      }
      const again = replayGame(cards, createRecord(cards, [library, library], seed, options, given));
      expect(again.ok && again.state, `seed ${seed}`).toEqual(state);
    }
  });
});
