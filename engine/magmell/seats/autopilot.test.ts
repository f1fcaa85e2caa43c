import { describe, expect, it } from "vitest";
import { sampleShare, scaleRuns } from "../../kernel/testing/scale-runs";
import {
  autopilotSeat,
  type Cards,
  type Deck,
  legalAnswers,
  type PlayerId,
  playOut,
  randomSeat,
  type Seat,
  seedRandom,
  stepGame,
} from "..";
import { applyInstanceChanges } from "../model/instance";
import { findInstance } from "../model/zone";
import { getAutopilotAnswer, playAutopilotTurn, setUpPosition } from "../testing/autopilot-turn";
import { PLAIN_DECK } from "../testing/plain-deck";
import { CARD_POOL } from "../testing/pool/pool";
import { describeAnswer } from "../testing/scenario/names";
import { playScenarioLines } from "../testing/scenario/steps";
import { shuffleHiddenCards } from "../testing/shuffle-hidden";
import { createSeededGame } from "../testing/soak/seeded-game";
import { createStartedGame } from "../testing/started-game";
import { BUILT_IN_DECKS } from "../testing/starter/starter-decks";

describe("the autopilot at the opening", () => {
  function answerWith(hand: readonly string[]): string {
    const { state } = createStartedGame(CARD_POOL, [PLAIN_DECK, PLAIN_DECK], 1);
    state.zones.hand[0] = state.zones.hand[0].map((instance, index) =>
      applyInstanceChanges(instance, { card: CARD_POOL.list.findIndex(({ name }) => name === hand[index]) }),
    );
    return getAutopilotAnswer(state).do;
  }

  it("keeps a hand with units for the first turns and redraws one without", () => {
    expect(answerWith(["r 1/1", "r 2/2", "g 3/3", "g 4/4", "bolt 2"])).toBe("keep");
    expect(answerWith(["any 5/6", "rb 5/4", "g 4/4", "r 4/4", "sets life to the lower"])).toBe("redraw");
    expect(answerWith(["any 5/6", "rb 5/4", "g 4/4", "r 4/4", "r 1/1"])).toBe("redraw");
  });
});

describe("the autopilot with stones to spend", () => {
  it("uses the cards that together take the most of them", () => {
    const { answers } = playAutopilotTurn({ me: { hand: ["g 3/3", "r 2/2", "g 2/2"], stones: "rrgg" } });
    expect(answers.filter((answer) => answer.startsWith("use")).sort()).toEqual(["use g 2/2", "use r 2/2"]);
  });

  it("pays with face-down and colourless stones first, and keeps the colour that its hand asks for", () => {
    const stoneArea = ["赤の魔石", "緑の魔石", "plain stone", { name: "赤の魔石", faceDown: true }];
    const { state } = setUpPosition({ me: { hand: ["g 2/2", "r 1/1"], stoneArea }, play: [{ use: "g 2/2" }] });
    while (state.choice?.ask === "pick") stepGame(CARD_POOL, state, getAutopilotAnswer(state));
    const paid = state.zones.stoneArea[0].filter(({ rested }) => rested);
    expect(paid.map(({ card, faceDown }) => (faceDown ? "face down" : CARD_POOL.list[card]?.name)).sort()).toEqual([
      "face down",
      "緑の魔石",
    ]);
  });

  it("pays with stones of one colour before those that have several by their text", () => {
    const stoneArea = ["stone of all colours", "赤の魔石"];
    const { state } = setUpPosition({ me: { hand: ["r 1/1", "b 2/2"], stoneArea }, play: [{ use: "r 1/1" }] });
    while (state.choice?.ask === "pick") stepGame(CARD_POOL, state, getAutopilotAnswer(state));
    const paid = state.zones.stoneArea[0].filter(({ rested }) => rested);
    expect(paid.map(({ card }) => CARD_POOL.list[card]?.name)).toEqual(["赤の魔石"]);
  });
});

describe("the autopilot in battle", () => {
  it("finds the attacks that win, though each alone would be a bad one", () => {
    const { answers, state } = playAutopilotTurn({
      me: { battleArea: ["r 2/2", "r 2/2", "r 3/3"], life: 1 },
      you: { life: 4, battleArea: [{ name: "r 4/4", rested: true }, "r 1/1"] },
    });
    expect(answers.filter((answer) => answer === "pick you").length).toBeGreaterThanOrEqual(2);
    expect(state.outcome?.winner).toBe(0);
  });

  it("burns the opponent out when that wins", () => {
    const { answers, state } = playAutopilotTurn({
      me: { hand: ["bolt anything 3"], stones: "rrgg" },
      you: { life: 3, battleArea: ["r 1/1"] },
    });
    expect(answers[0]).toBe("use bolt anything 3");
    expect(state.outcome?.winner).toBe(0);
  });

  it("does not attack into a loss for nothing", () => {
    expect(playAutopilotTurn({ me: { battleArea: ["r 2/2"] }, you: { battleArea: ["r 4/4"] } }).answers).toEqual([]);
  });

  it("attacks where nobody can defend", () => {
    expect(playAutopilotTurn({ me: { battleArea: ["r 3/3"] } }).answers).toEqual(["attack r 3/3"]);
  });

  it("attacks a rested unit that it destroys without a loss", () => {
    const { answers } = playAutopilotTurn({
      me: { battleArea: ["r 3/3"] },
      you: { battleArea: [{ name: "r 2/2", rested: true }] },
    });
    expect(answers).toEqual(["attack r 3/3", "pick r 2/2"]);
  });

  it("stays at home when the attack would leave it to die", () => {
    const { answers } = playAutopilotTurn({
      me: { life: 3, battleArea: ["r 3/3"] },
      you: { life: 20, battleArea: [{ name: "r 3/3", rested: true }] },
    });
    expect(answers).not.toContain("pick you");
  });

  /** The answer of the autopilot, with one unit, to an attack on it: which unit defends, or none. */
  function defence(unit: string, life: number, attacker: string): string {
    const stage = setUpPosition({
      turnPlayer: "you",
      firstPlayer: "you",
      me: { life, battleArea: [unit] },
      you: { battleArea: [attacker] },
      play: [{ attack: attacker }, "both pass", "both pass"],
    });
    return describeAnswer(stage.names, getAutopilotAnswer(stage.state));
  }

  it("defends with anything against what would kill it", () => {
    expect(defence("r 1/1", 3, "r 4/4")).toBe("pick r 1/1");
  });

  it("defends where the trade is good, and not where it only loses a unit", () => {
    expect(defence("r 4/4", 20, "r 3/3")).toBe("pick r 4/4");
    expect(defence("r 2/2", 20, "r 4/4")).toBe("done");
  });
});

describe("the autopilot's targets", () => {
  it("are the opponent's biggest unit that dies, for what harms", () => {
    const { answers } = playAutopilotTurn({
      me: { hand: ["bolt anything 3"], stones: "rrgg", battleArea: [{ name: "r 1/1", rested: true }] },
      you: { battleArea: ["r 1/1", "g 3/3", "g 4/4"] },
    });
    expect(answers.slice(0, 2)).toEqual(["use bolt anything 3", "pick g 3/3"]);
  });

  it("are its own for what helps", () => {
    const stage = setUpPosition({
      me: { hand: ["power counter"], stones: "rrgg", battleArea: [{ name: "r 2/2", rested: true }] },
      you: { battleArea: ["r 4/4"] },
    });
    playScenarioLines(stage, [{ use: "power counter" }]);
    expect(describeAnswer(stage.names, getAutopilotAnswer(stage.state))).toBe("pick r 2/2");
  });
});

/** Plays one game with the autopilot in one seat and chance in the other; true when the autopilot wins. */
function beatsRandom(cards: Cards, deck: Deck, seed: number): boolean {
  const { state } = createStartedGame(cards, [deck, deck], seed, { first: "random", practice: false });
  const player = (seed % 2) as PlayerId;
  const chance = randomSeat(seedRandom(seed));
  const seats: readonly [Seat, Seat] = player === 0 ? [autopilotSeat, chance] : [chance, autopilotSeat];
  playOut(cards, state, seats, 20_000);
  return state.outcome?.winner === player;
}

describe("the autopilot over whole games", () => {
  it("beats a random seat with the same deck in at least 9 of 10 games", { timeout: 120_000 }, () => {
    const decks = [BUILT_IN_DECKS.embers, BUILT_IN_DECKS.tides];
    const games = scaleRuns(100);
    const won = Array.from({ length: games }, (_, seed) =>
      beatsRandom(CARD_POOL, decks[seed % 2] ?? BUILT_IN_DECKS.embers, seed),
    );
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(0.9 * games);
  });

  it("answers whatever cards of the whole vocabulary ask, the same each time", { timeout: 120_000 }, () => {
    const purposes = new Set<string>();
    const seat: Seat = (cards, state, answers) => {
      const answer = autopilotSeat(cards, state, answers);
      expect(answers).toContainEqual(answer);
      const { choice } = state;
      if (choice !== null) purposes.add("purpose" in choice ? choice.purpose : choice.ask);
      return answer;
    };
    // As many games as it takes to be asked everything, whatever cards there are.
    const every = ["redraw", "priority", "target", "attackTarget", "defender"];
    const isAsked = () => every.every((purpose) => purposes.has(purpose));
    for (let seed = 1; seed <= 20 && (seed <= scaleRuns(3) || !isAsked()); seed += 1) {
      const { setup } = createSeededGame(CARD_POOL, seed);
      const games = [seat, autopilotSeat].map((one) => {
        const { state } = createStartedGame(setup.cards, setup.decks, seed, setup.options);
        playOut(setup.cards, state, [one, one], 20_000);
        return state;
      });
      expect(games[0]).toEqual(games[1]);
    }
    expect([...purposes]).toEqual(expect.arrayContaining(every));
  });

  it("decides the same whatever is hidden from it", { timeout: 120_000 }, () => {
    let compared = 0;
    for (const seed of sampleShare([5, 3, 12])) {
      const { setup } = createSeededGame(CARD_POOL, seed);
      const { state } = createStartedGame(setup.cards, setup.decks, seed, setup.options);
      const chance = randomSeat(seedRandom(seed));
      for (let decision = 0; decision < 400 && state.choice !== null; decision += 1) {
        const answers = legalAnswers(setup.cards, state);
        // Cards of a pile among the options are not hidden from who chooses.
        const options = "options" in state.choice ? state.choice.options : [];
        const looksIntoPiles = options.some((option) => {
          const zone = "instance" in option ? findInstance(state.zones, option.instance ?? 0)?.zone : undefined;
          return zone === "grimoire" || zone === "stoneDeck";
        });
        if (answers.length > 1 && !looksIntoPiles) {
          const other = shuffleHiddenCards(state, state.choice.player, decision);
          expect(autopilotSeat(setup.cards, other, answers)).toEqual(autopilotSeat(setup.cards, state, answers));
          compared += 1;
        }
        stepGame(setup.cards, state, chance(setup.cards, state, answers));
      }
    }
    expect(compared).toBeGreaterThan(scaleRuns(60));
  });
});
