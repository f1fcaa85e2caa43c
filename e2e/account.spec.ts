import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { openDatabase } from "../prisma/factories/database";
import { expect, test } from "./support/test";

const content = { deck: { grimoire: [], stoneDeck: [{ name: "青の魔石", count: 20 }] } };
const newcomer = () => ({ email: `${randomUUID()}@example.org`, password: `合言葉 ${randomUUID()}` });

async function enter(page: Page, button: string, { email, password }: { email: string; password: string }) {
  const main = page.getByRole("main");
  await main.getByLabel("メールアドレス").fill(email);
  await main.getByLabel("パスワード", { exact: true }).fill(password);
  await main.getByRole("button", { name: button }).click();
}

async function signOut(page: Page, name: string) {
  await page.getByRole("banner").getByRole("button", { name }).click();
  await page.getByRole("button", { name: "サインアウト" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "サインイン" })).toBeVisible();
}

const saveDeck = (page: Page, name: string) =>
  page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/decks", { method: "POST", headers, body: JSON.stringify(body) })).status;
    },
    { name, ...content },
  );

test("sign up, save, sign out, sign in, find the deck again, delete the account", async ({
  page,
  expectAccessible,
}) => {
  const me = newcomer();
  await page.goto("/sign-up");
  await enter(page, "登録する", me);
  await expect(page.getByRole("heading", { level: 1, name: "自分のデッキ" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "保存したデッキはまだありません" })).toBeVisible();

  expect(await saveDeck(page, "青の試作")).toBe(201);
  await page.reload();
  await expect(page.getByRole("link", { name: "青の試作" })).toBeVisible();
  await expectAccessible(page);

  await signOut(page, me.email);
  await page.goto("/decks/mine");
  await page.getByRole("link", { name: "サインインして保存" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "サインイン" })).toBeVisible();
  await enter(page, "サインイン", me);
  await expect(page).toHaveURL(/\/decks\/mine$/);
  await expect(page.getByRole("link", { name: "青の試作" })).toBeVisible();

  await page.goto("/account");
  await expectAccessible(page);
  await page.getByRole("button", { name: "アカウントを削除する" }).click();
  const removal = page.getByRole("region", { name: "アカウントの削除" });
  await removal.getByLabel("いまのパスワード").fill(me.password);
  await removal.getByRole("button", { name: "すべて削除する" }).click();
  await expect(page.getByText("アカウントを削除しました")).toBeVisible();
  expect(await openDatabase().user.findUnique({ where: { email: me.email } })).toBeNull();
  await expect(page.getByRole("banner").getByRole("link", { name: "サインイン" })).toBeVisible();
});

test("a refused form keeps what was typed, says what to change and leads there", async ({
  page,
  world,
  allowMessages,
  expectAccessible,
}) => {
  allowMessages(/40[19]|422/);
  const taken = await world.createUser();
  await page.goto("/sign-up");
  const [email, password] = [page.getByLabel("メールアドレス"), page.getByLabel("パスワード", { exact: true })];
  await enter(page, "登録する", { email: "nobody", password: "short" });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/メールアドレスの形になっていません/);
  await expect(password).toHaveAccessibleDescription(/いま5文字です/);
  await expectAccessible(page);

  await enter(page, "登録する", { email: taken.email, password: "password123" });
  await expect(password).toHaveAccessibleDescription(/真っ先に試される/);
  await expect(password).toBeFocused();
  await enter(page, "登録する", { email: taken.email, password: "long enough" });
  await expect(email).toHaveAccessibleDescription(/すでに登録されています/);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(taken.email);
  await expect(password).toHaveValue("long enough");

  await page.goto("/sign-in");
  await enter(page, "サインイン", { email: taken.email, password: "not the password" });
  await expect(page.getByRole("alert").filter({ hasText: "メールアドレスかパスワードが違います" })).toBeVisible();
  await expect(page.getByLabel("メールアドレス")).toHaveValue(taken.email);
  await enter(page, "サインイン", { email: `${randomUUID()}@example.org`, password: "not the password" });
  await expect(page.getByRole("alert").filter({ hasText: "メールアドレスかパスワードが違います" })).toBeVisible();
});

test("the password can be shown, and the way back is kept through both pages, but only on this site", async ({
  page,
  world,
}) => {
  const user = await world.createUser();
  await page.goto(`/sign-up?return=${encodeURIComponent("/cards?q=魔石")}`);
  await page.getByRole("main").getByRole("link", { name: "サインインする" }).click();
  await page.getByLabel("パスワード", { exact: true }).fill(user.password);
  await page.getByRole("button", { name: "パスワードを表示" }).click();
  await expect(page.getByLabel("パスワード", { exact: true })).toHaveAttribute("type", "text");
  await enter(page, "サインイン", user);
  await expect(page).toHaveURL(/\/cards\?q=/);
  await page.goto("/sign-in?return=//elsewhere.example");
  await expect(page).toHaveURL(/\/decks\/mine$/);
});

test("another device can be signed out, and a changed password signs all others out", async ({
  page,
  strangersPage: phone,
  world,
  allowMessages,
}) => {
  allowMessages(/403/);
  const user = await world.createSignedIn(page.context());
  await world.signIn(phone.context(), user);
  await phone.goto("/account");
  await page.goto("/account");
  const devices = page.getByRole("region", { name: "サインイン中の端末" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await devices.getByRole("listitem").getByRole("button").click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(devices.getByText("この端末")).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole("heading", { level: 1, name: "サインイン" })).toBeVisible();

  await world.signIn(phone.context(), user);
  const form = page.getByRole("region", { name: "パスワード", exact: true });
  await form.getByLabel("いまのパスワード").fill("not the password");
  await form.getByLabel("新しいパスワード").fill("another password");
  await form.getByRole("button", { name: "パスワードを変える" }).click();
  await expect(form.getByLabel("いまのパスワード")).toHaveAccessibleDescription("パスワードが違います。");
  await form.getByLabel("いまのパスワード").fill(user.password);
  await form.getByRole("button", { name: "パスワードを変える" }).click();
  await expect(form.getByRole("status")).toHaveText(/パスワードを変えました/);
  await phone.goto("/account");
  await expect(phone.getByRole("heading", { level: 1, name: "サインイン" })).toBeVisible();
  await world.signIn(phone.context(), { ...user, password: "another password" });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "アカウント" })).toBeVisible();
  await devices.getByRole("button", { name: "ほかの端末をすべてサインアウト" }).click();
  await expect(devices.getByRole("status")).toHaveText("ほかの端末をすべてサインアウトさせました。");
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await phone.reload();
  await expect(phone.getByRole("heading", { level: 1, name: "サインイン" })).toBeVisible();
});

test("everything about an account can be taken away as one file", async ({ page, world }) => {
  const user = await world.createSignedIn(page.context());
  await world.createDeck(user, { name: "持ち出す", lines: [{ zone: "stoneDeck", name: "赤の魔石", count: 20 }] });
  await page.goto("/account");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "データを受け取る" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("grimoire-account.json");
  const chunks = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const data = JSON.parse(Buffer.concat(chunks).toString());
  expect(data).toMatchObject({
    email: user.email,
    decks: [{ name: "持ち出す", lines: [{ name: "赤の魔石", count: 20 }] }],
  });
});

test("one's own decks are renamed, shared by link and deleted from the list", async ({
  page,
  strangersPage,
  world,
  expectAccessible,
}) => {
  const user = await world.createSignedIn(page.context());
  const { id } = await world.createDeck(user, { name: "前の名前" });
  await page.goto("/decks/mine");
  await page.getByRole("button", { name: "「前の名前」の操作" }).click();
  await page.getByRole("button", { name: "名前を変える" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("デッキの名前").fill(" ");
  await dialog.getByLabel("デッキの名前").press("Enter");
  await expect(dialog.getByLabel("デッキの名前")).toHaveAccessibleDescription(/1文字以上80文字以内/);
  await dialog.getByLabel("デッキの名前").fill("後の名前");
  await dialog.getByRole("button", { name: "変える" }).click();
  await expect(page.getByRole("link", { name: "後の名前" })).toBeVisible();

  await page.getByLabel("「後の名前」の公開範囲").selectOption("限定公開");
  await expect(page.getByRole("button", { name: "リンクをコピー" })).toBeVisible();
  const { linkToken } = await openDatabase().deck.findUniqueOrThrow({ where: { id } });
  const shared = await strangersPage.goto(`/s/${linkToken}`);
  expect(shared?.headers()).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
  await expect(strangersPage.getByRole("heading", { level: 1, name: "後の名前" })).toBeVisible();
  await expectAccessible(strangersPage);
  await page.getByRole("link", { name: "後の名前" }).click();
  await page.getByRole("button", { name: "共有", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "リンク", exact: true })).toHaveValue(
    new RegExp(`/s/${linkToken}$`),
  );
  await expectAccessible(page);
  await page.goto("/decks/mine");
  await page.getByLabel("「後の名前」の公開範囲").selectOption("非公開");
  await expect(page.getByRole("button", { name: "リンクをコピー" })).toBeHidden();
  expect((await strangersPage.request.get(`/s/${linkToken}`)).status()).toBe(404);

  await page.getByRole("button", { name: "「後の名前」の操作" }).click();
  await page.getByRole("button", { name: "削除" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect(page.getByRole("link", { name: "後の名前" })).toBeHidden();
  expect(await openDatabase().deck.findUnique({ where: { id } })).toBeNull();
});

test("a site without mail says who makes the links that it cannot send", async ({ page, context, world }) => {
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "パスワードを忘れた" }).click();
  await expect(page.getByText("このサイトはメールを送りません")).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await world.createSignedIn(context, { verified: false });
  await page.goto("/account");
  const address = page.getByRole("region", { name: "メールアドレス" });
  await expect(address.getByText("確認のリンクは運営者が作ります")).toBeVisible();
  await expect(address.getByRole("button", { name: "確認メールを送る" })).toBeHidden();
});

for (const path of ["/sign-in", "/en/sign-in", "/sign-up", "/forgot", "/en/link", "/decks"])
  test(`${path} is accessible, light and dark`, async ({ page, expectAccessibleInBothSchemes }) => {
    await page.goto(path);
    await expectAccessibleInBothSchemes(page);
  });
