import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes a fixture of a failing game into a folder, under a name made of words and a number, and returns its path. */
export function writeFixture(folder: string, what: string, seed: number, fixture: object): string {
  const slug = what
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "")
    .join("-")
    .slice(0, 60);
  const path = join(folder, `${slug}-${seed}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(fixture, null, 1)}\n`);
  return path;
}

/** Returns every fixture in a folder, by the name of its file; none if there is no folder. */
export const readFixtures = <Fixture>(folder: string): readonly (readonly [string, Fixture])[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name, JSON.parse(readFileSync(join(folder, name), "utf8"))]);
