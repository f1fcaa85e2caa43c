import type { Locator, Page } from "playwright/test";

const WAYS = { x: /^Xに投稿/, line: /^LINEで送る/ } as const;
const VISIBILITIES = { private: "非公開", unlisted: "限定公開", public: "公開" } as const;

/** The window with every way to give a deck or a card away, in Japanese. */
export class ShareDialog {
  constructor(private readonly page: Page) {}

  get opener(): Locator {
    return this.page.getByRole("button", { name: "共有", exact: true });
  }

  get window(): Locator {
    return this.page.getByRole("dialog");
  }

  get link(): Locator {
    return this.window.getByRole("textbox", { name: "リンク", exact: true });
  }

  get visibility(): Locator {
    return this.window.getByRole("combobox", { name: "公開範囲" });
  }

  way(name: keyof typeof WAYS): Locator {
    return this.window.getByRole("link", { name: WAYS[name] });
  }

  async choose(visibility: keyof typeof VISIBILITIES): Promise<void> {
    await this.visibility.selectOption({ label: VISIBILITIES[visibility] });
  }

  /** Opens everything behind the first parts. */
  async openMore(): Promise<void> {
    await this.window.getByText("ほかの共有方法", { exact: true }).click();
  }

  /** The QR code of an address, once the other forms are open. */
  qrCode(address: string): Locator {
    return this.window.getByRole("img", { name: `${address} のQRコード` });
  }

  /** The code for other pages; `null` where there is none. */
  get embed(): Locator {
    return this.window.getByRole("textbox", { name: "埋め込み" });
  }

  /** The heading of the part with the code for other pages. */
  get embedding(): Locator {
    return this.window.getByText("埋め込み", { exact: true }).first();
  }

  /** Chooses the link to the deck as it is now. */
  async freeze(): Promise<void> {
    await this.window.getByRole("radio", { name: "現在の内容のリンク" }).check();
  }

  async copy(): Promise<void> {
    await this.window.getByRole("button", { name: "コピー" }).first().click();
    await this.window.getByText("コピーしました").first().waitFor();
  }

  /** The line that says that a private deck is seen by nobody else. */
  get privateNote(): Locator {
    return this.window.getByText(/非公開の間/);
  }
}
