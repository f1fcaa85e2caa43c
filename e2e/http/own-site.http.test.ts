import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { cardPath, ownCard, runCards } from "../support/account/own-card";
import type { Answer, Client } from "./support/client";
import { ownGate, serveOwnSite } from "./support/site";
import { expect, test } from "./support/test";
import { words } from "./support/words";

// What is published, or away, is so for everybody at once: no other test may read it.
serveOwnSite();

/** An answer that says, in either form, that the database is away for the moment. */
function expectAway(answer: Answer): void {
  expect(answer.status, answer.path).toBe(503);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(answer.headers["cache-control"]).toContain("no-store");
}

const READ_ON = [
  ...["/", "/en/cards?q=k:unit", "/cards/%E8%B5%B0%E3%82%8A%E7%81%AB", "/sets", "/decks/new", "/goldfish", "/rules"],
  ...["/api/v1/cards?q=k:unit", "/healthz"],
];
const AWAY = [
  ...["/en/decks", "/decks/mine", "/account", "/authors/nobody", "/admin", "/decks/nothing/picture"],
  ...["/api/decks", "/api/v1/changes", "/readyz"],
];

test("while the database is away, what is in memory is read on and the rest says so; nobody is signed out", async ({
  world,
}) => {
  const { client } = await world.createSignedIn();
  const status = (path: string) => client.get(path).then((answer) => answer.status);
  await ownGate().shut();
  await expect.poll(() => status("/decks"), { timeout: 60_000 }).toBe(503);
  for (const path of READ_ON) expect([path, await status(path)]).toEqual([path, 200]);
  for (const path of AWAY) expectAway(await client.get(path));
  expect((await client.get("/readyz")).text).toContain("The database cannot be reached");
  const page = await client.open("/en/decks", { status: 503 });
  expect(page.heading).toBe(getDictionary("en").away.title);
  expect(page.select("h2").map(({ text }) => text)).toEqual([getDictionary("ja").away.title]);
  expect(page.get("link", getDictionary("en").away.again).href).toBe("/en/decks");
  // The menu at the head of every page asks here who is signed in.
  expectAway(await client.get("/api/accounts/me/menu"));

  await ownGate().open();
  await expect.poll(() => status("/decks/mine"), { timeout: 60_000 }).toBe(200);
  await expect.poll(async () => (await client.get("/readyz")).text).not.toContain("cannot be reached");
  expect((await client.open("/en/decks/mine")).heading).toBe(words.en.decks.mine.title);
});

/** Imports a card file on this site, and waits until it shows the card. */
async function publish(client: Client, { name, file }: { name: string; file: string }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "cards-"));
  try {
    await writeFile(join(folder, "card.json"), file);
    await runCards("import", join(folder, "card.json"));
  } finally {
    await rm(folder, { recursive: true });
  }
  await expect.poll(() => client.get(cardPath(name)).then(({ status }) => status), { timeout: 60_000 }).toBe(200);
}

test("information that comes into force later is announced, not yet applied, and shown for its days", async ({
  client,
}) => {
  const today = { effectiveOn: "2026-01-01", kind: "unit", timing: "normal", useCost: "1赤", ap: 2, hp: 1, text: "" };
  // A day that no run of this test sees.
  const later = { ...today, effectiveOn: "2199-03-01", text: "■カードを1枚引く。" };
  const card = await ownCard({ revisions: [today, later] });
  await publish(client, card);
  const { page: en } = words.en.cards;
  const { asOf } = words.ja.cardPage;

  const english = await client.open(`/en${cardPath(card.name)}`);
  const [first] = english
    .get("region", en.history)
    .all("listitem")
    .filter((item) => item.select("time").length > 0);
  expect(first?.text).toContain(en.states.future);
  english.get("link", format(en.upcoming, { date: formatDate("en", "2199-03-01") }));
  expect(english.get("region", en.text).text).not.toContain("カードを1枚引く");

  const japanese = await client.open(cardPath(card.name));
  const then = await japanese.get("form", asOf.label).submit({ asof: "2199-04-01" });
  expect(then.query.get("asof")).toBe("2199-04-01");
  expect(then.main.text).toContain(asOf.future);
  expect(then.get("region", words.ja.cards.page.text).text).toContain("カードを1枚引く");
});
