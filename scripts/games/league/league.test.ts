import { appendFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isSeed } from "@/engine/kernel/random";
import { POOL_CARDS } from "@/engine/magmell/testing/pool/pool";
import { BUILT_IN_DECKS } from "@/engine/magmell/testing/starter/starter-decks";
import { computeWilsonInterval, computeWinRate } from "@/lib/magmell/play/trial/wilson";
import { createGameWorld, type GameField, readField } from "../field";
import { openState, runJobsInThreads } from "../pool";
import { readOptions } from "./league";
import { type GameResult, playGame } from "./play-game";
import { joinRounds, listRounds, playRound, type Round } from "./round";
import { computeLeagueTable } from "./table";
import { formatCardRows, formatLeagueTable } from "./table-lines";

const FIELD: GameField = {
  definitions: POOL_CARDS,
  decks: [
    { key: "embers", deck: BUILT_IN_DECKS.embers },
    { key: "tides", deck: BUILT_IN_DECKS.tides },
  ],
};
const KEYS = FIELD.decks.map(({ key }) => key);
const CONTENTS = FIELD.decks.map(({ key, deck }) => ({ key, names: deck.grimoire.map(({ name }) => name) }));
const world = createGameWorld(FIELD);
const playInThreads = async (
  rounds: readonly Round[],
  more: { state?: ReturnType<typeof openState<readonly GameResult[]>>; onResult?: (place: number) => void } = {},
) => {
  const module = new URL("./round.ts", import.meta.url);
  const spread = { module, field: FIELD, threads: 2, ...more };
  return joinRounds(rounds, await runJobsInThreads<Round, readonly GameResult[]>(rounds, spread));
};

const game = (given: Partial<GameResult>): GameResult => ({
  seed: 1,
  first: 0,
  winner: 0,
  turns: 10,
  end: "life",
  used: [[], []],
  ...given,
});

describe("a league", () => {
  const rounds = listRounds(KEYS, 2, 7, 1);
  const played = rounds.map((round) => playRound(world, round));
  const results = joinRounds(rounds, played);

  it("gives the same games again, in threads too", async () => {
    expect(rounds.slice(0, 1).map((round) => playRound(world, round))).toEqual(played.slice(0, 1));
    expect(await playInThreads(rounds)).toEqual(results);
  });

  it("goes on from its state file, whose last line was broken off, to the same games", async () => {
    const path = join(mkdtempSync(join(tmpdir(), "league-")), "state");
    const wish = { games: 2, seed: 7 };
    const begun = openState<readonly GameResult[]>(path, wish);
    begun.add(1, played[1] ?? []);
    appendFileSync(path, '{"place":0,"res');
    const state = openState<readonly GameResult[]>(path, wish);
    expect([...state.known.keys()]).toEqual([1]);
    const places: number[] = [];
    const onResult = (place: number) => places.push(place);
    expect(await playInThreads(rounds, { state, onResult })).toEqual(results);
    expect(places).toEqual([0]);
    expect(() => openState(path, { ...wish, seed: 8 })).toThrow("other games");
  });

  it("plays the seeds that it is given, and lets the decks take turns in going first", () => {
    expect(results.flatMap(({ games }) => games.map(({ seed, first }) => [seed, first]))).toEqual([
      [7, 1],
      [8, 0],
    ]);
  });

  it("notes what each deck used", () => {
    const [embers, tides] = results[0]?.games[0]?.used ?? [[], []];
    const names = (key: keyof typeof BUILT_IN_DECKS) => BUILT_IN_DECKS[key].grimoire.map(({ name }) => name);
    expect(embers.length).toBeGreaterThan(0);
    expect(names("embers")).toEqual(expect.arrayContaining([...embers]));
    expect(names("tides")).toEqual(expect.arrayContaining([...tides]));
  });

  it("counts shares that add up", () => {
    const table = computeLeagueTable(CONTENTS, results);
    expect(table.decks.reduce((sum, { score }) => sum + computeWinRate(score), 0)).toBeCloseTo(1);
    expect(Object.values(table.ends).reduce((sum, count) => sum + count, 0)).toBe(table.games);
    for (const { pair, score } of table.pairs) {
      const [one, other] = pair.map((key, place) => {
        const deck = table.decks.find((row) => row.key === key);
        return deck?.against[pair[place === 0 ? 1 : 0] ?? ""];
      });
      expect(one).toEqual(score);
      expect((one?.points ?? 0) + (other?.points ?? 0)).toBe(score.games);
    }
  });

  it("says which game could not be played", () => {
    expect(() => playRound(world, { pair: ["embers", "nobody"], seeds: [1] })).toThrow("embers and nobody");
  });

  it("refuses a deck that breaks the rules, and says which", () => {
    const deck = { ...BUILT_IN_DECKS.embers, stoneDeck: [] };
    expect(() => createGameWorld({ ...FIELD, decks: [{ key: "stoneless", deck }] })).toThrow(/stoneless.*STONE_COUNT/);
  });
});

describe("every deck against every other", () => {
  it("is cut into rounds", () => {
    expect(listRounds(["a", "b", "c"], 3, 1, 2)).toEqual([
      { pair: ["a", "b"], seeds: [1, 2] },
      { pair: ["a", "b"], seeds: [3] },
      { pair: ["a", "c"], seeds: [4, 5] },
      { pair: ["a", "c"], seeds: [6] },
      { pair: ["b", "c"], seeds: [7, 8] },
      { pair: ["b", "c"], seeds: [9] },
    ]);
  });

  it("has no seed twice, not even where seeds begin anew", () => {
    const seeds = listRounds(["a", "b", "c", "d"], 7, 2 ** 32 - 5).flatMap((round) => round.seeds);
    expect(new Set(seeds).size).toBe(6 * 7);
    expect(seeds.every(isSeed)).toBe(true);
  });

  it("lets each deck of a pair go first as often as the other, give or take one game", () => {
    const rounds = listRounds(["a", "b", "c"], 9, 1);
    expect(rounds.map(({ seeds }) => Math.abs(seeds.filter((seed) => seed % 2 === 0).length * 2 - 9))).toEqual([
      1, 1, 1,
    ]);
  });
});

describe("the field of the league", () => {
  it("is the starter decks with the cards of the card files", () => {
    const { definitions, decks } = readField("2026-11-21");
    const names = new Set(definitions.map(({ name }) => name));
    expect(decks.map(({ key }) => key)).toContain("red-starter");
    for (const { deck } of decks)
      expect([...names]).toEqual(expect.arrayContaining(deck.grimoire.map(({ name }) => name)));
  });
});

describe("the table of a league", () => {
  const games = [
    game({ winner: 0, turns: 14, used: [["spark", "spark"], ["wave"]] }),
    game({ winner: 0, first: 1, turns: 15, used: [["spark"], []] }),
    game({ winner: null, turns: 101, end: "cap" }),
    game({ winner: 1, first: 1, turns: 16, end: "decking", used: [[], ["wave"]] }),
  ];
  const contents = [
    { key: "red", names: ["idle", "spark"] },
    { key: "blue", names: ["wave"] },
  ];
  const table = computeLeagueTable(contents, [{ pair: ["red", "blue"], games }]);

  it("counts a draw as half a win for both", () => {
    expect(table.decks.map(({ score }) => score.points)).toEqual([2.5, 1.5]);
    expect(table.ends).toEqual({ life: 2, decking: 1, effect: 0, draw: 0, cap: 1 });
    expect(table.first).toEqual({ games: 4, points: 2.5 });
  });

  it("tells how each deck did in either seat, and each pair for whoever went first", () => {
    expect(table.decks.map(({ first, second }) => [first, second])).toEqual([
      [
        { games: 2, points: 1.5 },
        { games: 2, points: 1 },
      ],
      [
        { games: 2, points: 1 },
        { games: 2, points: 0.5 },
      ],
    ]);
    expect(table.pairs.map(({ first }) => first)).toEqual([{ games: 4, points: 2.5 }]);
    const lines = formatLeagueTable(table);
    expect(lines).toContain("red   first 75.0 % [19.8, 97.3], second 50.0 % [9.5, 90.5]");
    expect(lines).toContain("red 62.5 % [21.9, 90.8] : 37.5 % blue, first 62.5 % [21.9, 90.8], turns 16 (14 to 101)");
    expect(lines).toContain("whoever goes first wins 62.5 % [21.9, 90.8] *");
  });

  it("compares the games in which a card was used with all games of its deck", () => {
    expect(table.cards).toEqual([
      { deck: "red", name: "spark", with: { games: 2, points: 2 }, uses: 3, lift: 1 - 2.5 / 4 },
      { deck: "red", name: "idle", with: { games: 0, points: 0 }, uses: 0, lift: 0 },
      { deck: "blue", name: "wave", with: { games: 2, points: 1 }, uses: 2, lift: 0.5 - 1.5 / 4 },
    ]);
    expect(formatCardRows(table)).toContain("   50.0 %   0.75   +37.5  spark");
    expect(formatCardRows(table)).toContain("              never used  idle");
  });

  it("marks what misses the goals", () => {
    const lines = formatLeagueTable(table);
    expect(lines.find((line) => line.startsWith("red "))).toContain("62.5*");
    expect(lines.find((line) => line.startsWith("turns"))).not.toContain("*");
    const short = computeLeagueTable(contents, [{ pair: ["red", "blue"], games: [game({ turns: 3 })] }]);
    expect(formatLeagueTable(short).find((line) => line.startsWith("turns"))).toContain("*");
  });
});

describe("a game of the league", () => {
  it("says how it ended", () => {
    const [embers, tides] = world.entrants;
    if (embers === undefined || tides === undefined) throw new Error("The decks are missing");
    const played = playGame(world.cards, [embers, tides], 3, 0);
    expect(played).toMatchObject({ seed: 3, first: 0, end: "life" });
    expect([0, 1]).toContain(played.winner);
  });
});

describe("the command line of the league", () => {
  it("has figures for everything that is left out", () => {
    expect(readOptions(["--as-of", "2026-01-31"])).toEqual({
      games: 100,
      seed: 1,
      jobs: 2,
      decks: null,
      cards: false,
      json: null,
      state: null,
      asOf: "2026-01-31",
    });
    expect(readOptions(["--decks", "a,b", "--cards"])).toMatchObject({ decks: ["a", "b"], cards: true });
  });

  it.each([
    [["--games", "0"], "0"],
    [["--jobs", "many"], "many"],
    [["--seed", "1.5"], "1.5"],
    [["--decks", "a,a"], "two"],
    [["--as-of", "today"], "today"],
    [["--fast"], "--fast"],
  ])("says what is wrong with %j", (args, word) => {
    expect(() => readOptions(args)).toThrow(word);
  });
});

describe("the interval of a share", () => {
  it.each([
    [8, 10, 0.4902, 0.9433],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
  ])("of %i in %i is that of Wilson", (points, games, low, high) => {
    const interval = computeWilsonInterval({ games, points });
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it("is everything where nothing was played", () => {
    expect(computeWilsonInterval({ games: 0, points: 0 })).toEqual({ low: 0, high: 1 });
  });
});
