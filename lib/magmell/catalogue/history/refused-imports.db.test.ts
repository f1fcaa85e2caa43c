import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildUnitRevision,
} from "@/lib/magmell/catalogue/testing/card-file";
import { clearCatalogue } from "@/lib/magmell/catalogue/testing/empty-catalogue";
import { importTestCards } from "@/lib/magmell/catalogue/testing/import-test-cards";
import { buildFullCardFile, generateMalformedFiles } from "@/lib/magmell/catalogue/testing/malformed-files";
import { openDatabase } from "@/prisma/factories/database";
import { readCatalogueRecords } from "../store/data";
import { importCardFiles } from "./mutations";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const database = openDatabase();
const everything = async () => ({
  records: await readCatalogueRecords(database),
  versions: await database.dataVersion.findMany({ orderBy: { version: "asc" } }),
  audited: await database.auditEntry.count(),
});

beforeAll(async () => {
  await clearCatalogue();
  expect(await importTestCards(buildFullCardFile())).toMatchObject({ ok: true, applied: true });
});

const FILES = generateMalformedFiles(1, 1_000);
const PART = 100;

test.each(Array.from({ length: FILES.length / PART }, (_, index) => index * PART))(
  "malformed files from %i on are refused, each with its place, and leave the database as it was",
  async (from) => {
    const before = await everything();
    for (const file of FILES.slice(from, from + PART)) {
      const result = await importCardFiles([file], { database });
      expect(result.ok ? [] : result.problems).not.toEqual([]);
      for (const problem of result.ok ? [] : result.problems) expect(problem.file).toBe(file.file);
    }
    expect(await everything()).toEqual(before);
  },
);

/** Any number will do, as long as nothing else takes the same one. */
const HELD = 77_001;

/** How many sessions wait for what the test holds. */
async function waiting(): Promise<number> {
  const [row] = await database.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND objid = ${HELD} AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  return row?.count ?? 0;
}

test("when the process that imports is killed after all cards are written, the old data is wholly served", async () => {
  const folder = mkdtempSync(join(tmpdir(), "killed-"));
  const file = join(folder, "newer.json");
  const newer = buildCardFile({
    cards: [
      buildCard(2, "火の子", "ひのこ", { englishName: "Ember", revisions: [buildUnitRevision({ ap: 9 })] }),
      buildCard(40, "新しい頁", "あたらしいぺーじ"),
    ],
  });
  writeFileSync(file, JSON.stringify(newer));
  const before = await everything();
  await database.$executeRawUnsafe(`CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(${HELD}); RETURN NEW; END $$`);
  await database.$executeRawUnsafe(
    `CREATE TRIGGER hold BEFORE INSERT ON "DataVersion" FOR EACH ROW EXECUTE FUNCTION hold()`,
  );
  await database.$transaction(
    async (holder) => {
      await holder.$executeRaw`SELECT pg_advisory_xact_lock(${HELD})`;
      // Without a shell between, the signal reaches the process that imports.
      const args = ["--import", "tsx", "scripts/data/cards.ts", "import", file];
      const child = spawn(process.execPath, args, { cwd: root, stdio: "ignore" });
      const gone = once(child, "exit");
      while ((await waiting()) === 0 && child.exitCode === null);
      expect(child.exitCode).toBeNull();
      child.kill("SIGKILL");
      await gone;
      expect(await everything()).toEqual(before);
    },
    { timeout: 60_000 },
  );
  while ((await waiting()) > 0);
  // Dropping what stood in the way waits for whatever still holds the table.
  await database.$executeRawUnsafe(`DROP FUNCTION hold CASCADE`);
  expect(await everything()).toEqual(before);
  expect(await importCardFiles([buildCardFileSource(newer)], { database })).toMatchObject({ ok: true, applied: true });
  rmSync(folder, { recursive: true });
});
