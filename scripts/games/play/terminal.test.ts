import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type GameRecord, replayGame } from "@/engine/magmell";
import { CARD_POOL } from "@/engine/magmell/testing/pool/pool";
import { BUILT_IN_DECKS } from "@/engine/magmell/testing/starter/starter-decks";
import { runProgram } from "../options";
import { main, readOptions } from "./play";

const folder = mkdtempSync(join(tmpdir(), "terminal-"));
const saved = join(folder, "game.json");
afterAll(() => rmSync(folder, { recursive: true }));

/** Types the lines into a game and returns what it prints. */
async function typing(args: readonly string[], lines: Iterable<string>) {
  const printed: string[] = [];
  async function* piped() {
    yield* lines;
  }
  const print = (line: string) => printed.push(line);
  const code = await runProgram(() => main(args, { lines: piped(), print }), print);
  return { code, printed };
}

/** Reads the screen as a person would: attacks if it can, else uses a card, else takes the first answer. */
function* eager(printed: readonly string[]): Generator<string> {
  for (;;) {
    const asked = printed.findLastIndex((line) => line.includes("?  ["));
    const offered = printed.slice(asked + 1);
    const wish = offered.find((line) => line.includes(") Attack")) ?? offered.find((line) => line.includes(") Use"));
    yield /^ +(\d+)\)/.exec(wish ?? "")?.[1] ?? "1";
  }
}

/** A whole game between two eager people. */
async function wholeGame(seed: string) {
  const printed: string[] = [];
  async function* piped() {
    yield* eager(printed);
  }
  const code = await main(["--seed", seed, "--save", saved], { lines: piped(), print: (line) => printed.push(line) });
  return { code, printed };
}

const isLog = (line: string): boolean => /^ {2}\S.*\[(house )?[\d.]+\]$/.test(line);

describe("a game in the terminal", () => {
  it("is played to its end by piped answers, each line of the log with its rule", async () => {
    const { code, printed } = await wholeGame("5");
    const log = printed.filter(isLog);
    expect(code).toBe(0);
    expect(log).toContain("  === Turn 1: Player 2 ===  [601.1]");
    expect(log.filter((line) => line.includes("attacks Player")).length).toBeGreaterThan(0);
    expect(log.filter((line) => line.includes("damage to Player"))[0]).toMatch(
      /《.+》 #\d+ deals \d+ damage to Player [12] {2}\[701\.5\.1\.1\]/,
    );
    expect(log.at(-2)).toMatch(/^ {2}Player [12] is defeated {2}\[705\.4\.1\]$/);
    expect(log.at(-1)).toMatch(/^ {2}Player [12] wins the game {2}\[202\.3\]$/);
    expect(printed.at(-1)).toBe(`Saved. Again: npm run games -- play --record ${saved}`);
  });

  it("leaves a record that plays the same game again, and prints the same log", async () => {
    const { printed } = await wholeGame("6");
    const record: GameRecord = JSON.parse(readFileSync(saved, "utf8"));
    expect(replayGame(CARD_POOL, record)).toMatchObject({ ok: true, state: { choice: null } });
    const again = await typing(["--record", saved], []);
    expect(again.code).toBe(0);
    expect(again.printed).toEqual(printed.filter(isLog));
  });

  it("shows no hidden card to the person who plays against a seat", async () => {
    const { printed } = await typing(["--against", "play", "--first", "1", "--seed", "2", "--save", saved], ["1", "q"]);
    const draws = printed.filter((line) => line.includes("draws"));
    expect(draws.filter((line) => line.includes("Player 1 draws 《")).length).toBeGreaterThanOrEqual(5);
    expect(draws.filter((line) => line.includes("Player 2 draws a card")).length).toBeGreaterThanOrEqual(5);
    expect(printed.join("\n")).not.toContain("Player 1 draws a card");
    expect(printed.join("\n")).not.toContain("Player 2 draws 《");
  });

  it("says why a card cannot be used, and helps with what it does not understand", async () => {
    const first = await typing(["--first", "1", "--save", saved], []);
    const id = /in hand: 《.+》 #(\d+)/.exec(first.printed.join("\n"))?.[1];
    const { printed } = await typing(["--first", "1", "--save", saved], ["?1", `?${id}`, "what"]);
    expect(printed).toContain("You cannot see an object #1.");
    expect(printed.find((line) => line.includes("cannot be used"))).toMatch(
      new RegExp(`^《.+》 #${id} cannot be used: .*you do not have priority \\[232\\.1\\]`),
    );
    expect(printed.some((line) => line.startsWith("A number answers."))).toBe(true);
  });

  it("says what is missing for a card, and why a unit cannot attack", async () => {
    const first = ["--first", "1", "--decks", "embers", "--save", saved];
    const begun = await typing(first, ["1", "1"]);
    const costly = /in hand: 《[^《]+》 #(\d+) - \w+ \w+(?: \d\/\d)?, cost [12]\w/.exec(begun.printed.join("\n"))?.[1];
    const { printed } = await typing(first, ["1", "1", `?${costly}`]);
    expect(printed.find((line) => line.includes("cannot be used"))).toMatch(
      /stones are missing for the use cost: \d (of any color|red|green).* \[702\.3\.4\.1\]/,
    );
  });

  it("takes the last answer back", async () => {
    const { printed } = await typing(["--save", saved], ["u", "2", "u", "q"]);
    const record: GameRecord = JSON.parse(readFileSync(saved, "utf8"));
    expect(printed).toContain("Nothing to undo.");
    expect(printed).toContain("Undone.");
    expect(record.answers).toEqual([]);
  });

  it("ends with a concession, and goes on from where a record stopped", async () => {
    await typing(["--seed", "9", "--save", saved], ["1", "1", "q"]);
    const { printed } = await typing(["--seed", "9", "--resume", saved, "--save", saved], ["c"]);
    expect(printed.filter(isLog).at(-1)).toMatch(/wins the game {2}\[202\.3\]$/);
    expect(printed.some((line) => line.endsWith("is defeated  [202.6.1]"))).toBe(true);
  });
});

describe("the command line of a game", () => {
  it.each([
    [
      ["--against", "nobody"],
      'Unknown opponent "nobody". Choose one of: human, random, quick, autopilot, play, strong.',
    ],
    [["--seed", "1.5"], 'Invalid seed "1.5". Use a whole number from 0 to 4294967295.'],
    [["--decks", "embers,none"], 'Unknown deck "none".'],
    [["--first", "3"], 'Invalid --first "3".'],
  ])("%j is refused", async (args, message) => {
    const { code, printed } = await typing(args, []);
    expect(code).toBe(2);
    expect(printed[0]).toContain(message);
  });

  it("says what is wrong with a record that cannot be played", async () => {
    const none = await typing(["--record", join(folder, "none.json")], []);
    expect(none).toMatchObject({ code: 1, printed: [expect.stringContaining("The record cannot be read")] });
    await typing(["--save", saved], ["1", "q"]);
    const record: GameRecord = JSON.parse(readFileSync(saved, "utf8"));
    writeFileSync(saved, JSON.stringify({ ...record, rulesEdition: "0.9" }));
    const other = await typing(["--resume", saved], []);
    expect(other).toMatchObject({ code: 1, printed: [expect.stringContaining("OTHER_EDITION")] });
  });

  it("has two decks of its own, and random ones", () => {
    expect(Object.keys(BUILT_IN_DECKS)).toEqual(["embers", "tides"]);
    expect(readOptions(["--decks", "random"])).toMatchObject({ decks: ["random", "random"] });
  });
});
