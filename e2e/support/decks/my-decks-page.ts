import { expect, type Locator } from "playwright/test";
import { SitePage } from "../site-page";

const VISIBILITIES = { private: "非公開", unlisted: "限定公開", public: "公開" } as const;

/** The list of one's own decks, in Japanese. */
export class MyDecksPage extends SitePage {
  override async open(path = "/decks/mine"): Promise<void> {
    await super.open(path);
  }

  /** Waits for the list of who has saved nothing. */
  async expectNone(): Promise<void> {
    await expect(this.heading).toHaveText("マイデッキ");
    await expect(this.page.getByRole("heading", { name: "アカウントに保存したデッキはまだありません" })).toBeVisible();
  }

  deck(name: string): Locator {
    return this.page.getByRole("link", { name, exact: true });
  }

  /** The names of the decks that are shown. */
  get names(): Locator {
    return this.page.getByRole("main").getByRole("heading", { level: 3 });
  }

  /** Saves a deck of stones by the request that the builder makes. */
  async save(name: string): Promise<void> {
    const deck = { grimoire: [], stoneDeck: [{ name: "青の魔石", count: 20 }] };
    const status = await this.page.evaluate(
      async (body) => {
        const headers = { "content-type": "application/json" };
        return (await fetch("/api/decks", { method: "POST", headers, body: JSON.stringify(body) })).status;
      },
      { name, deck },
    );
    expect(status).toBe(201);
  }

  async search(words: string): Promise<void> {
    await this.page.getByLabel("マイデッキを検索").fill(words);
  }

  async select(name: string): Promise<void> {
    await this.page.getByLabel(`「${name}」を選択`).check();
  }

  /** Puts the chosen decks into a folder, and keeps the pointer on the message, which stays as long. */
  async moveInto(folder: string, count: number): Promise<void> {
    await this.page.getByRole("button", { name: "フォルダーに移動" }).click();
    await this.page.getByRole("dialog").getByLabel("フォルダー名").fill(folder);
    await this.page.getByRole("dialog").getByRole("button", { name: "移動する", exact: true }).click();
    await this.page.getByText(`${count}件を移動しました`).hover();
  }

  async showFolder(folder: string): Promise<void> {
    await this.page.getByLabel("フォルダー", { exact: true }).selectOption(folder);
  }

  async undo(): Promise<void> {
    await this.page.getByRole("button", { name: "元に戻す" }).click();
    await expect(this.page.getByText("元に戻しました")).toBeVisible();
  }

  async rename(name: string, next: string): Promise<void> {
    await this.act(name, "名前を変更");
    await this.page.getByRole("dialog").getByLabel("デッキ名").fill(next);
    await this.page.getByRole("dialog").getByRole("button", { name: "変更する" }).click();
    await expect(this.deck(next)).toBeVisible();
  }

  async show(name: string, visibility: keyof typeof VISIBILITIES): Promise<void> {
    const badge = this.page.getByRole("button", { name: `「${name}」の公開範囲` });
    await badge.click();
    await this.page.getByRole("button", { name: VISIBILITIES[visibility], exact: true }).click();
    await expect(badge).toHaveText(new RegExp(`: ${VISIBILITIES[visibility]}$`));
  }

  async remove(name: string): Promise<void> {
    await this.act(name, "削除");
    await this.page.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
    await expect(this.deck(name)).toBeHidden();
  }

  private async act(name: string, act: string): Promise<void> {
    await this.page.getByRole("button", { name: `「${name}」のメニュー` }).click();
    await this.page.getByRole("button", { name: act, exact: true }).click();
  }

  /** The newest decks of the authors whom one follows. */
  get feed(): Locator {
    return this.page.getByRole("region", { name: "フォロー中の作者の新しいデッキ" });
  }
}
