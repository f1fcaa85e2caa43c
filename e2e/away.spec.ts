import type { APIResponse } from "playwright/test";
import { BuilderPage } from "./support/builder-page";
import type { OwnSite } from "./support/own-site";
import { expect, test } from "./support/test";

// Its database goes away, which no other spec may see.
test.use({ ownSite: true });

/** The site that `ownSite` opened. */
const own = (site: OwnSite | undefined): OwnSite => {
  if (!site) throw new Error("The spec has no site of its own");
  return site;
};
// The next spec may be given the same site, and has to find it as it was.
test.afterEach(async ({ site, request }) => {
  await own(site).gate.open();
  await expect.poll(async () => (await request.get("/decks")).status()).toBe(200);
});

/** An answer that says, in either form, that the database is away for the moment. */
function expectAway(response: APIResponse): void {
  expect(response.status(), response.url()).toBe(503);
  expect(Number(response.headers()["retry-after"])).toBeGreaterThan(0);
  expect(response.headers()["cache-control"]).toContain("no-store");
}

test("while the database is away, what is in memory is read on and the rest says so; nobody is signed out", async ({
  page,
  world,
  site,
  allowMessages,
  expectAccessible,
}) => {
  const { gate } = own(site);
  allowMessages(/status of 503/);
  await world.createSignedIn(page.context());
  const { request } = page;
  await gate.shut();
  await expect.poll(async () => (await request.get("/decks")).status()).toBe(503);

  for (const path of [
    "/",
    "/en/cards?q=k:unit",
    "/cards/%E8%B5%B0%E3%82%8A%E7%81%AB",
    "/sets",
    "/decks/new",
    "/goldfish",
    "/rules",
    "/api/v1/cards?q=k:unit",
    "/healthz",
  ])
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  for (const path of ["/en/decks", "/decks/mine", "/account", "/authors/nobody", "/admin", "/decks/nothing/picture"])
    expectAway(await request.get(path));
  for (const path of ["/api/decks", "/api/v1/changes", "/readyz"]) expectAway(await request.get(path));
  expect(await (await request.get("/readyz")).text()).toContain("The database cannot be reached");

  await page.goto("/cards");
  await expect(page.getByRole("banner").getByText("サインインは確認中")).toBeAttached();
  await page.goto("/en/decks");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page cannot be shown now");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("いまは表示できません");
  await expectAccessible(page);

  await gate.open();
  await expect.poll(async () => (await request.get("/decks/mine")).status()).toBe(200);
  await expect.poll(async () => (await request.get("/readyz")).text()).not.toContain("cannot be reached");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: /@/ })).toBeAttached();
});

test("a deck that cannot be saved stays in the browser, and is saved when the database is back", async ({
  page,
  world,
  site,
  allowMessages,
}) => {
  allowMessages(/status of 503/);
  await world.createSignedIn(page.context());
  const builder = new BuilderPage(page);
  await builder.build();
  await own(site).gate.shut();
  await builder.plus("走り火").click();
  await expect(page.getByText("データベースにつながりません")).toBeVisible();
  await own(site).gate.open();
  await page.reload();
  await expect(builder.counter("魔導書")).toContainText("1/40");
});
