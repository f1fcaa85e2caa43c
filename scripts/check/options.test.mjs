import { describe, expect, test } from "vitest";
import { chooseStages, readOptions } from "./options.mjs";
import { STAGES } from "./stages.mjs";

const options = (more = {}) => ({ all: false, only: undefined, repeat: 1, shard: undefined, ...more });
const keys = (stages) => stages.map(({ key }) => key);

describe("arguments", () => {
  test("are read", () => {
    expect(readOptions([], STAGES)).toEqual(options());
    expect(readOptions(["--all", "--shard", "2/3"], STAGES)).toEqual(
      options({ all: true, shard: { index: 2, count: 3 } }),
    );
    expect(readOptions(["--only", "database", "--repeat", "10"], STAGES)).toEqual(
      options({ only: "database", repeat: 10 }),
    );
  });
  test.each([
    [["--only", "nothing"], "Invalid --only. Choose one of: build"],
    [["--repeat", "0"], "Invalid --repeat. Use a whole number"],
    [["--repeat", "many"], "Invalid --repeat. Use a whole number"],
    [["--shard", "4/3"], "Invalid --shard. Use the number"],
    [["--shard", "third"], "Invalid --shard. Use the number"],
  ])("%j are refused with what they may be", (args, message) =>
    expect(() => readOptions(args, STAGES)).toThrow(message),
  );
});

describe("the stages of a run", () => {
  test("are those of every day, or all", () => {
    const daily = keys(chooseStages(STAGES, options()));
    const all = keys(chooseStages(STAGES, options({ all: true })));
    expect(daily).toEqual(expect.arrayContaining(["build", "unit", "component", "http", "journeys", "down"]));
    expect(daily).not.toEqual(expect.arrayContaining(["nightly"]));
    expect(all).toEqual(keys(STAGES));
  });

  test("bring what one of them needs, and wait for nothing that is not there", () => {
    const stages = chooseStages(STAGES, options({ only: "http" }));
    expect(keys(stages)).toEqual(["build", "up-again", "http", "down"]);
    const names = new Set(stages.map(({ name }) => name));
    expect(stages.flatMap(({ after }) => after).filter((name) => !names.has(name))).toEqual([]);
  });

  test("run one after the other when repeated, and the site is stopped after the last", () => {
    const stages = chooseStages(STAGES, options({ only: "journeys", repeat: 3 }));
    const rounds = stages.filter(({ key }) => key === "journeys");
    const last = "Journeys in the browser (3 of 3)";
    expect(rounds.map(({ name }) => name)).toEqual([
      "Journeys in the browser (1 of 3)",
      "Journeys in the browser (2 of 3)",
      last,
    ]);
    expect(rounds.map(({ after }) => after.at(-1))).toEqual([undefined, rounds[0].name, rounds[1].name]);
    expect(stages.find(({ key }) => key === "down").after).toContain(last);
  });

  test("are divided over shards so that each is somewhere, and divided ones everywhere", () => {
    const shards = [1, 2, 3].map((index) =>
      keys(chooseStages(STAGES, options({ all: true, shard: { index, count: 3 } }))),
    );
    expect(new Set(shards.flat())).toEqual(new Set(keys(STAGES)));
    for (const shard of shards) expect(shard).toEqual(expect.arrayContaining(["unit", "journeys"]));
    expect(shards.filter((shard) => shard.includes("lint"))).toHaveLength(1);
  });
});
