import { expect, type Locator } from "playwright/test";
import { AccountPage } from "./account-page";

/** Two-step sign-in on the account page, by keyboard. */
export class TwoStepPage extends AccountPage {
  get section(): Locator {
    return this.page.getByRole("region", { name: "2段階認証" });
  }

  /** The window that asks for a proof. */
  get proof(): Locator {
    return this.page.getByRole("dialog", { name: "本人確認" });
  }

  get proofPassword(): Locator {
    return this.proof.getByLabel("パスワード", { exact: true });
  }

  get start(): Locator {
    return this.section.getByRole("button", { name: "設定を始める" });
  }

  get qrCode(): Locator {
    return this.section.getByRole("img", { name: "認証アプリに読み取らせるQRコード" });
  }

  get codes(): Locator {
    return this.section.getByRole("textbox", { name: "回復コード" });
  }

  /** The code field while the second step is set up. */
  get setUpCode(): Locator {
    return this.section.getByLabel("6桁のコード");
  }

  /** The secret as an app takes it, once it is shown. */
  async secret(): Promise<string> {
    await expect(this.qrCode).toBeVisible();
    const key = this.section.getByLabel("読み取れない場合は、このキーをアプリに入力します");
    return (await key.inputValue()).replaceAll(" ", "");
  }

  async startByKey(): Promise<void> {
    await expect(this.start).toBeEnabled();
    await this.tabTo("設定を始める");
    await this.page.keyboard.press("Enter");
  }

  /** Types a code and sends it. */
  async type(code: string): Promise<void> {
    await this.page.keyboard.type(code);
    await this.page.keyboard.press("Enter");
  }

  async expectWrongSetUpCode(): Promise<void> {
    await expect(this.setUpCode).toHaveAccessibleDescription(/コードが違うか/);
    await expect(this.setUpCode).toBeFocused();
  }

  /** Takes the recovery codes as a file, by keyboard; gives the name of the file. */
  async download(): Promise<string> {
    const download = this.page.waitForEvent("download");
    await this.tabTo("ファイルに保存");
    await this.page.keyboard.press("Enter");
    return (await download).suggestedFilename();
  }

  async keepCodes(): Promise<void> {
    await this.tabTo("保管しました");
    await this.page.keyboard.press("Enter");
  }

  async expectOn(): Promise<void> {
    await expect(this.section).toContainText("有効です");
  }

  async expectCodesLeft(count: number): Promise<void> {
    await expect(this.section).toContainText(`回復コードは残り${count}個です。`);
  }

  async expectNothingChanged(): Promise<void> {
    await expect(this.section.getByRole("alert")).toContainText("変更は保存されていません");
  }

  async expectWrongProof(): Promise<void> {
    await expect(this.proofPassword).toHaveAccessibleDescription("パスワードが違います。");
  }

  /** Goes on with Tab until an element has the focus, as somebody without a mouse does. */
  private async tabTo(name: string): Promise<void> {
    for (let i = 0; i < 80; i++) {
      const focused = this.page.locator(":focus");
      if ((await focused.count()) > 0 && (await focused.evaluate((element) => element.textContent)) === name) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`Tab never reached ${name}`);
  }
}
