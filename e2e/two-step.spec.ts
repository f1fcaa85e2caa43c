import type { Page } from "playwright/test";
import { codeOf } from "../prisma/factories/create-second-factor";
import { openDatabase } from "../prisma/factories/database";
import { expect, test } from "./support/test";

/** Makes the proof of every session of an account too old. */
const age = (userId: string) =>
  openDatabase().userSession.updateMany({
    where: { userId },
    data: { provedAt: new Date(Date.now() - 16 * 60 * 1000) },
  });
const section = (page: Page) => page.getByRole("region", { name: "二段階サインイン" });
const proof = (page: Page) => page.getByRole("dialog", { name: "本人の確認" });

/** Goes on with Tab until an element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    const focused = page.locator(":focus");
    if ((await focused.count()) > 0 && (await focused.evaluate((element) => element.textContent)) === name) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${name}`);
}

test("two-step sign-in is set up by keyboard, asked for at the next sign-in, and a recovery code stands in once", async ({
  page,
  strangersPage: phone,
  world,
  allowMessages,
  expectAccessible,
}) => {
  allowMessages(/40[13]/);
  const user = await world.createSignedIn(page.context());
  await page.goto("/account#two-step");
  await expect(section(page).getByRole("button", { name: "設定を始める" })).toBeEnabled();
  await tabTo(page, "設定を始める");
  await page.keyboard.press("Enter");
  const key = section(page).getByLabel("読み取れないときは、この鍵をアプリに入力します");
  await expect(section(page).getByRole("img", { name: "認証アプリに読み取らせるQRコード" })).toBeVisible();
  const secret = (await key.inputValue()).replaceAll(" ", "");
  await expectAccessible(page);
  const code = section(page).getByLabel("6桁のコード");
  await code.focus();
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(code).toHaveAccessibleDescription(/コードが違うか/);
  await expect(code).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(codeOf({ secret }));
  await page.keyboard.press("Enter");
  const codes = section(page).getByRole("textbox", { name: "回復コード" });
  await expect(codes).toHaveValue(/^([0-9a-z]{4}(-[0-9a-z]{4}){3}\n?){10}$/);
  const [recovery = ""] = (await codes.inputValue()).split("\n");
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await tabTo(page, "ファイルで受け取る");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toBe("grimoire-recovery-codes.txt");
  await tabTo(page, "控えました");
  await page.keyboard.press("Enter");
  await expect(section(page)).toContainText("回復コードは残り10個です。");
  await page.reload();
  await expect(section(page)).toContainText("使っています");

  await phone.goto("/sign-in?return=/decks/mine");
  const enter = async () => {
    const password = phone.getByLabel("パスワード", { exact: true });
    await phone.getByRole("main").getByLabel("メールアドレス").fill(user.email);
    await password.fill(user.password);
    await password.press("Enter");
    await expect(phone.getByLabel("6桁のコード")).toBeFocused();
  };
  await enter();
  await expectAccessible(phone);
  await phone.reload();
  await expect(phone.getByLabel("6桁のコード")).toBeFocused();
  expect((await phone.request.get("/api/accounts/me/export")).status(), "there is no session before the code").toBe(
    401,
  );
  await phone.keyboard.type("123456");
  await phone.keyboard.press("Enter");
  await expect(phone.getByLabel("6桁のコード")).toHaveAccessibleDescription(/コードが違うか/);
  await phone.getByRole("button", { name: "回復コードを使う" }).press("Enter");
  await expect(phone.getByLabel("回復コード")).toBeFocused();
  await phone.keyboard.type(recovery.toUpperCase());
  await phone.keyboard.press("Enter");
  await expect(phone).toHaveURL(/^[^?]+\/decks\/mine$/);
  await page.reload();
  await expect(section(page)).toContainText("回復コードは残り9個です。");
});

test("what needs a proof asks for it in a window, and goes on with what was typed", async ({
  page,
  world,
  allowMessages,
  expectAccessible,
}) => {
  allowMessages(/40[13]/);
  const user = await world.createSignedIn(page.context());
  await age(user.id);
  await page.goto("/account");
  // A key that is pressed on a button before the page's script runs is lost: the button is off until then.
  await expect(section(page).getByRole("button", { name: "設定を始める" })).toBeEnabled();
  await section(page).getByRole("button", { name: "設定を始める" }).press("Enter");
  await expect(proof(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(section(page).getByRole("alert")).toContainText("何も変わっていません");
  await section(page).getByRole("button", { name: "設定を始める" }).press("Enter");
  const password = proof(page).getByLabel("パスワード", { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.type("not the password");
  await page.keyboard.press("Enter");
  await expect(password).toHaveAccessibleDescription("パスワードが違います。");
  await password.fill(user.password);
  await password.press("Enter");
  await expect(proof(page)).toBeHidden();
  await expect(section(page).getByRole("img", { name: "認証アプリに読み取らせるQRコード" })).toBeVisible();
});

test("an administrator without two-step sign-in is led to it, and the administration opens afterwards", async ({
  page,
  context,
  world,
  expectAccessible,
}) => {
  await world.createSignedIn(context, { role: "admin", twoStep: false });
  await page.goto("/en/admin/history");
  await expect(page).toHaveURL(/\/en\/account#two-step$/);
  const place = page.getByRole("region", { name: "Two-step sign-in" });
  await expect(place).toContainText("Administrators need two-step sign-in");
  await expectAccessible(page);
  await place.getByRole("button", { name: "Set it up" }).click();
  const secret = (await place.getByLabel("If you cannot scan it").inputValue()).replaceAll(" ", "");
  await place.getByLabel("Six-digit code").fill(codeOf({ secret }));
  await place.getByRole("button", { name: "Finish" }).click();
  await place.getByRole("button", { name: "I have kept them" }).click();
  await place.getByRole("link", { name: "To the administration" }).click();
  await expect(page).toHaveURL(/\/en\/admin$/);
  await page.goto("/en/account");
  await place.getByRole("button", { name: "Turn two-step sign-in off" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Turn two-step sign-in off" }).click();
  await expect(place).toContainText("Two-step sign-in is off.");
  await page.goto("/en/admin");
  await expect(page).toHaveURL(/\/en\/account#two-step$/);
});

test("an administrator who signs in for the first time comes to the set-up of the second step", async ({
  page,
  world,
}) => {
  const admin = await world.createUser({ role: "admin", twoStep: false });
  await page.goto("/sign-in?return=/decks/mine");
  const password = page.getByLabel("パスワード", { exact: true });
  await page.getByRole("main").getByLabel("メールアドレス").fill(admin.email);
  await password.fill(admin.password);
  await password.press("Enter");
  await expect(page).toHaveURL(/\/account#two-step$/);
  await expect(section(page)).toContainText("管理者には二段階サインインが必要です");
});

test("an administrator proves by a code before making others administrators, and nothing typed is lost", async ({
  page,
  context,
  world,
  allowMessages,
}) => {
  allowMessages(/401/);
  const admin = await world.createSignedIn(context, { role: "admin" });
  const other = await world.createUser();
  await page.goto("/admin/people");
  await age(admin.id);
  await page.getByLabel("メールアドレス").fill(other.email);
  await page.getByRole("button", { name: "管理者にする" }).click();
  await proof(page).getByRole("button", { name: "コードで確かめる" }).press("Enter");
  await expect(proof(page).getByLabel("6桁のコード")).toBeFocused();
  await page.keyboard.type(codeOf(admin.factor ?? { secret: "" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${other.email}を管理者にしました。`)).toBeVisible();
  await expect(proof(page)).toBeHidden();
  const row = await openDatabase().user.findUniqueOrThrow({ where: { id: other.id } });
  expect(row.role).toBe("admin");
});
