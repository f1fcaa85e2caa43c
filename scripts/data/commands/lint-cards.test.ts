import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { buildCard, buildCardFile, buildPrinting, buildUnitRevision } from "@/lib/magmell/catalogue/testing/card-file";
import { type CommandOutcome, runCardsCaptured } from "../testing/captured-cards";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "lint-"));
afterAll(() => rmSync(folder, { recursive: true }));

const lint = (...args: string[]) => runCardsCaptured("lint", ...args);

/** Runs `npm run cards -- lint …` in a process of its own, without a database. */
const lintProcess = (...args: string[]) =>
  new Promise<CommandOutcome>((resolve) => {
    const command = [join(root, "node_modules/tsx/dist/cli.mjs"), "scripts/data/cards.ts", "lint", ...args];
    const env = { ...process.env, DATABASE_URL: "" };
    const child = execFile(process.execPath, command, { cwd: root, env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

function write(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content, null, 1));
  return file;
}

const withText = (text: string) =>
  buildCardFile({
    cards: [buildCard(1, "火の子", "ひのこ", { revisions: [buildUnitRevision({ text })], printings: [] })],
  });

test("a file whose texts are read passes, without a database", async () => {
  const { code, out, err } = await lintProcess(write("plain.json", withText("")));
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("1 card.");
});

test("a text that is not understood fails, with its place", async () => {
  const file = write("song.json", withText("■夜明けの歌をうたう。"));
  const { code, out } = await lint(file);
  expect(code).toBe(1);
  expect(out).toMatch(/song\.json:\d+:\d+ 1 《火の子》, text of 2025-04-25, character \d+\n {2}UNREAD: /);
  const { findings, ok } = JSON.parse((await lint(file, "--json")).out);
  expect(ok).toBe(false);
  expect(findings[0]).toMatchObject({ file, card: "火の子", number: 1, revision: "2025-04-25", code: "UNREAD" });
});

test("a file that the import would refuse is refused, with all its problems first", async () => {
  const file = write("bad.json", { ...buildCardFile(), cards: [buildCard(1, "頁", "Page", { printings: [] })] });
  const { code, out, err } = await lint(file);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain("/cards/0/reading");
  expect(JSON.parse((await lint(file, "--json")).out).problems).toHaveLength(1);
});

test("the tables of the guide pass as it tells to type it: their pictures lie beside them", async () => {
  const files = ["docs/example/cards.csv", "docs/example/sets.csv"].map((path) => join(root, path));
  const { err, out } = await lint(...files);
  expect(err).toBe("");
  expect(out).not.toContain("does not lie beside");
});

test("a picture that is not beside a file is told, as the site may have it, and one that is none is refused", async () => {
  const named = (image: string) =>
    buildCardFile({ cards: [buildCard(1, "火の子", "ひのこ", { printings: [buildPrinting("TS-1", { image })] })] });
  const away = write("away.json", named("away.png"));
  expect(await lint(away)).toMatchObject({
    code: 0,
    err: "",
    out: expect.stringMatching(
      /away\.json:\d+ The image “away\.png” was not found in the folder of the card file \(or, .*\)\. The import needs it, unless/,
    ),
  });
  expect(JSON.parse((await lint(away, "--json")).out).absentPictures).toMatchObject([{ name: "away.png" }]);
  const long = `${"a".repeat(100)}.png`;
  expect(JSON.parse((await lint(write("long.json", named(long)), "--json")).out).absentPictures).toMatchObject([
    { name: long },
  ]);
  expect((await lint(write("hash.json", named("a".repeat(64))))).out).toMatch(/The image a{64} is named by its hash/);
  writeFileSync(join(folder, "none.png"), "no picture");
  expect(await lint(write("none.json", named("none.png")))).toMatchObject({
    code: 1,
    err: expect.stringContaining("IMAGE_FORMAT"),
  });
  expect(await lint(write("moved.json", named("none.png")), "--pictures", join(folder, "elsewhere"))).toMatchObject({
    code: 0,
  });
});

test("a failure is told by the command, wherever the options stand", async () => {
  const file = join(folder, "nowhere", "cards.json");
  expect((await runCardsCaptured("--json", "lint", file)).err).toMatch(/^Failed, nothing was changed: /);
  expect((await runCardsCaptured("--dry-run", "import", file)).err).toMatch(/^Import failed, nothing was changed: /);
});

test.each([[[]], [["missing.json"]], [["x.json", "--dry-run"]]])(
  "the arguments %j fail with a message",
  async (args) => {
    const { code, err } = await lint(...args);
    expect(code).toBe(1);
    expect(err.trim().split("\n")).toHaveLength(1);
  },
);
