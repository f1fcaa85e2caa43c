import { describe, expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import type { Event, PlayerId } from "@/engine/mtg";
import { describeEvents, formatPlayerSentence } from "./describe-events";

const words = getDictionary("en");
const { mtgLab } = words;
const NAMES = { names: { 7: "Bear" } };
const rule = "mtg-6e:P.2.1";

/** Returns the sentence of an event, with the name of whom it is about. */
const told = (event: Event): string =>
  describeEvents([event], NAMES, mtgLab, "en").map(({ subject, said }) => `${subject} ${said}`)[0] ?? "";

const moved = (player: PlayerId, cause: "draw" | "discard"): Event =>
  ({
    ...{ type: "moved", rule, player, toPlayer: player, instance: 7, from: "library", to: "hand", cause },
  }) as unknown as Event;

/** Every event that is told of a player, and its sentence for the reader and for the opponent. */
const OF_PLAYERS: Readonly<Record<string, readonly [(player: PlayerId) => Event, you: string, opponent: string]>> = {
  lost: [(player) => ({ type: "lost", rule, player }), "You lose", "The opponent loses"],
  won: [(player) => ({ type: "won", rule, player }), "You win", "The opponent wins"],
  dungeonLeft: [
    (player) => ({ type: "dungeonLeft", rule, player }),
    "You complete the dungeon",
    "The opponent completes the dungeon",
  ],
  drewFromEmpty: [
    (player) => ({ type: "drewFromEmpty", rule, player }),
    "You try to draw from an empty library",
    "The opponent tries to draw from an empty library",
  ],
  drew: [(player) => moved(player, "draw"), "You draw a card", "The opponent draws a card"],
  discarded: [(player) => moved(player, "discard"), "You discard a card", "The opponent discards a card"],
  lifeLost: [
    (player) => ({ type: "lifeLost", rule, player, amount: 2 }),
    "You lose 2 life",
    "The opponent loses 2 life",
  ],
  lifeGained: [
    (player) => ({ type: "lifeGained", rule, player, amount: 2 }),
    "You gain 2 life",
    "The opponent gains 2 life",
  ],
  damaged: [
    (player) => ({ type: "damaged", rule, target: { player }, amount: 3, source: null, inCombat: false }),
    "You are dealt 3 damage",
    "The opponent is dealt 3 damage",
  ],
  manaEmptied: [
    (player) => ({ type: "manaEmptied", rule, player, mana: { g: 2 } }) as Event,
    "You lose 2 unspent mana",
    "The opponent loses 2 unspent mana",
  ],
  attackersDeclared: [
    (player) => ({ type: "attackersDeclared", rule, player, attackers: [{ id: 7 }] }) as unknown as Event,
    "You attack with 1 creature",
    "The opponent attacks with 1 creature",
  ],
  noAttack: [
    (player) => ({ type: "attackersDeclared", rule, player, attackers: [] }),
    "You do not attack",
    "The opponent does not attack",
  ],
  blockersDeclared: [
    (player) => ({ type: "blockersDeclared", rule, player, blockers: [{ id: 7 }] }) as unknown as Event,
    "You block with 1 creature",
    "The opponent blocks with 1 creature",
  ],
  noBlock: [
    (player) => ({ type: "blockersDeclared", rule, player, blockers: [] }),
    "You do not block",
    "The opponent does not block",
  ],
};

/** A verb with a form for “you” and one for anybody else. */
const TWO_FORMS = /\{[^{}|]+\|[^{}|]+\}/u;

describe("sentences of a report in English", () => {
  it.each(Object.entries(OF_PLAYERS))("agree with their subject: %s", (_, [event, you, opponent]) => {
    expect([told(event(0)), told(event(1))]).toEqual([you, opponent]);
  });

  it("have both forms of the verb where they are told of players, and one where they are told of things", () => {
    const both = Object.entries(mtgLab.events).flatMap(([name, text]) =>
      TWO_FORMS.test(JSON.stringify(text)) ? [name] : [],
    );
    expect(both.sort()).toEqual(Object.keys(OF_PLAYERS).sort());
  });

  it("tell one counter and several apart", () => {
    const put = (count: number) => told({ type: "countersPut", rule, instance: 7, counter: "age", count } as Event);
    expect([put(1), put(2)]).toEqual(["Bear gets 1 age counter", "Bear gets 2 age counters"]);
  });

  it("agree with a thing as with anybody else", () => {
    expect(told({ type: "damaged", rule, target: { instance: 7 }, amount: 3, source: null, inCombat: false })).toBe(
      "Bear is dealt 3 damage",
    );
    expect(told({ type: "regenerated", rule, instance: 7 })).toBe("Bear regenerates");
    expect(told({ type: "protectorNamed", rule, instance: 7, player: 0 })).toBe("Bear is protected by you");
    expect(told({ type: "protectorNamed", rule, instance: 7, player: 1 })).toBe("Bear is protected by the opponent");
  });

  it("say what the game itself puts on the stack, and do not speak of it once what it does has been told", () => {
    const unnamed = 8;
    const ofGame: readonly Event[] = [
      { type: "abilityPut", rule, instance: unnamed, index: 0 },
      { type: "resolved", rule, instance: unnamed },
      {
        ...{ type: "thingPut", rule, instance: unnamed, player: 0, card: -1 },
        thing: { sort: "combatDamage", source: null, dealt: [] },
      } as Event,
      { type: "damaged", rule, target: { instance: 7 }, amount: 3, source: null, inCombat: true },
      { type: "resolved", rule, instance: unnamed },
    ];
    expect(describeEvents(ofGame, NAMES, mtgLab, "en").map(({ subject, said }) => [subject, said])).toEqual([
      [null, "A game ability goes on the stack"],
      [null, "Combat damage goes on the stack as assigned"],
      ["Bear", "is dealt 3 damage"],
    ]);
    expect(told({ type: "abilityPut", rule, instance: 7, index: 0 })).toBe("Bear an ability goes on the stack");
  });

  it("agree with whoever chooses or burns", () => {
    const { burned } = words.mtgText.play;
    const both = (text: string, names: typeof mtgLab.players) =>
      ([0, 1] as const).map((player) => formatPlayerSentence(text, player, names, { n: 2 }));
    expect(both(mtgLab.chooser, mtgLab.subjects)).toEqual(["You choose", "The opponent chooses"]);
    expect(both(burned, mtgLab.inText)).toEqual(["Mana burn: you lose 2", "Mana burn: the opponent loses 2"]);
  });
});

type WordTree = { readonly [key: string]: string | WordTree };
const textsIn = (tree: WordTree, path = ""): readonly (readonly [path: string, text: string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : textsIn(value, `${path}${key}.`),
  );

/** Words after a player that do not change with the person. */
const UNCHANGING = /^(?:will|may|must|can)\b/u;

it("no sentence of the site has a player as its subject and only one form of the verb", () => {
  const offences = textsIn(words as unknown as WordTree).filter(([, text]) =>
    [...text.matchAll(/\{(?:who|player|winner|chooser)\} ([a-z{][^ ]*)/gu)].some(
      ([, next = ""]) => !(TWO_FORMS.test(next) || UNCHANGING.test(next)),
    ),
  );
  expect(offences).toEqual([]);
});
