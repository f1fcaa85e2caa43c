import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { buildCard, buildCardFile, buildCardFileSource } from "@/lib/magmell/catalogue/testing/card-file";
import { importCardFiles } from "../magmell/catalogue/history/mutations";
import { CatalogueReader } from "../magmell/catalogue/store/catalogue-reader";
import { createPublishedStateSource, readCatalogueRecords } from "../magmell/catalogue/store/data";
import { db } from "./db";
import { env } from "./env";
import { DatabaseNotifications } from "./notifications";

/** Wide enough for a slow machine; no test depends on it. */
const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 30_000 });

let news: DatabaseNotifications;
const listen = () => {
  // A slow machine is not deaf.
  news = new DatabaseNotifications(env().DATABASE_URL, "grimoire_data_version", { patience: 30_000 });
  return news;
};
afterEach(() => news.close());

const publish = (number: number) => {
  const cards = [buildCard(number, `知らせ${number}`, "しらせ", { printings: [] })];
  return importCardFiles([buildCardFileSource(buildCardFile({ cards }))]);
};
/** A clock that stands still: only what is told makes the reader look again. */
const still = () => new Date("2026-11-20T03:00:00Z");

test("every reader that listens takes up a published version by itself, and serves the old one until then", async () => {
  const told = listen();
  const readers = [1, 2].map(() => new CatalogueReader(createPublishedStateSource(db, told), { now: still }));
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
  const reader = new CatalogueReader(createPublishedStateSource(db, told), { now: still });
  await until(() => expect(told.listening).toBe(true));
  await reader.on();
  const [listener, ...others] = await db().$queryRaw<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'
    ORDER BY backend_start DESC`;
  await db().$queryRaw`SELECT pg_terminate_backend(${listener?.pid}::int)`;
  expect(others.length).toBeLessThan(2);
  await until(() => expect(told.listening).toBe(false));
  await publish(90_002);
  await until(() => expect(told.listening).toBe(true));
  await until(async () => expect((await reader.on()).byNumber.has(90_002)).toBe(true));
});

/** Passes a connection on without its notifications, as a pooler does that lends connections by the transaction. */
async function openDeafProxy(database: string): Promise<{ url: string; close(): void }> {
  const url = new URL(database);
  const target = { host: url.hostname, port: Number(url.port) };
  const server = createServer((client) => {
    const behind = connect(target);
    for (const socket of [client, behind]) socket.on("error", () => {});
    client.pipe(behind);
    let rest = Buffer.alloc(0);
    behind.on("data", (data) => {
      rest = Buffer.concat([rest, data]);
      // Each message: a letter, then its length without the letter.
      for (; rest.length >= 5 && rest.length > rest.readInt32BE(1); rest = rest.subarray(1 + rest.readInt32BE(1)))
        if (rest[0] !== "A".charCodeAt(0)) client.write(rest.subarray(0, 1 + rest.readInt32BE(1)));
    });
    behind.on("close", () => client.destroy());
    client.on("close", () => behind.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, close: () => server.close() };
}

test("where notifications do not come through, it says so, and readers look for themselves", async () => {
  const proxy = await openDeafProxy(env().DATABASE_URL);
  news = new DatabaseNotifications(proxy.url, "grimoire_data_version", { patience: 200 });
  let now = Date.parse("2026-11-20T03:00:00Z");
  const reader = new CatalogueReader(createPublishedStateSource(db, news), { now: () => new Date(now) });
  await until(() => expect(news.deaf).toBe(true));
  expect([news.listening, news.away]).toEqual([false, false]);
  await reader.on();
  await publish(90_003);
  now += 250;
  expect((await reader.on()).byNumber.has(90_003)).toBe(true);
  proxy.close();
});

test("a replica is read where it has caught up, and passed over where it lags or is away", async () => {
  const newest = await createPublishedStateSource(db).newest();
  const lagging = { $transaction: async () => ({ version: newest - 1, records: null }) } as never;
  const ahead = { $transaction: async () => ({ version: newest, records: await readCatalogueRecords(db()) }) } as never;
  const away = { $transaction: () => Promise.reject(new Error("away")) } as never;
  for (const replica of [lagging, ahead, away]) {
    const { version, records } = await createPublishedStateSource(db, undefined, () => replica).read();
    expect([version, records.cards.length > 40]).toEqual([newest, true]);
  }
});
