import { beforeAll, describe, expect, test, vi } from "vitest";
import { importCardFiles } from "@/lib/magmell/catalogue/history/mutations";
import { buildCatalogue } from "@/lib/magmell/catalogue/model/build-catalogue";
import { createTextReader } from "@/lib/magmell/catalogue/model/text-reader";
import { getCatalogue, readCatalogueRecords, refreshCatalogue } from "@/lib/magmell/catalogue/store/data";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildTestCatalogue,
} from "@/lib/magmell/catalogue/testing/card-file";
import { publishExampleCatalogue } from "@/lib/magmell/catalogue/testing/example-catalogue";
import { runToCompletion } from "@/lib/tasks";
import { openDatabase } from "@/prisma/factories/database";
import { findStoredBulkFile } from "../data";
import { storeBulkFiles } from "../mutations";
import type { BulkFileWithBytes } from "../types";
import { findBulkFile, getBulkManifest } from "./bulk-files";
import * as making from "./create-bulk-files";

const database = openDatabase();
const { createBulkFiles } = making;
const make = vi.spyOn(making, "createBulkFiles");

beforeAll(() => publishExampleCatalogue(database));

const publish = async (number: number) => {
  const cards = [buildCard(number, `新しい頁${"〇一二三四五六七八九"[number % 10]}`, "あたらしいぺーじ")];
  const result = await importCardFiles([buildCardFileSource(buildCardFile({ cards }))], { database });
  expect(result).toMatchObject({ ok: true, applied: true });
  await refreshCatalogue();
  return getCatalogue();
};
/** As another process would open it. */
const openedElsewhere = async (version: number) => {
  const records = await readCatalogueRecords(database);
  return runToCompletion(buildCatalogue(records, version, (await getCatalogue()).asOf, createTextReader(records)));
};
const bytesOf = async (snapshot: Awaited<ReturnType<typeof getCatalogue>>, name: string) => {
  const found = await findBulkFile(snapshot, name);
  if (found?.found !== "bytes") throw new Error(`${name} is ${found?.found}`);
  return Buffer.from(await new Response(found.bytes.body()).arrayBuffer());
};

describe("bulk files", () => {
  test("are made once, whoever asks, in whichever process", async () => {
    make.mockClear();
    const snapshot = await getCatalogue();
    const [one, two] = await Promise.all([getBulkManifest(snapshot), getBulkManifest(snapshot)]);
    expect(two).toEqual(one);
    expect(await getBulkManifest(await openedElsewhere(2))).toEqual(one);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test("answer under their names after others have come", async () => {
    const before = await getBulkManifest(await getCatalogue());
    const contents = await Promise.all(before.files.map(async ({ name }) => bytesOf(await getCatalogue(), name)));
    const snapshot = await publish(31);
    const after = await getBulkManifest(snapshot);
    expect(after.files.every(({ name }) => before.files.every((old) => old.name !== name))).toBe(true);
    const [cards] = after.files;
    expect(await findBulkFile(snapshot, "cards.json.gz")).toEqual({ found: "current", name: `${cards?.name}.gz` });
    for (const [at, { name }] of before.files.entries()) expect(await bytesOf(snapshot, name)).toEqual(contents[at]);
  });

  test("of a new catalogue are not waited for: until they are there, the list is that of the one before", async () => {
    const before = await getBulkManifest(await getCatalogue());
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    make.mockImplementationOnce(async (snapshot) => {
      await gate;
      return createBulkFiles(snapshot);
    });
    const snapshot = await publish(32);
    expect(await getBulkManifest(snapshot, 0)).toEqual(before);
    expect(await findBulkFile(snapshot, "sets.json", 0)).toEqual({ found: "current", name: before.files[1]?.name });
    go();
    expect((await getBulkManifest(snapshot, 60_000)).version).toBe(snapshot.version);
  });

  test("that could not be made are tried again", async () => {
    make.mockRejectedValueOnce(new Error("no room"));
    const snapshot = await publish(33);
    await expect(getBulkManifest(snapshot, 60_000)).rejects.toThrow("no room");
    expect((await getBulkManifest(snapshot)).version).toBe(snapshot.version);
  });

  test("go when ten younger ones of their kind are there, and then name the one of today", async () => {
    const snapshot = await getCatalogue();
    const { files } = await getBulkManifest(snapshot);
    const made = await Promise.all(files.map(({ name }) => findStoredBulkFile(name)));
    const [cards] = made as BulkFileWithBytes[];
    if (!cards) throw new Error("There are files");
    for (let at = 0; at < 10; at++)
      await storeBulkFiles(
        `9.2027-01-01.${at}`,
        [{ ...cards, name: `cards-9-00000000000000${10 + at}.json` }],
        database,
      );
    expect(await findStoredBulkFile(cards.name)).toBeNull();
    expect(await findStoredBulkFile("cards-9-0000000000000010.json")).not.toBeNull();
    expect(await findBulkFile(await openedElsewhere(4), cards.name)).toMatchObject({ found: "outdated" });
  });
});

test("making files lets others have their turn", async () => {
  const many = Array.from({ length: 300 }, (_, at) =>
    buildCard(at + 1, `頁${at}の${"い".repeat(30)}`, "ぺーじ", { printings: [] }),
  );
  let turns = 0;
  let going = true;
  const count = () => {
    turns += 1;
    if (going) setImmediate(count);
  };
  setImmediate(count);
  const files = await createBulkFiles(buildTestCatalogue(buildCardFile({ cards: many })));
  going = false;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  expect(turns).toBeGreaterThan(size / 100_000);
});
