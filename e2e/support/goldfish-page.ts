import type { Locator } from "playwright/test";
import { SitePage } from "./site-page";

const SHOWS = /を大きく見る$|^Enlarge /;

/** The page of test draws. */
export class GoldfishPage extends SitePage {
  /** Opens a deck and waits until its hand is dealt. */
  async deal(code: string, query = ""): Promise<void> {
    await this.open(`/goldfish/${code}${query}`);
    await this.actions.waitFor();
  }

  get actions(): Locator {
    return this.page.getByRole("region", { name: /^(操作|Actions)$/ });
  }

  button(name: string): Locator {
    return this.actions.getByRole("button", { name, exact: true });
  }

  /** Opens the menu of the game, and takes an item of it. */
  async menu(item: string): Promise<void> {
    await this.button("この対局").click();
    const menu = this.page.getByRole("dialog", { name: "この対局" });
    await menu
      .getByRole("button", { name: item })
      .or(menu.getByRole("radio", { name: item }))
      .click();
  }

  /** Opens the setup of the game, through its menu. */
  async setup(): Promise<Locator> {
    await this.menu("対局の設定");
    return this.page.getByRole("dialog", { name: "対局の設定" });
  }

  /** The address of the replay of this game, made by its menu. */
  async replayAddress(): Promise<string> {
    await this.menu("この対局のリンク");
    const link = this.page.getByRole("dialog").getByRole("status").getByRole("link");
    return (await link.getAttribute("href")) ?? "";
  }

  /** Question that the game asks now, with the buttons that answer it. */
  get question(): Locator {
    return this.page
      .getByRole("main")
      .getByRole("region")
      .filter({ has: this.page.locator("[data-question]") });
  }

  /** Takes one of the ways to answer the question. */
  async choose(answer: string): Promise<void> {
    await this.question.getByRole("button", { name: answer, exact: true }).click();
  }

  /** Takes something to do by hand from its group of the menu. */
  async byHand(group: string, act: string): Promise<void> {
    await this.choose(group);
    await this.choose(act);
  }

  /** Whose turn it is, or that the game has not begun or is over. */
  get moment(): Locator {
    return this.page.getByRole("main").getByRole("heading", { level: 2 }).first();
  }

  /** The cards in the hand. */
  get cards(): Locator {
    return this.area(/^(手札|Hand)$/).getByRole("button", { name: SHOWS });
  }

  /** A card of the hand by its name. */
  card(name: string): Locator {
    return this.area("手札")
      .getByRole("button", { name: `${name}を大きく見る`, exact: true })
      .first();
  }

  /** A part of the table, such as 戦闘エリア or チャント. */
  area(name: string | RegExp): Locator {
    return this.page.getByRole("main").getByRole("region", { name, exact: typeof name === "string" });
  }

  /** Uses a card of the hand that can be used. */
  async use(name: string): Promise<void> {
    await this.area("手札")
      .getByRole("button", { name: `《${name}》を使う`, exact: true })
      .first()
      .click();
  }

  /** A figure of the opponent, such as ライフ. */
  theirCount(label: string): Locator {
    return this.area(/^(相手（|Opponent \()/)
      .locator("dl > div")
      .filter({ hasText: label })
      .locator("dd");
  }

  /** The names of the cards in the hand. */
  async hand(): Promise<string[]> {
    const labels = await this.cards.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ""));
    return labels.map((label) => label.replace(SHOWS, ""));
  }

  /** One of the player's own figures, such as 魔導書. */
  count(label: string): Locator {
    const figures = this.page.locator("dl").and(this.page.getByLabel("自分", { exact: true }));
    return figures.locator("div").filter({ hasText: label }).locator("dd").first();
  }

  get stones(): Locator {
    return this.area("魔石エリア").getByRole("listitem");
  }

  get record(): Locator {
    return this.page.getByRole("group").filter({ hasText: /^(記録|Record)/ });
  }

  /** Live region with the latest announcement for screen readers. */
  get announcement(): Locator {
    return this.page.getByRole("main").getByRole("status").first();
  }

  seed(): string | null {
    return new URL(this.page.url()).searchParams.get("seed");
  }
}
