import { expect, type Locator, type Page } from "playwright/test";

type State = "local" | "waiting" | "saved";

/** The page object of the desk, where a deck is made, and of the pages that show the deck. */
export class DeskPage {
  constructor(readonly page: Page) {}

  async open(path = "/mtg/decks/new"): Promise<void> {
    await this.page.goto(path);
    await expect(this.list).toBeEditable();
  }

  get list(): Locator {
    return this.page.getByLabel("デッキリスト", { exact: true });
  }

  get check(): Locator {
    return this.page.getByRole("region", { name: "構築チェック" });
  }

  get heading(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  /** A line that leads to its place in the list. */
  line(number: number): Locator {
    return this.page.getByRole("button", { name: `${number}行目へ` });
  }

  /** Waits until the check counts so many errors. */
  async hasErrors(n: number): Promise<void> {
    await expect(this.check).toContainText(n === 0 ? "構築OK" : `エラー ${n}件`);
  }

  /** Takes copies of a card out by the button of its problem. */
  async takeOut(name: string): Promise<void> {
    await this.check.getByRole("button", { name: new RegExp(`${name}.*1枚外す`) }).click();
  }

  /** Adds a copy by the button of a problem. */
  async add(name: string): Promise<void> {
    await this.check
      .getByRole("button", { name: new RegExp(`${name}.*1枚加える`) })
      .first()
      .click();
  }

  /** The seal of a format, with or without its verdict. */
  seal(format: string, verdict: "legal" | "illegal" | null = null): Locator {
    const said = verdict === null ? "" : verdict === "legal" ? "構築OK" : "エラー";
    return this.page
      .getByRole("region", { name: "使えるフォーマット" })
      .getByRole("button", { name: new RegExp(`^${format.replaceAll(".", "\\.")}：${said}`) });
  }

  async undo(): Promise<void> {
    await this.page.getByRole("button", { name: "元に戻す", exact: true }).click();
  }

  async openDeckPage(): Promise<void> {
    await this.page.getByRole("link", { name: "このデッキのページ" }).click();
  }

  async openSheet(): Promise<void> {
    await this.page.getByRole("link", { name: "登録用紙" }).click();
  }

  async openGoldfish(): Promise<void> {
    await this.page.getByRole("link", { name: "第6版のルールで一人回し" }).click();
  }

  /** The cards of a zone on the page of a deck. */
  zone(zone: "main" | "sideboard"): Locator {
    return this.page.getByRole("region", { name: zone === "main" ? /^デッキ/ : /^サイドボード/ });
  }

  /** Waits until the page counts so many cards of a zone. */
  async hasCards(zone: "main" | "sideboard", n: number): Promise<void> {
    await expect(this.zone(zone)).toContainText(`${n}枚`);
  }

  /** The sheet that registers a deck. */
  get sheet(): Locator {
    return this.page.getByRole("article", { name: "登録用紙" });
  }

  async sheetIsInOrder(): Promise<void> {
    await expect(this.sheet).toContainText("枚数と制限・禁止リストに問題はありません。");
  }

  /** Waits until the list is kept where a state says. */
  async isKept(state: State): Promise<void> {
    await expect(this.page.locator("[data-save]")).toHaveAttribute("data-save", state);
  }

  async signInToSave(): Promise<void> {
    await this.page.getByRole("link", { name: "サインインして保存" }).click();
  }

  /** Saves the list to the account under a name. */
  async saveAs(name: string): Promise<void> {
    await this.page.getByLabel("デッキ名").fill(name);
    await this.page.getByRole("button", { name: "アカウントに保存" }).click();
  }

  /** Changes the list and waits until the account has it. */
  async change(list: string): Promise<void> {
    const sent = this.page.waitForResponse(
      (response) => response.request().method() === "PUT" && response.url().includes("/api/mtg/decks/"),
    );
    await this.list.fill(list);
    expect((await sent).status()).toBe(200);
    await this.isKept("saved");
  }
}
