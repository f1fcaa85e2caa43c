import { expect, type Locator } from "playwright/test";
import { SitePage } from "../site-page";

/** A deck as a row of the shelf shows it. */
type ShelfRow = { readonly name: string; readonly grimoire?: number; readonly unsaved?: boolean };

/** The decks that the browser keeps, in Japanese: a part of the page of one's own decks. */
export class LocalShelf extends SitePage {
  override async open(path = "/decks/mine"): Promise<void> {
    await super.open(path);
  }

  private get shelf(): Locator {
    return this.page.getByRole("region", { name: "この端末のデッキ" });
  }

  /** Waits until these decks stand there and no others, in this order. */
  async expectDecks(...rows: readonly ShelfRow[]): Promise<void> {
    const texts = rows.map(({ name, grimoire, unsaved }) => {
      const count = grimoire === undefined ? "" : `.*魔導書 ${grimoire}/40`;
      return new RegExp(`^${name}${count}${unsaved ? ".*アカウントに未保存の変更" : ""}`);
    });
    await expect(this.shelf.getByRole("listitem")).toHaveText(texts);
  }

  /** Waits until the page has no such shelf, as for an account that has everything. */
  async expectNone(): Promise<void> {
    await expect(this.shelf).toHaveCount(0);
  }

  /** The name of the copy of a deck. */
  copyOf(name: string): string {
    return `${name}（複製）`;
  }

  deck(name: string): Locator {
    return this.page.getByRole("link", { name, exact: true });
  }

  async duplicate(name: string): Promise<void> {
    await this.page.getByRole("button", { name: `${name}を複製` }).click();
  }

  async remove(name: string): Promise<void> {
    await this.page.getByRole("button", { name: `${name}を削除` }).click();
  }

  /** Takes the last removal back. */
  async takeBack(): Promise<void> {
    await this.page.getByRole("button", { name: "元に戻す" }).click();
  }

  /** Saves a deck of the browser to the account. */
  async keep(name: string): Promise<void> {
    await this.page.getByRole("button", { name: `${name}をアカウントに保存` }).click();
    await expect(this.page.getByText(`「${name}」をアカウントに保存しました`)).toBeVisible();
  }
}
