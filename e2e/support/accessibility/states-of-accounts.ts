import { expect, type Page } from "playwright/test";
import { codeOf } from "../../../prisma/factories/create-second-factor";
import { openDatabase } from "../../../prisma/factories/database";
import { AdminPage } from "../admin-page";
import { openDialog, type Places, type Reach } from "./state";

const main = (page: Page) => page.getByRole("main");

/** Fills the form of an account and sends it. */
async function enter(page: Page, email: string, password: string): Promise<void> {
  const button = main(page).locator("form button[type=submit]").first();
  await expect(button).toBeEnabled();
  await main(page).getByLabel("メールアドレス").fill(email);
  await main(page).getByLabel("パスワード", { exact: true }).fill(password);
  await button.click();
}

/** Sets when the reader last gave a proof. */
const prove = ({ user: userId }: Places, provedAt: Date) =>
  openDatabase().userSession.updateMany({ where: { userId: userId ?? "" }, data: { provedAt } });

const twoStep = (page: Page) => page.getByRole("region", { name: "2段階認証" });
const begin = (page: Page) => twoStep(page).getByRole("button", { name: "設定を始める" });

/** States of forms of accounts. */
export const ACCOUNT_STATES = {
  "sign-in refused": async (page) => {
    await enter(page, "nobody@example.org", "not the password");
    await expect(main(page).getByRole("alert").first()).toBeVisible();
    return main(page);
  },
  "code asked for": async (page, { email = "", password = "" }) => {
    await enter(page, email, password);
    await expect(page.getByLabel("6桁のコード")).toBeFocused();
    return main(page);
  },
  "sign-up refused": async (page) => {
    await enter(page, "nobody", "short");
    await expect(page.getByLabel("メールアドレス")).toHaveAttribute("aria-invalid", "true");
    return main(page);
  },
  "link sent": async (page) => {
    await main(page).getByLabel("メールアドレス").fill("nobody@example.org");
    await main(page).getByRole("button", { name: "リンクを送る" }).click();
    await expect(main(page).getByRole("status").filter({ hasText: "送信を受け付けました" })).toBeVisible();
    return main(page);
  },
  "weak password": async (page) => {
    const password = main(page).getByRole("textbox", { name: "新しいパスワード" });
    await password.fill("password123");
    await password.press("Enter");
    await expect(password).toHaveAttribute("aria-invalid", "true");
    return main(page);
  },
  "link out of reach": async (page) => {
    await page.context().setOffline(true);
    await page.evaluate(() => window.location.assign(`#${"A".repeat(43)}`));
    await expect(page.getByRole("alert").filter({ hasText: "サーバーに接続できません" })).toBeVisible();
    await page.context().setOffline(false);
    return main(page);
  },
  "field to correct": async (page) => {
    await page.getByLabel("訂正する項目").selectOption({ label: "読み" });
    await page.getByLabel("理由と出典").fill("カードの現物で確かめました。");
    return main(page);
  },
  "proof asked for": async (page, places) => {
    await expect(begin(page)).toBeEnabled();
    await prove(places, new Date(Date.now() - 16 * 60 * 1000));
    await begin(page).click();
    await expect(openDialog(page)).toBeVisible();
    return openDialog(page);
  },
  "second step begun": async (page, places) => {
    await page.keyboard.press("Escape");
    await prove(places, new Date());
    await begin(page).click();
    await expect(twoStep(page).getByRole("img")).toBeVisible();
    return twoStep(page);
  },
  "recovery codes": async (page) => {
    const key = twoStep(page).getByLabel("読み取れない場合は、このキーをアプリに入力します");
    const secret = (await key.inputValue()).replaceAll(" ", "");
    await twoStep(page).getByLabel("6桁のコード").fill(codeOf({ secret }));
    await page.keyboard.press("Enter");
    await expect(twoStep(page).getByRole("textbox", { name: "回復コード" })).toHaveValue(/^[0-9a-z]{4}-/);
    return twoStep(page);
  },
  "own deck chosen": async (page) => {
    await main(page).getByRole("checkbox").first().check();
    return main(page);
  },
  "files refused": async (page) => {
    const admin = new AdminPage(page);
    const card = { number: 98_999, name: "壊れた写本", reading: "カタカナ", revisions: [], printings: [] };
    const content = JSON.stringify({ format: "grimoire-cards/1", sets: [], cards: [card] });
    await admin.upload({ name: "broken.json", content });
    await expect(admin.problems).toContainText("broken.json");
    return admin.problems;
  },
  "draft gone": async (page, { draft = "" }) => {
    const admin = new AdminPage(page);
    await expect(admin.main.getByRole("button", { name: "公開する", exact: true }).first()).toBeEnabled();
    await openDatabase().importDraft.delete({ where: { id: draft } });
    await admin.confirm("公開する");
    await expect(admin.main.getByRole("alert")).toBeVisible();
    return admin.main;
  },
  "card form refused": async (page) => {
    const send = page.getByRole("button", { name: "確認へ進む" });
    await expect(send).toBeEnabled();
    await page.getByLabel("読み").fill("カタカナ");
    await page.getByLabel("使用コスト").fill("赤2");
    await send.click();
    await expect(page.getByRole("region", { name: /エラーが\d+件/ })).toBeVisible();
    return main(page);
  },
  "administrator refused": async (page) => {
    const address = main(page).getByLabel("メールアドレス");
    await address.fill("nobody@example.org");
    await page.getByRole("button", { name: "管理者にする" }).click();
    await expect(address).toHaveAttribute("aria-invalid", "true");
    return main(page);
  },
} satisfies Record<string, Reach>;
