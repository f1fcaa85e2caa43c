import { randomInt, randomUUID } from "node:crypto";
import { AdminPage } from "./support/admin-page";
import { expect, test } from "./support/test";

/** A file of new cards in a set of its own, which nobody publishes. */
function newCards(count: number) {
  const run = randomUUID().slice(0, 8);
  const first = randomInt(40_000, 90_000);
  const code = `Q${run.slice(0, 5).toUpperCase()}`;
  const cards = Array.from({ length: count }, (_, at) => ({
    number: first + at,
    name: `試し${run}の${at}`,
    reading: "ためし",
    englishName: `Trial ${run} ${at}`,
    revisions: [{ effectiveOn: "2026-01-01", kind: "stone", text: "" }],
    printings: [],
  }));
  const set = { code, name: `試しの巻${run}`, englishName: `Trial ${run}`, releasedOn: "2026-01-01" };
  return { name: `${code}.json`, content: JSON.stringify({ format: "grimoire-cards/1", sets: [set], cards }) };
}

test("every change of a large draft is reached, by kind and page, and without script", async ({
  page,
  context,
  world,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await world.createSignedIn(context, { role: "admin" });
  const admin = new AdminPage(page);
  await page.goto("/admin/import");
  await admin.upload(newCards(53));
  await expect(admin.heading).toHaveText("公開前の確認");
  const changes = admin.changes.getByRole("article");
  await expect(changes).toHaveCount(50);
  await admin.changes.getByRole("link", { name: "新しいカード 53" }).click();
  await expect(page).toHaveURL(/\?kind=new#changes$/);
  await admin.changes.getByRole("link", { name: "次のページ" }).click();
  await expect(page).toHaveURL(/\?kind=new&page=2#changes$/);
  await expect(changes).toHaveCount(3);
  await expectAccessible(page);

  const withoutScript = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    storageState: await context.storageState(),
  });
  const plain = new AdminPage(await withoutScript.newPage());
  await plain.page.goto(page.url());
  await expect(plain.changes.getByRole("article")).toHaveCount(3);
  await plain.changes.getByRole("link", { name: "セット・裁定・リスト 1" }).click();
  await expect(plain.changes.getByRole("article")).toHaveCount(1);
  await withoutScript.close();
});

test("a draft that somebody else has decided on meanwhile is told to be gone, and where to look", async ({
  page,
  context,
  world,
  allowMessages,
  expectAccessible,
}) => {
  allowMessages(/404 \(Not Found\).*\/publish/);
  await world.createSignedIn(context, { role: "admin" });
  const [mine, theirs] = [new AdminPage(page), new AdminPage(await context.newPage())];
  await page.goto("/admin/import");
  await mine.upload(newCards(1));
  await expect(mine.heading).toHaveText("公開前の確認");
  await theirs.page.goto(page.url());
  await theirs.confirm("下書きを捨てる");
  await expect(theirs.heading).toHaveText("取り込み");
  await mine.confirm("公開する");
  await expect(mine.main.getByRole("alert")).toContainText("この下書きはもうありません");
  await expectAccessible(page);
  await page.getByRole("link", { name: "履歴を見る" }).click();
  await expect(mine.heading).toHaveText("履歴");
});
