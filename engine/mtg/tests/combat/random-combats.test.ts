import { describe, expect } from "vitest";
import { findBrokenInvariants } from "../../../kernel/invariants";
import { nextIntBelow, type RandomState, seedRandom } from "../../../kernel/random";
import { pickRandomAnswer } from "../../../kernel/random-answer";
import { advanceGame, ERAS, type Era, type Event, type GameState, legalAnswers, type PlayerAnswer } from "../..";
import type { CardDefinition } from "../../model/card";
import type { EventOf } from "../../model/event";
import type { Keyword } from "../../model/keyword";
import { createGame } from "../../model/state";
import { findPermanent } from "../../model/zone";
import { getPower, getToughness, hasKeyword } from "../../rules/continuous/characteristics";
import { createInvariants } from "../../testing/invariants";
import { createCreature, createSideEffectEnchantment } from "../../testing/pool";
import { rule } from "../../testing/rule";
import { beginTestStep, createTestGame } from "../../testing/table";

const KEYWORDS: readonly Keyword[] = [
  "banding",
  "deathtouch",
  "doubleStrike",
  "firstStrike",
  "flanking",
  "flying",
  "horsemanship",
  "shadow",
  "trample",
  "vigilance",
  { protectionFrom: { color: "r" } },
  { rampage: 2 },
  { landwalk: { subtype: "Forest" } },
  { blockedOnlyBy: { color: "r" } },
];

const any = <Item>(random: RandomState, list: readonly Item[]): Item => list[nextIntBelow(random, list.length)] as Item;

/** A creature with up to three keywords, of which banding is the most frequent. */
function anyCreature(random: RandomState, name: string): CardDefinition {
  const keywords = Array.from({ length: nextIntBelow(random, 4) }, () =>
    any(random, ["banding", ...KEYWORDS] as const),
  );
  const size = `${nextIntBelow(random, 5)}/${1 + nextIntBelow(random, 4)}`;
  const must = any(random, [null, null, null, "attack", "block"] as const);
  return createCreature(name, any(random, ["R", "G", "1"]), size, {
    keywords,
    abilities: must === null ? [] : [{ type: "static", affects: "self", changes: [{ must }] }],
  });
}

/** Effects that may come at any priority: they tap, remove, change and kill creatures in combat. */
const LEVERS = [
  createSideEffectEnchantment("Sleeping Dust", { do: "tap", what: { all: { blocking: true } } }),
  createSideEffectEnchantment("Sudden Grave", {
    do: "destroy",
    what: { all: { blocking: true, power: { is: ">=", than: 3 } } },
  }),
  createSideEffectEnchantment("Stone Gaze", {
    do: "change",
    what: { all: { attacking: true, power: { is: "<=", than: 1 } } },
    changes: [{ become: { types: ["artifact"] }, keep: false }],
    until: "turn",
  }),
];

/** The beginning of a combat between random creatures. */
function anyCombat(era: Era, random: RandomState) {
  const names = Array.from({ length: 10 }, (_none, index) => `Fighter ${index}`);
  const laid = names.map((name, index) => ({
    name,
    damage: 0,
    tapped: index % 5 === 4,
    settled: nextIntBelow(random, 5) > 0,
    shields: nextIntBelow(random, 4) === 0 ? [{ kind: "regenerate" as const }] : [],
  }));
  return beginTestStep(
    createTestGame({
      era,
      cards: [...names.map((name) => anyCreature(random, name)), ...LEVERS],
      me: { battlefield: [...laid.slice(0, 5), any(random, LEVERS).name] },
      you: { battlefield: [...laid.slice(5), "Forest"] },
    }),
    "beginCombat",
  );
}

/** Compares an announcement of damage with the state in which it was made. */
function expectAnnounced(
  cards: ReturnType<typeof anyCombat>["cards"],
  state: GameState,
  event: EventOf<"damageAssigned">,
) {
  const game = createGame(cards, state);
  const { combat } = state;
  const sumOf = (shares: typeof event.shares): number => shares.reduce((sum, { amount }) => sum + amount, 0);
  for (const dealer of event.dealers) {
    const object = findPermanent(state.zones, dealer);
    if (object === null) throw new Error(`${dealer} deals damage, but is not there`);
    const own = event.shares.filter(({ source }) => source === dealer);
    expect([0, getPower(game, object)], `all of ${dealer}'s damage or none`).toContain(sumOf(own));
    const blockers = (combat?.blockers ?? []).filter(({ attackers }) => attackers.includes(dealer));
    if (combat?.blocked.includes(dealer) !== true || !own.some(({ target }) => "player" in target)) continue;
    expect(hasKeyword(game, object, "trample"), "only tramplers reach the player past a block").toBe(true);
    for (const { id } of blockers) {
      const blocker = findPermanent(state.zones, id);
      if (blocker === null) continue;
      const taken = event.shares.filter(({ target }) => "instance" in target && target.instance === id);
      expect(sumOf(taken) + blocker.damage, "lethal damage to every blocker").toBeGreaterThanOrEqual(
        getToughness(game, blocker),
      );
    }
  }
}

/** Plays a combat with random answers to the next main phase; returns its answers, its events and its end. */
function play(era: Era, seed: number) {
  const random = seedRandom(seed);
  const { cards, state: first } = anyCombat(era, random);
  const invariants = createInvariants(first, cards);
  const answers: PlayerAnswer[] = [];
  const events: Event[] = [];
  let state = first;
  while (state.step !== "main2" && state.outcome === null) {
    const answer = pickRandomAnswer(random, legalAnswers(cards, state));
    const result = advanceGame(cards, state, answer);
    if (!result.ok || answers.length > 2000)
      throw new Error(`Seed ${seed}: ${JSON.stringify(answer)} is refused or endless`);
    const before = state;
    answers.push(answer);
    events.push(...result.events);
    state = result.state;
    expect(findBrokenInvariants(invariants, state), `seed ${seed}`).toEqual([]);
    const announced = result.events.find((event) => event.type === "damageAssigned");
    if (announced?.type === "damageAssigned") expectAnnounced(cards, before, announced);
  }
  return { cards, first, answers, events, state };
}

describe.each(ERAS)("combats of random creatures (%s)", (era) => {
  rule(
    ["mtg-6e:C.3.r1", "mtg-6e:C.4.r1", "mtg-6e:C.5.2"],
    "all that is offered is accepted, and the damage adds up",
    () => {
      // Always all of them: with fewer, prevention and removal from combat do not come about.
      const seen = new Set<string>();
      for (let seed = 1; seed <= 40; seed += 1) {
        const { cards, first, answers, events, state } = play(era, seed);
        for (const { type } of events) seen.add(type);
        let again: GameState = JSON.parse(JSON.stringify(first));
        for (const answer of answers) {
          const result = advanceGame(cards, again, answer);
          if (!result.ok) throw new Error(`Seed ${seed}, played again: ${JSON.stringify(answer)} is refused`);
          again = result.state;
        }
        expect(again, `seed ${seed}, played again`).toEqual(state);
        expect(state.outcome === null ? state.combat : null, `seed ${seed}`).toBeNull();
      }
      expect([...seen]).toEqual(
        expect.arrayContaining([
          "becameBlocked",
          "damageAssigned",
          "damaged",
          "leftCombat",
          "regenerated",
          "prevented",
        ]),
      );
    },
  );
});
