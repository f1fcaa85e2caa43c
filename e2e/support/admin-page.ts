import { expect, type Locator } from "playwright/test";
import { openDatabase } from "../../prisma/factories/database";
import { SitePage } from "./site-page";

/** The pages where administrators work. */
export class AdminPage extends SitePage {
  get main(): Locator {
    return this.page.getByRole("main");
  }

  /** The way to the other pages of the administration. */
  get places(): Locator {
    return this.page.getByRole("navigation", { name: /^(管理の案内|Administration)$/ });
  }

  get changes(): Locator {
    return this.page.getByRole("region", { name: /^(変更点|この版で変わったこと|Changes)$/ });
  }

  get impact(): Locator {
    return this.page.getByRole("region", { name: /^(影響|Impact)$/ });
  }

  get problems(): Locator {
    return this.page.getByRole("region", { name: /問題が\d+件|problem/ });
  }

  /** Hands files over without a dialog of the system, and has them checked. */
  async upload(...files: readonly { name: string; content: string | Buffer }[]): Promise<void> {
    const check = this.page.getByRole("button", { name: "確かめる" });
    // Before the page is awake nobody would hear of the files.
    await expect(check).toBeEnabled();
    await this.page.getByLabel("ファイルを選ぶ").setInputFiles(
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
    const said = await this.main.getByText(/データ版\d+を公開しました/).innerText();
    return Number(/\d+/.exec(said)?.[0]);
  }
}

/** A card that no other test knows, in a set of its own, as a card file. */
export async function ownCard(more: object = {}) {
  const { _max } = await openDatabase().card.aggregate({
    where: { number: { gte: 98_000, lt: 99_000 } },
    _max: { number: true },
  });
  const number = Math.max(98_000, _max.number ?? 0) + 1;
  const code = `T${number}`;
  const name = `試しの写本${number}`;
  const card = {
    number,
    name,
    reading: "ためしのしゃほん",
    englishName: `Trial Copy ${number}`,
    revisions: [{ effectiveOn: "2026-01-01", kind: "unit", timing: "normal", useCost: "1赤", ap: 2, hp: 1, text: "" }],
    printings: [{ set: code, number: `${code}-001`, illustrator: "無名", revision: "2026-01-01" }],
    ...more,
  };
  const set = { code, name: `試し${number}`, englishName: `Trial ${number}`, releasedOn: "2026-01-01" };
  const file = JSON.stringify({ format: "grimoire-cards/1", sets: [set], cards: [card] });
  return { number, name, code, file };
}

/** Where a card is shown. */
export const cardPath = (name: string): string => `/cards/${encodeURIComponent(name)}`;
