import { away } from "@/app/ui/i18n/away";
import type { Answer } from "./support/client";
import { ownGate, serveOwnSite } from "./support/site";
import { expect, test } from "./support/test";
import { words } from "./support/words";

// Its database goes away, which no other test may see.
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
  expect(page.heading).toBe(away.en.title);
  expect(page.select("h2").map(({ text }) => text)).toEqual([away.ja.title]);
  expect(page.get("link", away.en.again).href).toBe("/en/decks");
  // The menu at the head of every page asks here who is signed in.
  expectAway(await client.get("/api/accounts/me/menu"));

  await ownGate().open();
  await expect.poll(() => status("/decks/mine"), { timeout: 60_000 }).toBe(200);
  await expect.poll(async () => (await client.get("/readyz")).text).not.toContain("cannot be reached");
  expect((await client.open("/en/decks/mine")).heading).toBe(words.en.decks.mine.title);
});
