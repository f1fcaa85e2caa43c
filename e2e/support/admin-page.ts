import { expect, type Locator } from "playwright/test";
import { SitePage } from "./site-page";

export { cardPath } from "./account/own-card";

/** The pages where administrators work. */
export class AdminPage extends SitePage {
  get main(): Locator {
    return this.page.getByRole("main");
  }

  /** The way to the other pages of the administration. */
  get places(): Locator {
    return this.page.getByRole("navigation", { name: /^(管理メニュー|Admin)$/ });
  }

  get changes(): Locator {
    return this.page.getByRole("region", { name: /^(変更点|このバージョンの変更点|Changes)$/ });
  }

  get impact(): Locator {
    return this.page.getByRole("region", { name: /^(影響|Impact)$/ });
  }

  get problems(): Locator {
    return this.page.getByRole("region", { name: /エラーが\d+件|error/ });
  }

  /** Hands files over without a dialog of the system, and has them checked. */
  async upload(...files: readonly { name: string; content: string | Buffer }[]): Promise<void> {
    const check = this.page.getByRole("button", { name: "確認する" });
    // Before the page is awake nobody would hear of the files.
    await expect(check).toBeEnabled();
    await this.page.getByLabel("ファイルを選択").setInputFiles(
      files.map(({ name, content }) => ({
        name,
        mimeType: "application/octet-stream",
        buffer: Buffer.from(content),
      })),
    );
    await check.click();
  }

  /** Presses the button at the end of a review and then the same in its question. */
  async confirm(name: string): Promise<void> {
    await this.main.getByRole("button", { name, exact: true }).first().click();
    await this.page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  }

  /** Publishes a card file; gives its version. */
  async publish(content: string): Promise<number> {
    await this.page.goto("/admin/import");
    await this.upload({ name: "card.json", content });
    await this.confirm("公開する");
    return this.publishedVersion();
  }

  /** The version that was just published, as the page says it. */
  async publishedVersion(): Promise<number> {
    const said = await this.main.getByText(/データバージョン\d+を公開しました/).innerText();
    return Number(/\d+/.exec(said)?.[0]);
  }
}
