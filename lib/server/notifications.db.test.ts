import { afterEach, expect, test, vi } from "vitest";
import { card, cardFile, source } from "@/lib/catalogue/testing/card-file";
import { importCardFiles } from "../catalogue/history/mutations";
import { CatalogueReader } from "../catalogue/store/catalogue-reader";
import { publishedStates } from "../catalogue/store/data";
import { db } from "./db";
import { env } from "./env";
import { DatabaseNotifications } from "./notifications";

/** Wide enough for a slow machine; no test depends on it. */
const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 30_000 });

let news: DatabaseNotifications;
const listen = () => {
  news = new DatabaseNotifications(env().DATABASE_URL, "grimoire_data_version");
  return news;
};
afterEach(() => news.close());

const publish = (number: number) => {
  const cards = [card(number, `知らせ${number}`, "しらせ", { printings: [] })];
  return importCardFiles([source(cardFile({ cards }))]);
};
/** A clock that stands still: only what is told makes the reader look again. */
const still = () => new Date("2026-11-20T03:00:00Z");

test("every reader that listens takes up a published version by itself, and serves the old one until then", async () => {
  const told = listen();
  const readers = [1, 2].map(() => new CatalogueReader(publishedStates(db, told), { now: still }));
  await until(() => expect(told.listening).toBe(true));
  const before = await Promise.all(readers.map((reader) => reader.on()));
  await publish(90_001);
  await until(async () => {
    for (const reader of readers) expect((await reader.on()).byNumber.has(90_001)).toBe(true);
  });
  for (const catalogue of before) expect(catalogue.byNumber.has(90_001)).toBe(false);
});

test("a lost connection is made again, and what was told meanwhile is looked up", async () => {
  const told = listen();
  const reader = new CatalogueReader(publishedStates(db, told), { now: still });
  await until(() => expect(told.listening).toBe(true));
  await reader.on();
  await db().$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
  await until(() => expect(told.listening).toBe(false));
  await publish(90_002);
  await until(async () => expect((await reader.on()).byNumber.has(90_002)).toBe(true));
  expect(told.listening).toBe(true);
});
