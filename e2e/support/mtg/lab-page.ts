import { expect, type Locator, type Page } from "playwright/test";

/** The page object of the lab: its board, and the report beside it. */
export class LabPage {
  constructor(readonly page: Page) {}

  async open(path = "/mtg/lab"): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByLabel("サンプルの盤面")).toBeEnabled();
  }

  /** The report of the rules, in either language. */
  get report(): Locator {
    return this.page.getByRole("status", { name: /^(状況起因処理|State-based actions)$/ });
  }

  piece(name: string): Locator {
    return this.page.locator("[data-object]").filter({ hasText: name });
  }

  /** Lays a planeswalker and takes its loyalty away. */
  async layWornPlaneswalker(name: string): Promise<void> {
    const palette = this.page.locator("form").filter({ has: this.#button("置く") });
    await palette.getByLabel("カードの種類").selectOption("プレインズウォーカー");
    await palette.getByLabel("名前").fill(name);
    await palette.getByRole("button", { name: "置く", exact: true }).click();
    for (let times = 0; times < 3; times += 1) await this.#button("忠誠度を減らす").click();
  }

  /** The field with the link to the board. */
  get link(): Locator {
    return this.page.getByLabel("リンク", { exact: true });
  }

  async chooseEnglish(): Promise<void> {
    await this.page.getByRole("banner").getByRole("link", { name: "English" }).click();
  }

  get brokenNote(): Locator {
    return this.page.getByText("このリンクの盤面を読み込めません。");
  }

  #button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }
}
