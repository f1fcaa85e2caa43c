import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { card, cardFile } from "./factories/card-file";
import { openDatabase } from "./factories/database";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "cards-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the command prints and answers when it is run as `npm run cards -- …`. */
const cards = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const command = [join(root, "node_modules/tsx/dist/cli.mjs"), "prisma/cards.ts", ...args];
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
const content = cardFile({
  sets: [{ code: "ZZTRIAL", name: "試し", englishName: "Trial", releasedOn: "2025-04-25" }],
  cards: [card(90_001, "試しの頁九万一", "ためしのぺーじ", { printings: [] })],
});

test("a file is shown, applied, and then found unchanged", async () => {
  const file = write("good.json", content);
  const before = await openDatabase().card.count();
  const dry = await cards("import", file, "--dry-run");
  expect(dry).toMatchObject({ code: 0, err: "" });
  expect(dry.out).toContain("+ card 90001 《試しの頁九万一》");
  expect(dry.out).toContain("Dry run: 3 changes were not applied.");
  expect(await openDatabase().card.count()).toBe(before);

  expect((await cards("import", file)).out).toMatch(/Applied 3 changes as data version \d+\./);
  expect(await openDatabase().card.count()).toBe(before + 1);

  const again = await cards("import", file);
  expect(again).toMatchObject({ code: 0 });
  expect(again.out).toMatch(/Nothing changes: data version \d+ stays\./);
});

test("a refusal names file, line, pointer, value, reason and fix, and fails the command", async () => {
  const file = write("bad.json", { ...content, cards: [card(90_002, "別の頁", "ベツノページ", { printings: [] })] });
  const { code, out, err } = await cards("import", file);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain(`${file}:15 /cards/0/reading`);
  expect(err).toContain('"reading" = "ベツノページ"');
  expect(err).toMatch(/Fix: Write 1 to 80 hiragana/);
  expect(err).toContain("Refused, nothing was changed: 1 problem.");
});

test.each([[[]], [["import"]], [["export", "x"]], [["import", "missing.json"]], [["import", "x.json", "--force"]]])(
  "the arguments %j fail with a message",
  async (args) => {
    const { code, err } = await cards(...args);
    expect(code).toBe(1);
    expect(err.trim().split("\n")).toHaveLength(1);
  },
);
