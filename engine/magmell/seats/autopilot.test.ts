import { describe, expect, it } from "vitest";
import { BUILT_IN } from "@/engine/magmell/testing/starter/starter-decks";
import { clone } from "../../kernel/clone";
import { shuffle } from "../../kernel/random";
import {
  autopilotSeat,
  type Cards,
  type Deck,
  type GameState,
  legalAnswers,
  type PlayerId,
  playOut,
  randomSeat,
  type Seat,
  seedRandom,
  start,
  step,
} from "..";
import { ask, inWords, table, turnOf } from "../testing/at-the-table";
import { POOL } from "../testing/pool/pool";
import type { Scene } from "../testing/scene";
import { gameOfSeed } from "../testing/soak/game-of-seed";

const STONES = ["赤の魔石", "赤の魔石", "緑の魔石", "緑の魔石"];

describe("the autopilot at the opening", () => {
  const handed = (hand: readonly string[]) => {
    const { setup } = gameOfSeed(POOL, 1);
    const begun = start(POOL, setup.decks, 1, { first: 0, practice: false });
    if (!begun.ok) throw new Error("A legal deck was refused");
    const cards = hand.map((name) => POOL.list.findIndex((card) => card.name === name));
    for (const [index, instance] of begun.state.zones.hand[0].entries()) instance.card = cards[index] ?? 0;
    return ask(begun.state).do;
  };

  it("keeps a hand with units for the first turns and redraws one without", () => {
    expect(handed(["r 1/1", "r 2/2", "g 3/3", "g 4/4", "bolt 2"])).toBe("keep");
    expect(handed(["any 5/6", "rb 5/4", "g 4/4", "r 4/4", "sets life to the lower"])).toBe("redraw");
    expect(handed(["any 5/6", "rb 5/4", "g 4/4", "r 4/4", "r 1/1"])).toBe("redraw");
  });
});

describe("the autopilot with stones to spend", () => {
  it("uses the cards that together take the most of them", () => {
    const said = turnOf(table({ hand: ["g 3/3", "r 2/2", "g 2/2"], stoneArea: STONES }, {}));
    expect(said.filter((word) => word.startsWith("use")).sort()).toEqual(["use g 2/2", "use r 2/2"]);
  });

  it("pays with face-down and colourless stones first, and keeps the colour that its hand asks for", () => {
    const stoneArea = ["赤の魔石", "緑の魔石", "plain stone", { name: "赤の魔石", faceDown: true }];
    const state = table({ hand: ["g 2/2", "r 1/1"], stoneArea }, {});
    const use = legalAnswers(POOL, state).find(
      (answer) => answer.do === "use" && inWords(state, answer) === "use g 2/2",
    );
    expect(use && step(POOL, state, use)).toBeNull();
    while (state.choice?.ask === "pick") step(POOL, state, ask(state));
    const spent = state.zones.stoneArea[0].filter(({ rested }) => rested);
    expect(spent.map(({ card, faceDown }) => (faceDown ? "face down" : POOL.list[card]?.name)).sort()).toEqual([
      "face down",
      "緑の魔石",
    ]);
  });
});

describe("the autopilot in battle", () => {
  it("finds the attacks that win, though each alone would be a bad one", () => {
    const state = table(
      { battleArea: ["r 2/2", "r 2/2", "r 3/3"], life: 1 },
      { life: 4, battleArea: [{ name: "r 4/4", rested: true }, "r 1/1"] },
    );
    const said = turnOf(state);
    expect(said.filter((word) => word === "pick player 1").length).toBeGreaterThanOrEqual(2);
    expect(state.outcome?.winner).toBe(0);
  });

  it("burns the opponent out when that wins", () => {
    const state = table({ hand: ["bolt anything 3"], stoneArea: STONES }, { life: 3, battleArea: ["r 1/1"] });
    expect(inWords(state, ask(state))).toBe("use bolt anything 3");
    turnOf(state);
    expect(state.outcome?.winner).toBe(0);
  });

  it("does not attack into a loss for nothing", () => {
    expect(turnOf(table({ battleArea: ["r 2/2"] }, { battleArea: ["r 4/4"] }))).toEqual([]);
  });

  it("attacks where nobody can defend, and a rested unit that it destroys without a loss", () => {
    expect(turnOf(table({ battleArea: ["r 3/3"] }, {}))).toEqual(["attack r 3/3"]);
    const said = turnOf(table({ battleArea: ["r 3/3"] }, { battleArea: [{ name: "r 2/2", rested: true }] }));
    expect(said).toEqual(["attack r 3/3", "pick r 2/2"]);
  });

  it("stays at home when the attack would leave it to die", () => {
    const state = table(
      { life: 3, battleArea: ["r 3/3"] },
      { life: 20, battleArea: [{ name: "r 3/3", rested: true, damage: 0 }] },
    );
    const said = turnOf(state);
    expect(said).not.toContain("pick player 1");
  });

  /** Player 1 attacks player 0 with everything; the autopilot answers for player 0. */
  function defence(mine: NonNullable<Scene["sides"]>[0], attacker: string): readonly string[] {
    const state = table(mine, { battleArea: [attacker] }, { turnPlayer: 1, firstPlayer: 1 });
    const said: string[] = [];
    while (state.choice !== null && state.turn === 3) {
      const { player } = state.choice;
      const answers = legalAnswers(POOL, state);
      const wild = answers.find(
        (answer) => answer.do === "attack" || (answer.do === "pick" && "player" in answer.target),
      );
      const answer =
        player === 1 ? (wild ?? answers.find(({ do: word }) => word === "pass") ?? answers[0]) : ask(state);
      if (answer === undefined) break;
      if (player === 0 && answer.do !== "pass") said.push(inWords(state, answer));
      expect(step(POOL, state, answer)).toBeNull();
    }
    return said;
  }

  it("defends with anything against what would kill it", () => {
    expect(defence({ life: 3, battleArea: ["r 1/1"] }, "r 4/4")).toEqual(["pick r 1/1"]);
  });

  it("defends where the trade is good, and not where it only loses a unit", () => {
    expect(defence({ life: 20, battleArea: ["r 4/4"] }, "r 3/3")).toEqual(["pick r 4/4"]);
    expect(defence({ life: 20, battleArea: ["r 2/2"] }, "r 4/4")).toEqual(["done"]);
  });
});

describe("the autopilot's targets", () => {
  it("are the opponent's biggest unit that dies, for what harms", () => {
    const state = table(
      { hand: ["bolt anything 3"], stoneArea: STONES, battleArea: [{ name: "r 1/1", rested: true }] },
      { battleArea: ["r 1/1", "g 3/3", "g 4/4"] },
    );
    expect(turnOf(state).slice(0, 2)).toEqual(["use bolt anything 3", "pick g 3/3"]);
  });

  it("are its own for what helps", () => {
    const state = table(
      { hand: ["power counter"], stoneArea: STONES, battleArea: [{ name: "r 2/2", rested: true }] },
      { battleArea: ["r 4/4"] },
    );
    const use = legalAnswers(POOL, state).find((answer) => answer.do === "use");
    expect(use && step(POOL, state, use)).toBeNull();
    while (state.choice?.ask === "pick" && state.choice.purpose !== "target") step(POOL, state, ask(state));
    expect(inWords(state, ask(state))).toBe("pick r 2/2");
  });
});

/** Plays one game with the autopilot in one seat and chance in the other; true when the autopilot wins. */
function beatsRandom(cards: Cards, deck: Deck, seed: number): boolean {
  const begun = start(cards, [deck, deck], seed, { first: "random", practice: false });
  if (!begun.ok) throw new Error("A legal deck was refused");
  const player = (seed % 2) as PlayerId;
  const chance = randomSeat(seedRandom(seed));
  const seats: readonly [Seat, Seat] = player === 0 ? [autopilotSeat, chance] : [chance, autopilotSeat];
  playOut(cards, begun.state, seats, 20_000);
  return begun.state.outcome?.winner === player;
}

describe("the autopilot over whole games", () => {
  it("beats a random seat with the same deck in at least 90 of 100 games", { timeout: 120_000 }, () => {
    const decks = [BUILT_IN.embers, BUILT_IN.tides];
    const won = Array.from({ length: 100 }, (_, seed) => beatsRandom(POOL, decks[seed % 2] ?? BUILT_IN.embers, seed));
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(90);
  });

  it("answers whatever cards of the whole vocabulary ask, the same each time", { timeout: 120_000 }, () => {
    const asked = new Set<string>();
    const seat: Seat = (cards, state, answers) => {
      const answer = autopilotSeat(cards, state, answers);
      expect(answers).toContainEqual(answer);
      const { choice } = state;
      if (choice !== null) asked.add("purpose" in choice ? choice.purpose : choice.ask);
      return answer;
    };
    for (const seed of [3, 8, 12]) {
      const { setup } = gameOfSeed(POOL, seed);
      const games = [seat, autopilotSeat].map((one) => {
        const begun = start(setup.cards, setup.decks, seed, setup.options);
        if (!begun.ok) throw new Error("A legal deck was refused");
        playOut(setup.cards, begun.state, [one, one], 20_000);
        return begun.state;
      });
      expect(games[0]).toEqual(games[1]);
    }
    expect([...asked]).toEqual(expect.arrayContaining(["redraw", "priority", "target", "attackTarget", "defender"]));
  });

  it("decides the same whatever is hidden from it", { timeout: 120_000 }, () => {
    const { setup } = gameOfSeed(POOL, 4);
    const begun = start(setup.cards, setup.decks, 4, setup.options);
    if (!begun.ok) throw new Error("A legal deck was refused");
    const { state } = begun;
    const chance = randomSeat(seedRandom(4));
    let compared = 0;
    for (let decision = 0; decision < 400 && state.choice !== null; decision += 1) {
      const answers = legalAnswers(setup.cards, state);
      const looksIntoPiles = "purpose" in state.choice && ["search", "arrange"].includes(state.choice.purpose);
      if (answers.length > 1 && !looksIntoPiles) {
        const other = otherwise(state, state.choice.player, decision);
        expect(autopilotSeat(setup.cards, other, answers)).toEqual(autopilotSeat(setup.cards, state, answers));
        compared += 1;
      }
      step(setup.cards, state, chance(setup.cards, state, answers));
    }
    expect(compared).toBeGreaterThan(60);
  });
});

/** The same game as far as a player knows it: own piles in another order, other cards with the opponent, other chance. */
function otherwise(state: GameState, player: PlayerId, seed: number): GameState {
  const other = clone(state);
  const random = seedRandom(seed);
  other.random = seedRandom(seed + 1);
  const { grimoire, stoneDeck, hand, stoneArea } = other.zones;
  const opponent = player === 0 ? 1 : 0;
  const mix = (pile: readonly { card: number }[]): void => {
    const cards = pile.map(({ card }) => card);
    shuffle(random, cards);
    for (const [index, instance] of pile.entries()) instance.card = cards[index] ?? instance.card;
  };
  mix(grimoire[player]);
  mix(stoneDeck[player]);
  mix([grimoire[opponent], hand[opponent]].flat());
  const turned = stoneArea.flat().filter(({ faceDown, owner }) => faceDown && owner === opponent);
  mix([stoneDeck[opponent], turned].flat());
  return other;
}
