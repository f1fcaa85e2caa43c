import { openDatabase } from "../prisma/factories/database";
import { AdminPage, cardPath } from "./support/admin-page";
import { expect, test } from "./support/test";

const anyCard = () =>
  openDatabase().card.findFirstOrThrow({
    where: { number: { lt: 98_000 }, token: false, retired: false },
    orderBy: { number: "asc" },
  });

test("a reader suggests a correction, signs in on the way, and finds the answer in the account", async ({
  page,
  strangersPage,
  world,
  expectAccessible,
}) => {
  const { name, number, reading } = await anyCard();
  const reader = await world.createUser({ name: "読者" });
  const proposed = `${reading}ー`;
  await page.goto(`${cardPath(name)}/suggest`);
  await page.getByLabel("直すところ").selectOption({ label: "読み" });
  await expect(page.getByRole("region", { name: "いまの内容" })).toContainText(reading);
  await expect(page.getByLabel("正しい内容")).toHaveValue(reading);
  await page.getByLabel("正しい内容").fill(proposed);
  await page.getByLabel("理由と出典").fill("カードの現物で確かめました。");
  await expectAccessible(page);
  await page.getByRole("link", { name: "サインインして続ける" }).click();
  await page.getByRole("main").getByLabel("メールアドレス").fill(reader.email);
  await page.getByRole("main").getByLabel("パスワード", { exact: true }).fill(reader.password);
  await page.getByRole("main").getByRole("button", { name: "サインイン" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `《${name}》の訂正を提案する` })).toBeVisible();
  await expect(page.getByLabel("正しい内容")).toHaveValue(proposed);
  await page.getByRole("button", { name: "提案を送る" }).click();
  await expect(page.getByText("提案を受け取りました")).toBeVisible();
  await page.getByRole("link", { name: "自分の提案を見る" }).click();
  const mine = page.getByRole("region", { name: "訂正の提案" }).getByRole("listitem");
  await expect(mine).toContainText("確認待ち");

  await world.createSignedIn(strangersPage.context(), { role: "admin" });
  const admin = new AdminPage(strangersPage);
  await strangersPage.goto("/admin/suggestions");
  const group = strangersPage.getByRole("region", { name: `${name} 読み` });
  const item = group.getByRole("listitem").filter({ hasText: "読者" });
  await expect(item.locator("ins")).toContainText("ー");
  await item.getByRole("textbox", { name: "返事" }).fill("ありがとうございます。直します。");
  await expectAccessible(strangersPage);
  await item.getByRole("button", { name: "採用して編集へ" }).click();
  await expect(admin.heading).toHaveText(`《${name}》を編集`);
  await expect(strangersPage.getByLabel("読み", { exact: true })).toHaveValue(proposed);
  await strangersPage.getByRole("button", { name: "確認へ進む" }).click();
  await expect(admin.changes.locator("ins")).toContainText("ー");
  await admin.confirm("下書きを捨てる");
  // What came from a form goes back to it.
  await expect(admin.heading).toHaveText(`《${name}》を編集`);

  await page.reload();
  await expect(mine).toContainText("採用");
  await expect(mine).toContainText("ありがとうございます。直します。");
  await expectAccessible(page);
  expect((await openDatabase().card.findUniqueOrThrow({ where: { number } })).reading, "nothing was published").toBe(
    reading,
  );
});

test("what is missing is said at its field, and equal suggestions are declined with one answer", async ({
  page,
  context,
  world,
}) => {
  const { number, name } = await anyCard();
  const [first, second] = [await world.createUser({ name: "一人目" }), await world.createUser({ name: "二人目" })];
  const same = {
    cardNumber: number,
    field: "englishName",
    current: "",
    proposed: `Same ${first.id}`,
    reason: "ためし",
  };
  for (const { id } of [first, second]) await openDatabase().suggestion.create({ data: { ...same, authorId: id } });
  await world.createSignedIn(context, { role: "admin" });

  await page.goto(`${cardPath(name)}/suggest`);
  await page.getByRole("button", { name: "提案を送る" }).click();
  await expect(page.getByLabel("正しい内容")).toBeFocused();
  await expect(page.getByLabel("正しい内容")).toHaveAccessibleDescription(/いまの内容と同じです|書いてください/);
  await expect(page.getByLabel("理由と出典")).toHaveAccessibleDescription(/理由か出典を書いてください/);

  await page.goto("/admin/suggestions");
  const item = page.getByRole("listitem").filter({ hasText: "一人目" });
  await item.getByRole("button", { name: "見送る" }).click();
  await expect(item.getByRole("textbox", { name: "返事" })).toHaveAccessibleDescription(/見送る理由を書いてください/);
  await item.getByRole("textbox", { name: "返事" }).fill("いまの英語名を使います。");
  await item.getByRole("button", { name: "見送る" }).click();
  await expect(item).toContainText("返事をしました。");
  const rows = await openDatabase().suggestion.findMany({ where: { authorId: { in: [first.id, second.id] } } });
  expect(rows.map(({ state, answer }) => `${state} ${answer}`)).toEqual(
    Array(2).fill("declined いまの英語名を使います。"),
  );
});

test("a reader takes a suggestion back while nobody has answered it", async ({ page, context, world }) => {
  const { number, name } = await anyCard();
  const reader = await world.createSignedIn(context);
  const data = { cardNumber: number, field: "other", current: "", proposed: "取り下げる提案", reason: "ためし" };
  await openDatabase().suggestion.create({ data: { ...data, authorId: reader.id } });
  await page.goto("/account");
  await page.getByRole("button", { name: `《${name}》のそのほかの提案を取り下げる` }).click();
  await expect(page.getByText("取り下げました。")).toBeVisible();
  expect(await openDatabase().suggestion.count({ where: { authorId: reader.id } })).toBe(0);
});

test("what a reader chooses before the page's script runs is not lost: the fields wait for it", async ({ page }) => {
  const { name, reading } = await anyCard();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/**.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${cardPath(name)}/suggest`, { waitUntil: "commit" });
  const part = page.getByLabel("直すところ");
  await expect(part).toBeDisabled();
  await expect(page.getByLabel("理由と出典")).not.toBeEditable();
  release();
  await part.selectOption({ label: "読み" });
  await expect(page.getByRole("region", { name: "いまの内容" })).toContainText(reading);
});
