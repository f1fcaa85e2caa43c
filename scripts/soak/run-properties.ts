import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const ROOMS = ["app", "engine", "lib", "prisma", "scripts"];
const VITEST = join("node_modules", "vitest", "vitest.mjs");

const { values } = parseArgs({
  options: {
    properties: { type: "string", default: "10" },
    seed: { type: "string", default: `${randomInt(2 ** 31)}` },
  },
});
const [rounds, first] = [Number(values.properties), Number(values.seed)];

if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(first) || first < 0) {
  console.error("Usage: npm run soak -- --properties ROUNDS [--seed S]");
  process.exitCode = 2;
} else {
  const failed = seeds(first, rounds).filter((seed) => !holdWith(seed));
  console.log(`${rounds} rounds, ${failed.length === 0 ? "all well" : `failures with seed ${failed.join(", ")}`}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

function seeds(from: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, round) => from + round);
}

/** Runs every property of the unit tests in full with this seed; a failure is printed with the way to repeat it. */
function holdWith(seed: number): boolean {
  console.log(`Seed ${seed}`);
  const command = [VITEST, "run", "--project", "unit", "--reporter=dot", ...propertyFiles()];
  const { status } = spawnSync(process.execPath, command, {
    env: { ...process.env, PROPERTY_SEED: String(seed), PROPERTY_DEPTH: "1" },
    stdio: "inherit",
  });
  return status === 0;
}

function propertyFiles(): readonly string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => join(room, name)),
  )
    .filter((path) => /(?<!\.db)\.test\.tsx?$/u.test(path))
    .filter((path) => /from "fast-check"|\bscaledRuns\(/u.test(readFileSync(path, "utf8")));
}
