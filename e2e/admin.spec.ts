import { openDatabase } from "../prisma/factories/database";
import { AdminPage, cardPath, ownCard } from "./support/admin-page";
import { expect, test } from "./support/test";

// What is published changes for everybody at once: no other spec may read it, and of these only one at a time.
test.use({ ownSite: true });
test.describe.configure({ mode: "default" });

test("a card comes in by a file, and is edited in place", async ({ page, context, world, expectAccessible }) => {
  await world.createSignedIn(context, { role: "admin", name: "編集者" });
  const admin = new AdminPage(page);
  const { number, name, code, file } = await ownCard();

  await page.goto("/admin");
  await expectAccessible(page);
  await admin.places.getByRole("link", { name: "取り込み" }).click();
  await admin.upload({ name: `${code}.json`, content: file });
  await expect(admin.heading).toHaveText("公開前の確認");
  await expect(admin.changes.getByRole("heading", { name })).toBeVisible();
  await expect(admin.changes.getByRole("link", { name }), "there is no page of it yet").toBeHidden();
  await expect(admin.changes).toContainText("新しいカード");
  await expectAccessible(page);
  expect((await page.request.get(cardPath(name))).status(), "nothing is published by a review").toBe(404);

  await admin.confirm("公開する");
  const first = await admin.publishedVersion();
  await page.goto(cardPath(name));
  await expect(admin.heading).toContainText(name);

  await page.goto(`/admin/edit?q=${number}`);
  await admin.main.getByRole("link", { name }).click();
  await expectAccessible(page);
  await page.getByLabel("別名").fill("ためちゃん");
  await page.getByRole("textbox", { name: "テキスト", exact: true }).fill("■カードを1枚引く。");
  await page.getByRole("button", { name: "確認へ進む" }).click();
  await expect(admin.heading).toHaveText("公開前の確認");
  await expect(admin.changes.locator("ins", { hasText: "ためちゃん" })).toBeVisible();
  await expect(admin.changes.locator("ins", { hasText: "カードを" })).toBeVisible();
  await expect(admin.impact).toContainText(name);
  await admin.confirm("公開する");
  const second = await admin.publishedVersion();
  expect(second).toBeGreaterThan(first);
  await page.goto(cardPath(name));
  await expect(admin.main).toContainText("カードを1枚引く。");
});

test("a version is compared and brought back, and a card withdrawn", async ({
  page,
  context,
  world,
  expectAccessible,
}) => {
  await world.createSignedIn(context, { role: "admin" });
  const admin = new AdminPage(page);
  const { number, name, file } = await ownCard({ aliases: [] });
  const first = await admin.publish(file);
  const second = await admin.publish(file.replace('"aliases":[]', '"aliases":["ためさん"]'));

  await page.goto("/admin/history");
  await expectAccessible(page);
  await page.goto(`/admin/history/${second}`);
  await expect(admin.changes.locator("ins", { hasText: "ためさん" })).toBeVisible();
  await page.goto(`/admin/history/${first}`);
  await page.getByRole("link", { name: "この版に戻す" }).click();
  await expect(admin.changes.locator("del", { hasText: "ためさん" })).toBeVisible();
  await expectAccessible(page);
  await admin.confirm("この版に戻す");
  const third = await admin.publishedVersion();
  await page.goto("/admin/audit");
  await expect(
    admin.main
      .getByRole("listitem")
      .filter({ hasText: `データ版${third}` })
      .first(),
  ).toContainText("戻した");
  await expectAccessible(page);

  // The way out: withdrawn, a card keeps its number and name for ever.
  await page.goto(`/admin/edit/cards/${number}`);
  await page.getByRole("checkbox", { name: "取り下げる" }).check();
  await page.getByRole("button", { name: "確認へ進む" }).click();
  await expect(admin.changes).toContainText("取り下げ");
  await admin.confirm("公開する");
  await admin.publishedVersion();
  expect(await openDatabase().card.findUnique({ where: { number } })).toMatchObject({
    retired: true,
    aliases: [],
    name,
  });
});

test("information that comes into force later is announced, not yet applied, and shown for its days", async ({
  page,
  context,
  world,
}) => {
  await world.createSignedIn(context, { role: "admin" });
  const admin = new AdminPage(page);
  const today = { effectiveOn: "2026-01-01", kind: "unit", timing: "normal", useCost: "1赤", ap: 2, hp: 1, text: "" };
  // A day that no run of this test sees.
  const later = { ...today, effectiveOn: "2199-03-01", text: "■カードを1枚引く。" };
  const { name, file } = await ownCard({ revisions: [today, later] });
  await admin.publish(file);

  await page.goto(`/en${cardPath(name)}`);
  const history = page.getByRole("region", { name: "History of the text" }).getByRole("listitem");
  await expect(history.filter({ has: page.locator("time") }).first()).toContainText("In force later");
  await expect(page.getByRole("link", { name: "The information changes on March 1, 2199" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Text", exact: true })).not.toContainText("カードを1枚引く");
  await page.goto(cardPath(name));
  const form = page.getByRole("form", { name: "この日のカードを見る" });
  await form.getByLabel("この日のカードを見る").fill("2199-04-01");
  await form.getByRole("button", { name: "表示" }).click();
  await expect(page).toHaveURL(/\?asof=2199-04-01$/);
  await expect(page.getByText("これから有効になる情報です。")).toBeVisible();
  await expect(page.getByRole("region", { name: "テキスト", exact: true })).toContainText("カードを1枚引く");
});

test("going back to the version before a card came withdraws it", async ({ page, context, world }) => {
  await world.createSignedIn(context, { role: "admin" });
  const admin = new AdminPage(page);
  // Two, so that the version to go back to was published by this test.
  const before = await ownCard();
  const version = await admin.publish(before.file);
  const after = await ownCard();
  await page.goto("/admin/import");
  await page.locator("summary", { hasText: "貼り付けて取り込む" }).click();
  await page.getByRole("textbox", { name: "貼り付けて取り込む" }).fill(after.file);
  await page.getByRole("button", { name: "確かめる" }).click();
  await admin.confirm("公開する");
  await admin.publishedVersion();

  await page.goto(`/admin/history/${version}/rollback`);
  await expect(admin.changes.getByRole("article").filter({ hasText: after.name })).toContainText("取り下げ");
  await admin.confirm("この版に戻す");
  await admin.publishedVersion();
  const left = await openDatabase().card.findMany({
    where: { number: { in: [before.number, after.number] } },
    // Without it the database gives them as they lie, and what was changed last may lie first.
    orderBy: { number: "asc" },
  });
  expect(left.map(({ number, retired }) => [number, retired])).toEqual([
    [before.number, false],
    [after.number, true],
  ]);
});

test("files with problems are refused with their places, in two languages, and nothing is kept of them", async ({
  page,
  context,
  world,
  expectAccessible,
}) => {
  const user = await world.createSignedIn(context, { role: "admin" });
  const admin = new AdminPage(page);
  const { file, name } = await ownCard({ reading: "カタカナ" });
  await page.goto("/admin/import");
  await page.getByRole("button", { name: "確かめる" }).click();
  await expect(page.getByText("ファイルを選ぶか、内容を貼り付けてください。")).toBeVisible();
  await admin.upload({ name: "broken.json", content: file });
  await expect(admin.problems).toContainText("broken.json 1行目");
  await expect(admin.problems).toContainText("/cards/0/reading");
  await expect(admin.problems).toContainText("書き方が違います");
  await expectAccessible(page);
  expect(await openDatabase().importDraft.count({ where: { createdBy: user.id } })).toBe(0);
  expect(await openDatabase().card.findFirst({ where: { name } })).toBeNull();
});

test("a draft is shown to be what it is, harmless even where it is hostile, and thrown away", async ({
  page,
  context,
  world,
}) => {
  const user = await world.createSignedIn(context, { role: "admin" });
  const admin = new AdminPage(page);
  const hostile = '<img src=x onerror="alert(1)">';
  const { file } = await ownCard({ englishName: hostile });
  await page.goto("/admin/import");
  await admin.upload({ name: "hostile.json", content: file });
  await expect(admin.changes).toContainText(hostile);
  await admin.confirm("下書きを捨てる");
  await expect(admin.heading).toHaveText("取り込み");
  expect(await openDatabase().importDraft.count({ where: { createdBy: user.id } })).toBe(0);
});

test("an administrator names another, who is let in, and removes them, who is then shut out at once", async ({
  page,
  context,
  strangersPage,
  world,
  allowMessages,
  expectAccessible,
}) => {
  allowMessages(/40[34]|422/);
  await world.createSignedIn(context, { role: "admin" });
  const other = await world.createUser({ twoStep: true });
  const unproved = await world.createUser({ verified: false });
  await world.signIn(strangersPage.context(), other);
  expect((await strangersPage.goto("/admin"))?.status()).toBe(404);

  await page.goto("/admin/people");
  await page.getByLabel("メールアドレス").fill("nobody@example.org");
  await page.getByRole("button", { name: "管理者にする" }).click();
  await expect(page.getByLabel("メールアドレス")).toHaveAccessibleDescription(/先に登録/);
  await page.getByLabel("メールアドレス").fill(unproved.email);
  await page.getByRole("button", { name: "管理者にする" }).click();
  await expect(page.getByLabel("メールアドレス")).toHaveAccessibleDescription(/まだ確認されていません/);
  await page.getByLabel("メールアドレス").fill(other.email);
  await page.getByRole("button", { name: "管理者にする" }).click();
  await expect(page.getByText(`${other.email}を管理者にしました。`)).toBeVisible();
  await expectAccessible(page);
  expect((await strangersPage.goto("/admin"))?.status()).toBe(200);
  await expect(strangersPage).toHaveURL(/\/admin$/);
  await strangersPage.getByRole("banner").getByRole("button", { name: other.email }).click();
  await expect(strangersPage.getByRole("link", { name: "管理", exact: true })).toBeVisible();

  await page.getByRole("button", { name: `${other.email}の権限を外す` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "権限を外す" }).click();
  await expect(page.getByText(`${other.email}の権限を外しました。`)).toBeVisible();
  expect((await strangersPage.goto("/admin"))?.status()).toBe(404);
});
