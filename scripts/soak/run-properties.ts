import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOMS = ["app", "engine", "lib", "prisma", "scripts"];
const VITEST = join("node_modules", "vitest", "vitest.mjs");

/** Runs the property tests with `rounds` different seeds, one after another. Returns the number of failed rounds. */
export function runProperties(rounds: number, seed: number): number {
  const failed = Array.from({ length: rounds }, (_, round) => seed + round).filter((one) => !holdWith(one));
  console.log(`${rounds} rounds, ${failed.length === 0 ? "all well" : `failures with seed ${failed.join(", ")}`}`);
  return failed.length;
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
