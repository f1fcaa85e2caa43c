import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import type { CardInput } from "@/lib/magmell/catalogue/import/files/schema";
import { buildCard, buildCardFile } from "@/lib/magmell/catalogue/testing/card-file";
import { openDatabase } from "@/prisma/factories/database";
import { type CommandOutcome, runCardsCaptured as cards } from "./testing/captured-cards";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "cards-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command in a process of its own. */
const cardsProcess = (...args: string[]) =>
  new Promise<CommandOutcome>((resolve) => {
    const command = [join(root, "node_modules/tsx/dist/cli.mjs"), "scripts/data/cards.ts", ...args];
    const child = execFile(process.execPath, command, { cwd: root, env: process.env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

function write(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content, null, 1));
  return file;
}

/** Names and numbers that no starter file uses. */
const content = buildCardFile({
  sets: [{ code: "ZZTRIAL", name: "試し", englishName: "Trial", releasedOn: "2025-04-25" }],
  cards: [buildCard(90_001, "試しの頁九万一", "ためしのぺーじ", { printings: [] })],
});

test("a file is shown, applied, and then found unchanged", async () => {
  const file = write("good.json", content);
  const before = await openDatabase().card.count();
  const dry = await cards("import", file, "--dry-run");
  expect(dry).toMatchObject({ code: 0, err: "" });
  expect(dry.out).toContain("+ card 90001 《試しの頁九万一》");
  expect(dry.out).toContain("Dry run: 3 changes were not applied.");
  expect(await openDatabase().card.count()).toBe(before);

  const applied = await cards("import", file);
  expect(applied.err).toBe("");
  expect(applied.out).toMatch(/Published 3 changes as version \d+\./);
  expect(await openDatabase().card.count()).toBe(before + 1);

  const again = await cardsProcess("import", file);
  expect(again).toMatchObject({ code: 0, err: "" });
  expect(again.out).toMatch(/No changes\. The current version is still \d+\./);
});

test("a command that fails ends its process with exit code 1", async () => {
  expect(await cardsProcess("import", "missing.json")).toMatchObject({
    code: 1,
    out: "",
    err: "Import failed, nothing was changed: Couldn't open missing.json: ENOENT. Check the path and its permissions.\n",
  });
});

test("a refusal names file, line, pointer, value, reason and fix, and fails the command", async () => {
  const file = write("bad.json", { ...content, cards: [buildCard(90_002, "別の頁", "別のページ", { printings: [] })] });
  const { code, out, err } = await cards("import", file);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain(`${file}:15 /cards/0/reading`);
  expect(err).toContain('reading = "別のページ": Invalid format.');
  expect(err).toMatch(/Fix: Write 1 to 80 hiragana/);
  expect(err).toContain("Refused, nothing was changed: 1 problem.");
});

test("a dry run says what it means for decks", async () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, "prisma/seed", file), "utf8"));
  const inDeck = new Set(read("decks/red.json").grimoire.map(({ name }: { name: string }) => name));
  const first = (read("cards/red.json").cards as CardInput[]).find(
    ({ name, revisions }) => inDeck.has(name) && revisions.length === 1,
  );
  const revision = first?.revisions[0];
  if (!first || !revision) throw new Error("No red card of one revision is in the red deck");
  const changed = { ...first, revisions: [{ ...revision, useCost: "9赤" }], printings: [] };
  const { code, out } = await cards(
    "import",
    write("costs.json", { ...content, sets: [], cards: [changed] }),
    "--dry-run",
  );
  expect(code).toBe(0);
  expect(out).toContain(`《${first.name}》: Use cost ${revision.useCost} → 9赤`);
  expect(out).toMatch(/Decks with cards that change: [1-9]\d* starters?, 0 public, 0 private or unlisted/);
});

test("tables are imported as they come, and a guessed encoding is told", async () => {
  const file = join(folder, "aliases.csv");
  // カード名,別名 and 試しの頁九万一,ためし in Shift_JIS.
  const bytes = "834a815b836896bc2c95ca96bc0d0a8e8e82b582cc95c58be3969c88ea2c82bd82df82b50d0a";
  writeFileSync(file, Buffer.from(bytes, "hex"));
  const { code, out, err } = await cards("import", file);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("aliases.csv was read as Shift_JIS");
  expect(out).toMatch(/aliases: \{\+ためし\+\}/);
});

test("versions are listed, compared and brought back, and the log tells of it", async () => {
  const history = await cards("history");
  const [newest = "", before = ""] = history.out.split("\n").map((line) => line.trim().split(" ")[0] ?? "");
  expect(history.out).toContain("aliases.csv");
  const diff = await cards("diff", before, newest);
  expect(diff.out).toContain(`From version ${before} to version ${newest}: 1 change.`);
  expect((await cards("rollback", before, "--dry-run")).out).toContain("Dry run: 1 change was not applied.");
  const back = await cards("rollback", before);
  expect(back.out).toContain(`Published the content of version ${before} as version `);
  expect((await cards("rollback", before)).out).toMatch(/No changes: /);
  expect((await cards("history")).out).toContain(`content of version ${before}`);
  const log = await cards("audit");
  expect(log.out.split("\n")[0]).toContain('command line  catalogue.rollback  {"');
});

test("a version that is not there is refused", async () => {
  expect((await cards("diff", "1", "first")).err).toMatch(/^“first” is not a version number\./);
  const { code, err } = await cards("rollback", "99999");
  expect([code, err.trim()]).toEqual([1, "There is no version 99999. `npm run cards -- history` lists all versions."]);
});

test("the catalogue is written in a form that changes nothing when it is imported", async () => {
  const file = join(folder, "all.json");
  expect((await cards("export", file)).out).toContain("Wrote ");
  expect((await cards("import", file)).out).toContain("No changes");
  expect((await cards("export", file)).err).toContain("Nothing was written, because these files already exist");
  await cards("export", join(folder, "all"), "--csv");
  const tables = ["cards", "sets", "rulings", "lists"].map((kind) => join(folder, `all-${kind}.csv`));
  expect((await cards("import", ...tables)).out).toContain("No changes");
});

test.each([[[]], [["import", "missing.json"]], [["import", "x.json", "--force"]]])(
  "the arguments %j fail with a message",
  async (args) => {
    const { code, err } = await cards(...args);
    expect(code).toBe(1);
    expect(err.trim().split("\n")).toHaveLength(1);
  },
);
