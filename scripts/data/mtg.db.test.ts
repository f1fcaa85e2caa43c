import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test, vi } from "vitest";
import { createScryfallSample } from "@/lib/mtg/catalogue/testing/sample-data";
import { acquireLock } from "@/lib/server/acquire-lock";
import { openDatabase } from "@/prisma/factories/database";
import { runMtg } from "./commands/run-mtg";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "card-data-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

/** Exit code and words of a command. */
async function said(...words: string[]): Promise<{ readonly code: number; readonly text: string }> {
  const lines: string[] = [];
  const spies = (["log", "error"] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((line) => void lines.push(line)),
  );
  const code = await runMtg(["cards", ...words]);
  for (const spy of spies) spy.mockRestore();
  return { code, text: lines.join("\n") };
}
const cards = () => openDatabase().mtgCard.findMany({ orderBy: { key: "asc" }, include: { printings: true } });

test("a file is shown, loaded, found unchanged and removed, with what is to be known of its sets", async () => {
  const file = written("sample.json", createScryfallSample());
  const dry = await said("import", file, "--dry-run");
  expect(dry).toMatchObject({ code: 0, text: expect.stringContaining("Dry run: cards: 4 added") });
  expect(dry.text).toMatch(/34 sets of the formats have no cards in this file: lea leb /);
  expect(await cards()).toEqual([]);
  expect((await said("import", file)).text).toContain("Import finished: cards: 4 added");
  expect((await said("import", file)).text).toContain("Import finished: no changes");
  expect((await said("status")).text).toMatch(/^4 cards from sample\.json \(scryfall\)/);
  expect((await said("remove")).text).toBe("Removed 4 cards.");
});

test("a refusal names place, reason and what to do, and leaves what there was", async () => {
  await said("import", written("sample.json", createScryfallSample()));
  const before = await cards();
  const wrong = await said("import", written("wrong.json", [{ object: "card" }]));
  expect(wrong.code).toBe(1);
  expect(wrong.text).toMatch(/^entry 1\.name: .+\n {2}Use the file .+[\s\S]*Not loaded, nothing was changed\.$/);
  expect((await said("import", join(folder, "missing.json"))).text).toContain("path");
  expect(await cards()).toEqual(before);
});

test("numbers of one are told as such, and so is what is odd of cards that are read", async () => {
  const table = "name,types,sets\nReed,Creeture,zz1\nWolf,Token Creature,zz1\n";
  const dry = await said("import", written("one.csv", table), "--dry-run");
  expect(dry.text).toMatch(
    /^Read one\.csv \(csv\): 1 card, 1 set\. Skipped 1 entry that is not a card for decks, such as a token\.$/m,
  );
  expect(dry.text).toMatch(/^1 card has an unknown type: Reed \(creeture\)\. Check/m);
  expect(dry.text).toMatch(/^1 set has no release date in this file/m);
  expect(dry.text).toMatch(/^Dry run: cards: 1 added, 0 changed, \d+ removed; sets: 1 added, /m);
  const [warden] = createScryfallSample() as readonly object[];
  const doubles = await said("import", written("two.json", [warden, { ...warden, type_line: "Instant" }]), "--dry-run");
  expect(doubles.text).toMatch(
    /^1 name belongs to several different cards; .* is used: Reed Warden \(legendary creature, not/m,
  );
});

test("a full disk is told as one, and undoes the import", async () => {
  await said("import", written("sample.json", createScryfallSample()));
  const before = await cards();
  await openDatabase().$executeRawUnsafe(`CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
  await openDatabase().$executeRawUnsafe(
    `CREATE TRIGGER disk_full BEFORE INSERT ON "MtgCardSet" FOR EACH STATEMENT EXECUTE FUNCTION disk_full()`,
  );
  const more = [...createScryfallSample(), { ...(createScryfallSample()[0] as object), name: "New One" }];
  const full = await said("import", written("more.json", more));
  await openDatabase().$executeRawUnsafe(`DROP FUNCTION disk_full CASCADE`);
  expect(full).toMatchObject({
    code: 1,
    text: expect.stringMatching(/nothing was changed: the database disk is full\. Free some space/),
  });
  expect(await cards()).toEqual(before);
});

/** Connections that wait for a lock. */
const waiting = () => openDatabase().$queryRaw<{ pid: number }[]>`
  SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

test("a database that goes away under way is told as such, and what there was stays", async () => {
  await said("import", written("sample.json", createScryfallSample()));
  const before = await cards();
  const more = [...createScryfallSample(), { ...(createScryfallSample()[0] as object), name: "New One" }];
  const cut = await openDatabase().$transaction(
    async (holder) => {
      await holder.$executeRaw`LOCK TABLE "MtgCardSet" IN SHARE MODE`;
      const importing = said("import", written("more.json", more));
      let [found] = await waiting();
      while (found === undefined) [found] = await waiting();
      await openDatabase().$queryRaw`SELECT pg_terminate_backend(${found.pid})`;
      return importing;
    },
    { timeout: 60_000 },
  );
  expect(cut).toMatchObject({
    code: 1,
    text: expect.stringMatching(
      /nothing was changed: the database cannot be reached or does not answer in time\. Check that it runs/,
    ),
  });
  expect(await cards()).toEqual(before);
});

test.each([
  ["SIGKILL", null, ""],
  ["SIGINT", 130, "Interrupted."],
] as const)("an import that %s ends under way leaves what there was", async (signal, code, words) => {
  await said("import", written("sample.json", createScryfallSample()));
  const before = await cards();
  const file = written("more.json", [
    ...createScryfallSample(),
    { ...(createScryfallSample()[0] as object), name: "New One" },
  ]);
  const database = openDatabase();
  let printed = "";
  await database.$transaction(
    async (holder) => {
      // Written are cards before their printings: the import stands in the middle while a table is held.
      await holder.$executeRaw`LOCK TABLE "MtgCardSet" IN SHARE MODE`;
      const child = spawn(process.execPath, ["--import", "tsx", "scripts/data/mtg.ts", "cards", "import", file], {
        ...{ cwd: root, stdio: ["ignore", "ignore", "pipe"], env: process.env },
      });
      child.stderr.on("data", (chunk) => {
        printed += chunk;
      });
      const gone = once(child, "close");
      while ((await waiting()).length === 0 && child.exitCode === null);
      expect(child.exitCode).toBeNull();
      child.kill(signal);
      expect((await gone)[0]).toBe(code);
    },
    { timeout: 60_000 },
  );
  expect(printed).toContain(words);
  while ((await waiting()).length > 0);
  // Whoever takes the lock of imports comes after the one that was ended.
  await database.$transaction((tables) => acquireLock(tables, "mtg-cards"));
  expect(await cards()).toEqual(before);
  expect((await said("import", file)).text).toContain("cards: 1 added");
});
