import { spawnSync } from "node:child_process";
import type { Thresholds } from "../kit/bars";
import { defineProof } from "../kit/proof";
import { type Scratch, withScratch } from "../kit/scratch";
import { proveArchives } from "./archives";
import { proveBodies } from "./bodies";
import { proveHostile } from "./hostile";
import { proveImports } from "./imports";
import { provePictures } from "./pictures";
import { proveTools } from "./tools";

const VITEST = ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", "--testTimeout", "7200000"];

/** A property of the tests with its own number of runs, or a group of tests that has none. */
type Property = { readonly says: string; readonly file: string; readonly test?: string; readonly runs?: number };

const CODES: readonly Property[] = [
  { says: "any text as a deck code", file: "lib/magmell/decks/sharing/deck-code", test: "any text gives", runs: 1000 },
  {
    says: "any content under right check symbols",
    file: "lib/magmell/decks/sharing/deck-code",
    test: "content that no deck",
    runs: 1000,
  },
];
const DECKS: readonly Property[] = [
  { says: "legal decks as codes, links and lists and back", file: "lib/magmell/decks/lists/round-trip", runs: 700 },
];
const LISTS: readonly Property[] = [
  { says: "mutated lists", file: "lib/magmell/decks/lists/read-lines", test: "mutations", runs: 1000 },
];
const ORACLE: readonly Property[] = [
  {
    says: "queries answered as a scan of all cards does",
    file: "lib/magmell/search/run/linear-scan-oracle",
    runs: 150,
  },
];
const FILES: readonly Property[] = [
  { says: "malformed card files, read", file: "lib/magmell/catalogue/import/files/malformed-files", runs: 300 },
];
const FROZEN: Property = { says: "codes that were ever given out", file: "lib/magmell/decks/sharing/frozen-codes" };

/** Proof with hostile and random input for everything that parses user input. */
export const fuzz = defineProof({
  says: "Codes, queries, lists, card files and bodies of requests that nobody meant well.",
  options: {
    codes: { default: 20_000, says: "texts as deck codes, of each kind; a million in full" },
    decks: { default: 3_000, says: "legal decks written and read; 100000 in full" },
    queries: { default: 20_000, says: "queries read, written and run; 200000 in full" },
    oracle: { default: 1_000, says: "queries compared with a scan; 10000 in full" },
    lists: { default: 10_000, says: "mutated lists; 100000 in full" },
    files: { default: 1_000, says: "malformed card files" },
    kills: {
      default: 20,
      says: "kills of an import of cards, beside the same file twice, shuffled and at once; 0 for none of it",
    },
    hostile: { default: 300, says: "hostile card files, codes and lists each, brought to the site; 1000 in full" },
    bodies: { default: 2_000, says: "mutated requests to all routes; 20000 in full" },
    archives: { default: 1, says: "1 brings damaged and hostile archives to every command that reads some" },
    pictures: { default: 1, says: "1 brings hostile pictures to uploads and imports" },
    tools: { default: 1_000, says: "mutated calls of the tools for assistants, beside broken ones; 0 for none" },
    seed: { default: 1, says: "seed of all of it" },
  },
  run: async ({ codes, decks, queries, oracle, lists, files, seed, ...others }, bars) => {
    const groups = [
      [CODES, codes],
      [DECKS, decks],
      [ORACLE, oracle],
      [LISTS, lists],
      [FILES, files],
    ] as const;
    for (const [properties, count] of groups)
      for (const property of count > 0 ? properties : []) hold(bars, property, count, seed);
    hold(bars, FROZEN, 0, seed);
    if (queries > 0) {
      const soak = [
        "node_modules/tsx/dist/cli.mjs",
        "scripts/soak/soak.ts",
        "--queries",
        `${queries}`,
        "--seed",
        `${seed}`,
      ];
      bars.bar(`${queries} queries: programs that failed`, run(soak, {}) ? 0 : 1, { atMost: 0 });
    }
    await proveOnSites(others, seed, bars);
  },
});

/** Brings files, bodies and calls to sites and to commands, each kind in a world of its own. */
async function proveOnSites(
  { kills, hostile, bodies, archives, pictures, tools }: Readonly<Record<string, number>>,
  seed: number,
  bars: Thresholds,
): Promise<void> {
  const parts: readonly (readonly [number | undefined, (scratch: Scratch, count: number) => Promise<void>])[] = [
    [kills, (scratch, count) => proveImports(scratch, bars, count, seed)],
    [hostile, (scratch, count) => proveHostile(scratch, bars, count, seed)],
    [bodies, (scratch, count) => proveBodies(scratch, bars, count, seed)],
    [archives, (scratch) => proveArchives(scratch, bars)],
    [pictures, (scratch) => provePictures(scratch, bars)],
    [tools, (scratch, count) => proveTools(scratch, bars, count, seed)],
  ];
  for (const [count = 0, prove] of parts) if (count > 0) await withScratch((scratch) => prove(scratch, count));
}

/** Runs a property so many times. It is written for `runs` of them; the depth scales that. */
function hold(bars: Thresholds, { says, file, test, runs }: Property, count: number, seed: number): void {
  const env = runs ? { PROPERTY_DEPTH: `${count / runs}`, PROPERTY_SEED: `${seed}` } : {};
  const args = [...VITEST, "--project", "unit", file, ...(test ? ["-t", test] : [])];
  const begin = performance.now();
  const failed = run(args, env, /\b[1-9]\d* passed/) ? 0 : 1;
  const seconds = Math.round((performance.now() - begin) / 1000);
  bars.bar(`${runs ? `${count} ` : ""}${says} (${seconds} s): programs that failed`, failed, { atMost: 0 });
}

/** Returns whether a Node program succeeded; shows the output of one that failed. */
function run(args: readonly string[], env: Readonly<Record<string, string | undefined>>, says = /./): boolean {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  // A filter that fits no test any more ends well, too.
  const well = status === 0 && says.test(stdout);
  if (!well) console.log(`${stdout}\n${stderr}`.slice(-6000));
  return well;
}
