import { runInNewContext } from "node:vm";
import { build } from "esbuild";
import type { Page } from "playwright/test";
import { expect, test } from "../support/test";

/** Functions of the bundle of recorded games; records pass between Node and the browser as text, as shared ones do. */
type RecordedGames = { recordSeededGame(seed: number): object; computeTraceHash(record: object): string };

/** The engine of each game with its recorded games, as one script that needs nothing. */
async function bundles(): Promise<readonly string[]> {
  const { outputFiles } = await build({
    entryPoints: ["engine/magmell/testing/soak/recorded-games.ts", "engine/mtg/testing/soak/recorded-games.ts"],
    bundle: true,
    write: false,
    outdir: "bundle",
    format: "iife",
    globalName: "games",
    target: "es2022",
  });
  return outputFiles.map(({ text }) => text);
}

const SEEDS = Array.from({ length: 25 }, (_, index) => index + 1);

test("a record of MAGMELL played in Node replays exactly in the browser", async ({ page }) => replay(page, 0));

test("a record of the second game in all its eras replays exactly in the browser", async ({ page }) => replay(page, 1));

/** Plays the records of one game in Node and in a page, and compares every trace. */
async function replay(page: Page, place: number): Promise<void> {
  const script = (await bundles())[place] ?? "";
  const here = runInNewContext(`${script}; games`, {}) as RecordedGames;
  const records = SEEDS.map((seed) => JSON.stringify(here.recordSeededGame(seed)));
  await page.goto("about:blank");
  const traces = await page.evaluate(
    ([code, texts]) => {
      const games = new Function(`${code}; return games`)() as RecordedGames;
      return texts.map((text) => games.computeTraceHash(JSON.parse(text)));
    },
    [script, records] as const,
  );
  expect(traces).toEqual(records.map((text) => here.computeTraceHash(JSON.parse(text))));
  expect(traces.filter((trace) => trace.startsWith("refused"))).toEqual([]);
  expect(new Set(traces).size).toBe(SEEDS.length);
}
