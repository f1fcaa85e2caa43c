import { expect, type Locator } from "playwright/test";
import { SitePage } from "./site-page";

const SHOWS = /を拡大$|^Enlarge /;

/** Figures of a player, as the table names them in Japanese. */
const COUNTS = { life: "ライフ", hand: "手札", stones: "魔石", stoneDeck: "魔石デッキ", grimoire: "魔導書" } as const;
/** Commands of the moment. */
const COMMANDS = {
  keep: "キープして始める",
  redraw: "引き直す",
  endTurn: "次のターンへ",
  undo: "元に戻す",
  attackAll: "全ユニットで攻撃",
} as const;

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
    await this.button("メニュー").click();
    const menu = this.page.getByRole("dialog", { name: "メニュー" });
    await menu
      .getByRole("button", { name: item })
      .or(menu.getByRole("radio", { name: item }))
      .click();
  }

  /** The address of the replay of this game, made by its menu. */
  async replayAddress(): Promise<string> {
    await this.menu("リプレイのリンク");
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

  get record(): Locator {
    return this.page.getByRole("group").filter({ hasText: /^(ログ|Log)/ });
  }

  /** Live region with the latest announcement for screen readers. */
  get announcement(): Locator {
    return this.page.getByRole("main").getByRole("status").first();
  }

  /** Takes a command of the moment, in Japanese. */
  async take(command: keyof typeof COMMANDS): Promise<void> {
    await this.button(COMMANDS[command]).click();
  }

  /** Waits until a command is not offered. */
  async expectNo(command: keyof typeof COMMANDS): Promise<void> {
    await expect(this.button(COMMANDS[command])).toHaveCount(0);
  }

  /** Waits for the hand before the first turn. */
  async atStart(): Promise<void> {
    await expect(this.moment).toHaveText("最初の手札");
  }

  /** Waits for a turn of the player. */
  async atTurn(turn: number): Promise<void> {
    await expect(this.moment).toHaveText(`自分の${turn}ターン目`);
  }

  /** Goes on to a turn of the player. */
  async toTurn(turn: number): Promise<void> {
    await this.take("endTurn");
    await this.atTurn(turn);
  }

  /** Shows phases, and the rule numbers of the log. */
  async showRuleDetails(): Promise<void> {
    await this.menu("対戦設定");
    const setup = this.page.getByRole("dialog", { name: "対戦設定" });
    await setup.getByRole("checkbox", { name: /^審判向けの表示/ }).check();
    await this.page.keyboard.press("Escape");
    await setup.waitFor({ state: "hidden" });
  }

  /** Waits for a phase of the turn; needs `showRuleDetails`. */
  async atPhase(phase: "main" | "end"): Promise<void> {
    await expect(this.page.locator("[aria-current=step]")).toHaveText({ main: "メイン", end: "エンド" }[phase]);
  }

  /** Waits until the hand holds these cards, in their order. */
  async expectHand(names: readonly string[]): Promise<void> {
    await expect.poll(() => this.hand()).toEqual(names);
  }

  /** The names of the cards in the hand, once there are as many. */
  async handOf(size: number): Promise<readonly string[]> {
    await expect(this.cards).toHaveCount(size);
    return this.hand();
  }

  /** Waits for a figure of the player. */
  async expectCount(label: keyof typeof COUNTS, count: number): Promise<void> {
    await expect(this.count(COUNTS[label])).toHaveText(`${count}`);
  }

  /** Waits for the life of the opponent. */
  async expectTheirLife(life: number): Promise<void> {
    await expect(this.theirCount(COUNTS.life)).toHaveText(`${life}`);
  }

  /** Summons a unit of the hand by its button, and waits until it is told. */
  async summon(name: string): Promise<void> {
    await this.use(name);
    await expect(this.announcement).toContainText(`《${name}》が召喚されました`);
  }

  private get units(): Locator {
    return this.area("自分の戦闘エリア");
  }

  /** Button that attacks with a unit. */
  attackButton(name: string): Locator {
    return this.units.getByRole("button", { name: `《${name}》で攻撃する` });
  }

  async expectRestedStones(count: number): Promise<void> {
    await expect(this.area("魔石エリア").getByText("レスト")).toHaveCount(count);
  }

  /** Waits until a unit is said to have dealt damage to the opponent. */
  async expectDamageBy(name: string, damage: number): Promise<void> {
    await expect(this.announcement).toContainText(`《${name}》が相手に${damage}点のダメージを与えました`);
  }

  /** Opens the reasons why a unit cannot attack, and waits for that of a rested one with its rule. */
  async expectRestedReason(name: string, rule: string): Promise<void> {
    await this.units.getByRole("button", { name: `《${name}》で攻撃できない理由` }).click();
    const why = this.page.getByRole("dialog", { name });
    await expect(why).toContainText("レスト状態です。");
    await expect(why).toContainText(rule);
    await this.page.keyboard.press("Escape");
  }

  /** Opens the table of a deck from the panels of the page where a goldfish begins. */
  async openPanel(deck: string): Promise<void> {
    await this.page.getByRole("link", { name: `${deck}で一人回し` }).click();
    await this.actions.waitFor();
    await expect(this.heading).toContainText(deck);
  }

  /** Opens the page where a goldfish begins by the navigation of the site. */
  async openByNavigation(): Promise<void> {
    await this.navigation.getByRole("link", { name: "一人回し" }).click();
  }

  /** Opens the page in the other language from the menu of the game. */
  async chooseLanguageOfGame(language: "ja" | "en"): Promise<void> {
    await this.button({ en: "メニュー", ja: "Menu" }[language]).click();
    const name = { en: "English", ja: "日本語" }[language];
    await this.page.getByRole("link", { name, exact: true }).first().click();
    await this.in(language).waitFor();
    await this.actions.waitFor();
  }
}
