import { openDatabase } from "../prisma/factories/database";
import { LEGAL_LIST } from "./support/lists";
import { DeskPage } from "./support/mtg/desk-page";
import { GoldfishTable } from "./support/mtg/goldfish-table";
import { keptScript, OfflineDeckEditor, readCaches, updateWorker } from "./support/offline/offline-page";
import { openReleaseProxy } from "./support/offline/release-proxy";
import { expect, test } from "./support/test";

test.use({ serviceWorkers: "allow" });

let builder: OfflineDeckEditor;
test.beforeEach(({ page, allowMessages }) => {
  builder = new OfflineDeckEditor(page);
  // The browser writes down every request that finds no network.
  allowMessages(/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/);
});

/** The decks of an account: the version of each, and how many cards it holds. */
async function decksOf(user: { id: string }) {
  const decks = await openDatabase().deck.findMany({ where: { ownerId: user.id }, include: { lines: true } });
  return decks.map(({ version, lines }) => ({ version, cards: lines.reduce((sum, { count }) => sum + count, 0) }));
}

test("after one visit the builder opens without a network, with all of its windows", async ({ page, context }) => {
  await builder.build();
  await builder.keepsAll();
  await context.setOffline(true);
  await page.reload();
  await builder.ready();
  await builder.addTwentyCards();
  await expect(builder.grimoire).toContainText("20/40");
  for (const which of ["import", "history", "keys"] as const) {
    await builder.openWindow(which);
    await expect(builder.dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(builder.dialog).toHaveCount(0);
  }
  expect(await builder.text("list")).toContain("墨つぎの見習い");
  await builder.import(LEGAL_LIST);
  await expect(builder.seal).toBeVisible();
  await builder.undo.click();
  await expect(builder.grimoire).toContainText("20/40");
  await page.close();

  const again = new OfflineDeckEditor(await context.newPage());
  await again.build();
  await expect(again.grimoire).toContainText("20/40");
});

test("the deck editor and the goldfish of Magic open without a network, with the list of this browser", async ({
  page,
  context,
}) => {
  const desk = new DeskPage(page);
  await desk.open();
  await builder.keepsAll();
  await desk.list.fill("60 Forest");
  await context.setOffline(true);
  await page.reload();
  await expect(desk.list).toHaveValue("60 Forest");
  const table = new GoldfishTable(page);
  await table.deal("20 Moss Ox\n40 森");
  await table.keep();
  await table.isAt({ turn: 1, step: "main1" });
});

test("edits without a network are saved once when it is back, though the page was closed meanwhile", async ({
  page,
  context,
  world,
}) => {
  const user = await world.createSignedIn(context);
  await builder.build();
  await builder.name.fill("旅の書");
  await builder.plus("綴じ糸の虫").click();
  await expect(builder.saveState).toHaveAttribute("data-save", "saved");
  await expect(page).toHaveURL(/\/edit$/);
  const address = page.url();
  await builder.keepsAll();
  await context.setOffline(true);
  await builder.addTwentyCards();
  await expect(builder.saveState).toHaveAttribute("data-save", "offline");
  await page.close();

  const again = new OfflineDeckEditor(await context.newPage());
  await again.build(address);
  await expect(again.grimoire).toContainText("21/40");
  await expect(again.name).toHaveValue("旅の書");
  await expect(again.saveState).toHaveAttribute("data-save", "offline");
  await context.setOffline(false);
  await expect(again.saveState).toHaveAttribute("data-save", "saved");
  await expect.poll(() => decksOf(user)).toEqual([{ version: 2, cards: 21 }]);
  await expect.poll(() => again.draft()).toEqual({ pending: null, version: 2 });
});

test("a deck that is begun without a network becomes one deck of the account", async ({ page, context, world }) => {
  const user = await world.createSignedIn(context);
  await builder.build();
  await builder.keepsAll();
  await context.setOffline(true);
  await page.reload();
  await builder.ready();
  await builder.addTwentyCards();
  await expect(builder.grimoire).toContainText("20/40");
  await expect(builder.saveState).toHaveAttribute("data-save", "offline");
  await expect.poll(() => builder.draftKeys()).toEqual([expect.stringMatching(/^grimoire\.draft\.local-/)]);
  await context.setOffline(false);
  await expect(builder.saveState).toHaveAttribute("data-save", "saved");
  await expect.poll(() => decksOf(user)).toEqual([{ version: 1, cards: 20 }]);
  const { id } = await openDatabase().deck.findFirstOrThrow({ where: { ownerId: user.id } });
  await expect.poll(() => builder.draftKeys()).toEqual([`grimoire.draft.${id}`]);
});

test("nothing that depends on who asks is kept", async ({ page, context, world }) => {
  const user = await world.createSignedIn(context, { name: "秘密の書き手" });
  const { id } = await world.createDeck(user, { name: "秘密の書" });
  await builder.build();
  await builder.keepsAll();
  for (const path of ["/decks/mine", "/account", `/decks/${id}`, `/decks/${id}/edit`, `/api/decks/${id}`, "/cards"])
    await page.goto(path);
  const kept = await readCaches(page);
  const pages = kept.filter(
    ({ path }) => !/^\/(?:(?:_next\/static|fonts|api\/v1\/snapshot)\/|icons\/emblems-)/.test(path),
  );
  const paths = pages.map(({ path }) => path).sort();
  expect(paths).toEqual(["", "/builder", "/mtg"].flatMap((page) => [`/en/offline${page}`, `/offline${page}`]).sort());
  for (const { text } of pages) {
    expect(text).toContain("<html");
    expect(text).not.toContain("秘密の書");
  }
});

test("a new release is offered and never forced, and an open page goes on with its own", async ({ page, baseURL }) => {
  const proxy = await openReleaseProxy(baseURL ?? "");
  try {
    await builder.build(`${proxy.address}/decks/new`);
    await builder.keepsAll();
    await builder.plus("走り火").click();
    const gone = await keptScript(page);
    proxy.release(gone);
    expect((await page.request.get(proxy.address + gone)).status()).toBe(404);
    await updateWorker(page);
    await expect(builder.offer).toBeVisible();
    expect(await page.evaluate(async (path) => (await fetch(path)).status, gone)).toBe(200);
    await builder.plus("走り火").click();
    await builder.takeRelease();
    await expect(builder.row("走り火", "deck")).toContainText("×2");
    await expect(builder.offer).toHaveCount(0);
  } finally {
    await proxy.close();
  }
});
