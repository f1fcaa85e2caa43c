import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { createLink } from "../prisma/factories/create-link";
import { openDatabase } from "../prisma/factories/database";
import type { MailSink } from "../prisma/factories/mail-sink";
import { expect, test } from "./support/test";

test.use({ ownSite: true, mails: true });

const NEW = "月夜に七つの図書館をめぐる";
const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

/** The next mail to an address, with the link in it as a path of the site. */
async function linkTo(mailbox: MailSink | undefined, address: string) {
  const mail = await mailbox?.next(address);
  return { mail, path: /(?:\/en)?\/link#[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "" };
}

async function enter(page: Page, button: string, { email, password }: { email: string; password: string }) {
  await main(page).getByLabel("メールアドレス").fill(email);
  await main(page).getByLabel("パスワード", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: button }).click();
}

test("who signs up confirms the address by mail, also in a window that is not signed in", async ({
  page,
  strangersPage: phone,
  mailbox,
  allowMessages,
  expectAccessibleAndFitting,
}) => {
  allowMessages(/404|410/);
  const me = { email: `${randomUUID()}@example.org`, password: `合言葉 ${randomUUID()}` };
  await page.goto("/sign-up");
  await enter(page, "登録する", me);
  await heading(page, "自分のデッキ");
  const { mail, path } = await linkTo(mailbox, me.email);
  expect(mail?.subject).toContain("メールアドレスの確認");

  await page.goto("/account");
  const address = page.getByRole("region", { name: "メールアドレス" });
  await expect(address.getByText("まだ確認されていないアドレスです")).toBeVisible();
  await expectAccessibleAndFitting(page);
  await address.getByRole("button", { name: "確認メールを送る" }).click();
  await expect(address.getByText("確認メールを送りました")).toBeVisible();
  const second = await linkTo(mailbox, me.email);

  await phone.goto(path);
  await heading(phone, "メールアドレスの確認");
  expect(new URL(phone.url()).hash, "the token has left the address").toBe("");
  await expectAccessibleAndFitting(phone);
  await main(phone).getByRole("link", { name: "サインインする" }).click();
  await enter(phone, "サインイン", me);
  await expect(main(phone).getByText(me.email)).toBeVisible();
  await main(phone).getByRole("button", { name: "確認する" }).click();
  await expect(phone.getByRole("status").filter({ hasText: "メールアドレスを確認しました" })).toBeVisible();
  await expectAccessibleAndFitting(phone);
  await main(phone).getByRole("link", { name: "アカウントの画面へ" }).click();
  await expect(phone.getByText("確認済みのアドレスです")).toBeVisible();

  await phone.goto(path);
  await expect(phone.getByRole("alert").filter({ hasText: "使用済み" })).toBeVisible();
  await expectAccessibleAndFitting(phone);
  await phone.goto(second.path);
  await expect(phone.getByRole("alert").filter({ hasText: "このリンクは使えません" })).toBeVisible();
  await page.getByRole("button", { name: "確認メールを送る" }).click();
  await expect(address.getByText("確認済みのアドレスです")).toBeVisible();
});

test("a link that proves an address is of no use to another account, nor to nobody", async ({ page, world }) => {
  const owner = await world.createUser({ verified: false });
  const stranger = await world.createSignedIn(page.context());
  await page.goto(`/link#${await createLink("verify", owner)}`);
  await expect(main(page).getByText("別のアカウントでサインインしています")).toBeVisible();
  await main(page).getByRole("button", { name: "サインアウトする" }).click();
  await expect(main(page).getByText("サインインしてください")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "確認する" })).toBeHidden();
  const rows = await openDatabase().user.findMany({ where: { id: { in: [owner.id, stranger.id] } } });
  expect(rows.filter(({ emailVerified }) => emailVerified === null).map(({ id }) => id)).toEqual([owner.id]);
});

test("a forgotten password is set anew by mail, which signs all devices out; strangers read the same", async ({
  page,
  strangersPage: phone,
  world,
  mailbox,
  allowMessages,
  expectAccessibleAndFitting,
}) => {
  allowMessages(/422/);
  const user = await world.createSignedIn(phone.context());
  await page.goto("/sign-in");
  await main(page).getByRole("link", { name: "パスワードを忘れた" }).click();
  await heading(page, "パスワードの再設定");
  await expectAccessibleAndFitting(page);
  const said: string[] = [];
  for (const email of [`${randomUUID()}@example.org`, user.email]) {
    await main(page).getByLabel("メールアドレス").fill(email);
    await main(page).getByRole("button", { name: "リンクを送る" }).click();
    const status = main(page).getByRole("status").filter({ hasText: "送信を受け付けました" });
    await expect(status).toBeVisible();
    said.push((await main(page).innerText()).replaceAll(email, "…"));
    if (email !== user.email) await main(page).getByRole("button", { name: "別のアドレスで送る" }).click();
  }
  expect(said[0]).toBe(said[1]);
  await expectAccessibleAndFitting(page);
  const { path } = await linkTo(mailbox, user.email);
  expect(mailbox?.mails.filter(({ to }) => to === user.email)).toHaveLength(1);

  await page.goto(path);
  await heading(page, "新しいパスワード");
  await expect(main(page).getByText(user.email)).toBeVisible();
  const password = main(page).getByRole("textbox", { name: "新しいパスワード" });
  const submit = main(page).getByRole("button", { name: "パスワードを設定する" });
  await password.fill("password123");
  await submit.click();
  await expect(password).toHaveAccessibleDescription(/真っ先に試される/);
  await expectAccessibleAndFitting(page);
  await password.fill(NEW);
  await submit.click();
  await expect(page.getByRole("status").filter({ hasText: "新しいパスワードを設定しました" })).toBeVisible();
  expect((await mailbox?.next(user.email))?.subject).toContain("新しいパスワードが設定されました");
  await phone.goto("/account");
  await heading(phone, "サインイン");
  await main(page).getByRole("link", { name: "サインインする" }).click();
  await enter(page, "サインイン", { email: user.email, password: NEW });
  await heading(page, "自分のデッキ");
});

test("another address has to be proved again, and the old one is told", async ({ page, world, mailbox }) => {
  const user = await world.createSignedIn(page.context());
  await page.goto("/en/account");
  const part = page.getByRole("region", { name: "Email address" });
  await expect(part.getByText("This address is confirmed.")).toBeVisible();
  const moved = `${randomUUID()}@example.org`;
  await part.getByLabel("Email address").fill(moved);
  await part.getByLabel("Current password", { exact: true }).fill(user.password);
  await part.getByRole("button", { name: "Change email address" }).click();
  await expect(part.getByText("A confirmation mail went to the new address.")).toBeVisible();
  await expect(part.getByText("This address is not confirmed yet.")).toBeVisible();
  expect((await mailbox?.next(user.email))?.subject).toContain("Your email address was changed");
  const { path } = await linkTo(mailbox, moved);
  await page.goto(path);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("status").filter({ hasText: `${moved} is confirmed.` })).toBeVisible();
});

test("an invitation makes an account that is signed in at once, and is used up", async ({
  page,
  strangersPage,
  allowMessages,
  expectAccessibleAndFitting,
}) => {
  allowMessages(/410/);
  const email = `${randomUUID()}@example.org`;
  const token = await createLink("invite", { id: null, email });
  await page.goto(`/link#${token}`);
  await heading(page, "招待");
  await expect(main(page).getByText(email)).toBeVisible();
  await expectAccessibleAndFitting(page);
  await main(page).getByLabel("パスワード", { exact: true }).fill(NEW);
  await main(page).getByRole("button", { name: "登録する" }).click();
  await heading(page, "自分のデッキ");
  await page.goto("/account");
  await expect(page.getByText("確認済みのアドレスです")).toBeVisible();
  await strangersPage.goto(`/link#${token}`);
  await expect(strangersPage.getByRole("alert").filter({ hasText: "使用済み" })).toBeVisible();
  await expect(main(strangersPage).getByRole("link", { name: "サインインする" })).toBeVisible();
});

test("a link that is over, cut, missing or out of reach says so, and what to do", async ({
  page,
  context,
  world,
  allowMessages,
  expectAccessibleAndFitting,
}) => {
  allowMessages(/410|ERR_INTERNET_DISCONNECTED/);
  const user = await world.createUser();
  await page.goto("/link");
  await expect(main(page).getByText("リンクがありません")).toBeVisible();
  await expectAccessibleAndFitting(page);
  const old = await createLink("reset", user, new Date(Date.now() - 1000));
  // Only what stands behind the `#` changes, as when somebody pastes it into the address of this page.
  await page.goto(`/link#${old}`);
  const alert = page.getByRole("alert");
  await expect(alert.filter({ hasText: "期限が切れました" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "パスワードの再設定へ" })).toHaveAttribute("href", "/forgot");
  await expectAccessibleAndFitting(page);
  await page.goto(`/link#${old.slice(0, 20)}`);
  await expect(alert.filter({ hasText: "このリンクは使えません" })).toBeVisible();

  const token = await createLink("reset", user);
  await context.setOffline(true);
  await page.evaluate((hash) => window.location.assign(hash), `#${token}`);
  await expect(alert.filter({ hasText: "サーバーにつながりません" })).toBeVisible();
  await expectAccessibleAndFitting(page);
  await context.setOffline(false);
  await main(page).getByRole("button", { name: "もう一度試す" }).click();
  await heading(page, "新しいパスワード");
});
