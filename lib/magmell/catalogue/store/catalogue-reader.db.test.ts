import { beforeEach, expect, test } from "vitest";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildUnitRevision,
} from "@/lib/magmell/catalogue/testing/card-file";
import { clearCatalogue } from "@/lib/magmell/catalogue/testing/empty-catalogue";
import { openDatabase } from "@/prisma/factories/database";
import { importCardFiles } from "../history/mutations";
import { CatalogueReader } from "./catalogue-reader";
import { createPublishedStateSource } from "./data";

const database = openDatabase();
const importing = (content: unknown) => importCardFiles([buildCardFileSource(content)], { database });

beforeEach(clearCatalogue);

const at = (start: string) => {
  const clock = { now: new Date(start) };
  return {
    clock,
    reader: new CatalogueReader(
      createPublishedStateSource(() => database),
      { now: () => clock.now },
    ),
  };
};
const content = buildCardFile({
  cards: [
    buildCard(2, "火の子", "ひのこ", {
      revisions: [buildUnitRevision(), buildUnitRevision({ effectiveOn: "2026-11-21", ap: 7 })],
    }),
  ],
});

test("the catalogue in memory is the same object until a newer version is published", async () => {
  await importing(content);
  const { clock, reader } = at("2026-11-20T03:00:00Z");
  const first = await reader.on();
  clock.now = new Date("2026-11-20T04:00:00Z");
  expect(await reader.on()).toBe(first);
  await importing(buildCardFile());
  clock.now = new Date("2026-11-20T05:00:00Z");
  const second = await reader.on();
  expect(second.cards.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(second.version).not.toBe(first.version);
});

test("the catalogue in memory takes a new revision into force at midnight in Tokyo, without an import", async () => {
  await importing(content);
  const { clock, reader } = at("2026-11-20T14:59:59Z");
  expect((await reader.on()).byNumber.get(2)?.ap).toBe(2);
  clock.now = new Date("2026-11-20T15:00:00Z");
  expect((await reader.on()).byNumber.get(2)?.ap).toBe(7);
  expect((await reader.on("2026-11-20")).byNumber.get(2)?.ap).toBe(2);
});

test("the catalogue reader asks the database once for many at the same time, and not again within a quarter of a second", async () => {
  await importing(content);
  let asked = 0;
  const clock = { now: new Date("2026-11-20T03:00:00Z") };
  const states = createPublishedStateSource(() => database);
  const counted = { ...states, newest: () => states.newest().finally(() => asked++) };
  const reader = new CatalogueReader(counted, { now: () => clock.now });
  await Promise.all(Array.from({ length: 20 }, () => reader.on()));
  expect(asked).toBe(1);
  clock.now = new Date("2026-11-20T03:00:00.249Z");
  await reader.on();
  expect(asked).toBe(1);
  clock.now = new Date("2026-11-20T03:00:00.250Z");
  await reader.on();
  expect(asked).toBe(2);
});

test("an empty database is an empty catalogue", async () => {
  const { reader } = at("2026-11-20T03:00:00Z");
  expect(await reader.on()).toMatchObject({
    version: expect.stringMatching(/^0\.0000-00-00\.[0-9a-f]{8}$/),
    cards: [],
    sets: [],
  });
});
