import { expect, type Locator } from "playwright/test";
import { SitePage } from "../site-page";

/** The versions of a deck, in Japanese. */
export class VersionsPage extends SitePage {
  get list(): Locator {
    return this.page.getByRole("region", { name: "バージョン履歴" });
  }

  /** Waits for versions in order: numbers for those without a name; the first is the present one. */
  async expectVersions(...versions: readonly (number | string)[]): Promise<void> {
    const titles = versions.map((one, place) => {
      const title = typeof one === "number" ? `バージョン${one}` : one;
      return place === 0 ? `${title}現在のバージョン` : title;
    });
    await expect(this.list.getByRole("heading", { level: 3 })).toHaveText(titles);
  }

  /** Names the oldest version, whose number is given. */
  async nameOldest(version: number, name: string): Promise<void> {
    await this.list.getByLabel(`バージョン${version}の名前`).fill(name);
    await this.list.getByRole("listitem").last().getByRole("button", { name: "名前を保存" }).click();
    await expect(this.list.getByText("名前を保存しました")).toBeVisible();
  }

  async compare(): Promise<void> {
    await this.page.getByRole("button", { name: "比べる" }).click();
  }

  /** The row of the comparison for a card, with its copies before and after. */
  copies(card: string, before: number, after: number): Locator {
    return this.page.getByRole("row", { name: new RegExp(`^${card} ${before} ${after}`) });
  }

  /** Waits until the comparison tells the changed words: of the description, and of notes to cards. */
  async expectChangedWords(...cards: readonly string[]): Promise<void> {
    const terms = this.words.getByRole("term");
    await expect(terms).toHaveText(["説明", ...cards.map((card) => `${card}のメモ`)]);
  }

  get words(): Locator {
    return this.page.getByRole("region", { name: "説明などの違い" });
  }

  /** Restores a version after its question; `name` is what it goes by. */
  async restore(version: number, name: string): Promise<void> {
    await this.list.getByRole("button", { name: `バージョン${version}に戻す` }).click();
    await this.page.getByRole("dialog").getByRole("button", { name: "このバージョンに戻す" }).click();
    await expect(this.page.getByText(`${name}に戻しました。`)).toBeVisible();
  }

  async goToDeck(): Promise<void> {
    await this.page.getByRole("link", { name: "デッキのページへ" }).click();
  }
}
