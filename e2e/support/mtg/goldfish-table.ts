import { expect, type Locator, type Page } from "playwright/test";

type Step = "before" | "main1" | "main2";
const STEPS = { before: "ゲーム開始前", main1: "戦闘前メイン・フェイズ", main2: "戦闘後メイン・フェイズ" } as const;

/** The page object of the goldfish of a pasted list. */
export class GoldfishTable {
  constructor(readonly page: Page) {}

  get list(): Locator {
    return this.page.getByLabel("デッキリスト");
  }

  get hand(): Locator {
    return this.page.getByRole("region", { name: /^手札/ }).getByRole("listitem");
  }

  /** Pastes a list and deals, always the same hand: one by chance may lack what a test needs. */
  async deal(list: string, era: "sixth" | "today" = "today"): Promise<void> {
    await this.page.goto("/mtg/goldfish");
    await this.list.fill(list);
    await this.page.getByRole("radio", { name: era === "sixth" ? "第6版" : "現在" }).check();
    await this.page.getByRole("button", { name: "手札を引く" }).click();
    await this.page.waitForURL(/seed=/);
    await this.page.goto(this.page.url().replace(/seed=\w+/, "seed=7"));
    await expect(this.keepButton).toBeVisible();
  }

  get keepButton(): Locator {
    return this.page.getByRole("button", { name: "キープして始める" });
  }

  async keep(): Promise<void> {
    await this.keepButton.click();
  }

  async endTurn(): Promise<void> {
    await this.page.getByRole("button", { name: "ターン終了" }).click();
  }

  /** Waits until the table is in a turn, and in a step of it. */
  async isAt(at: { readonly turn?: number; readonly step?: Step }): Promise<void> {
    const moment = this.page.getByRole("heading", { level: 2, name: /ターン目|ゲーム開始前/ });
    if (at.turn !== undefined) await expect(moment).toContainText(`${at.turn}ターン目`);
    if (at.step !== undefined) await expect(moment).toContainText(STEPS[at.step]);
  }

  async playForest(): Promise<void> {
    const hand = this.page.getByRole("region", { name: /^手札/ });
    await hand
      .getByRole("button", { name: /^森を出す/ })
      .first()
      .click();
  }

  async tapForest(): Promise<void> {
    const lands = this.page.getByRole("region", { name: "土地", exact: true });
    await lands.getByRole("button", { name: /^森からマナを出す/ }).click();
  }

  /** The note that one mana left burns its player. */
  get burnNote(): Locator {
    return this.page.getByText("このまま進むと、残っているマナ1点が失われ、ライフを1点失います（マナ・バーン）。");
  }

  async next(): Promise<void> {
    await this.#act("次へ：");
  }

  async undo(): Promise<void> {
    await this.#act("元に戻す");
  }

  async stayForMana(): Promise<void> {
    await this.page.getByRole("dialog").getByRole("button", { name: "戻る" }).click();
  }

  async goOnWithoutMana(): Promise<void> {
    await this.page.getByRole("button", { name: "このまま進む" }).click();
  }

  async hasLife(life: number): Promise<void> {
    await expect(this.page.getByRole("region", { name: "自分" })).toContainText(`ライフ ${life}`);
  }

  /** The notice that a link was cut short or copied wrongly. */
  get brokenNote(): Locator {
    return this.page.getByText("リンクが途中で切れているか、文字に誤りがあります。");
  }

  async #act(name: string): Promise<void> {
    await this.page.getByRole("region", { name: "操作" }).getByRole("button", { name }).click();
  }
}
