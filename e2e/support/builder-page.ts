import type { Locator } from "playwright/test";
import { SitePage } from "./site-page";

/** The deckbuilder, in Japanese. Cards are named as in the catalogue. */
export class BuilderPage extends SitePage {
  /** Opens the builder and waits until its cards are there. */
  async build(path = "/decks/new"): Promise<void> {
    await this.open(path);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.search.waitFor();
  }

  get pool(): Locator {
    return this.page.getByRole("region", { name: "カード", exact: true }).first();
  }

  get deck(): Locator {
    return this.page.getByRole("region", { name: "デッキ", exact: true });
  }

  get check(): Locator {
    return this.page.getByRole("region", { name: "構築の確認", exact: true });
  }

  get search(): Locator {
    return this.page.getByRole("combobox", { name: "カードを検索" });
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  get name(): Locator {
    return this.page.getByRole("textbox", { name: "デッキの名前" });
  }

  get undo(): Locator {
    return this.page
      .getByRole("main")
      .getByRole("button", { name: /^取り消す/ })
      .first();
  }

  get redo(): Locator {
    return this.page.getByRole("button", { name: /^やり直す/ });
  }

  get saveState(): Locator {
    return this.page.locator("[data-save]");
  }

  /** Notes from now on how the deck is saved, however briefly a state stands; gives the states. */
  async watchSaving(): Promise<() => Promise<readonly string[]>> {
    const states = await this.page.evaluateHandle(() => {
      const seen: string[] = [];
      const note = () => seen.push(document.querySelector("[data-save]")?.getAttribute("data-save") ?? "");
      new MutationObserver(note).observe(document, { attributeFilter: ["data-save"], childList: true, subtree: true });
      return seen;
    });
    return () => states.jsonValue();
  }

  /** The row of a card among the results, or in the deck. */
  row(card: string, place: "pool" | "deck" = "pool"): Locator {
    return this[place].locator(`[data-name="${card}"]`);
  }

  get candidates(): Locator {
    return this.page.getByRole("region", { name: "候補", exact: true });
  }

  /** A row among the candidates. */
  candidate(card: string): Locator {
    return this.candidates.locator(`[data-name="${card}"]`);
  }

  get statistics(): Locator {
    return this.page.getByRole("region", { name: "内訳", exact: true });
  }

  get preview(): Locator {
    return this.page.getByRole("region", { name: "見ているカード", exact: true });
  }

  /** The bar with what is done with all chosen cards. */
  get chosen(): Locator {
    return this.page.getByRole("region", { name: "選んだカード", exact: true });
  }

  /** The number of copies of a row, to press and type another. */
  count(card: string, place: "pool" | "deck" = "pool"): Locator {
    return this.row(card, place).locator("[data-act=count]");
  }

  /** Opens the choice of view, groups and order, and chooses. */
  async arrange(list: "カード" | "デッキ", choice: string): Promise<void> {
    await this.page.getByRole("button", { name: `表示の仕方（${list}）` }).click();
    await this.page.getByRole("button", { name: choice, exact: true }).locator("visible=true").click();
    await this.page.keyboard.press("Escape");
  }

  /** The part of a row that is the card itself. */
  card(card: string, place: "pool" | "deck" = "pool"): Locator {
    return this.row(card, place).locator("[data-act=main]");
  }

  plus(card: string, place: "pool" | "deck" = "pool"): Locator {
    return this.row(card, place).getByRole("button", { name: `${card}を1枚加える` });
  }

  minus(card: string, place: "pool" | "deck" = "pool"): Locator {
    return this.row(card, place).getByRole("button", { name: `${card}を1枚減らす` });
  }

  /** A counter in numbers and words, such as `魔導書40/40そろいました`. */
  counter(zone: "魔導書" | "魔石デッキ"): Locator {
    return this.deck.getByRole("paragraph").filter({ hasText: new RegExp(`^${zone}\\d+/`) });
  }

  get seal(): Locator {
    return this.check.getByText("合法", { exact: true });
  }

  problem(code: string): Locator {
    return this.check.locator(`[data-problem=${code}]`);
  }

  /** The codes of all problems and advice that are shown. */
  async problems(): Promise<string[]> {
    return this.check
      .locator("[data-problem]")
      .evaluateAll((items) => items.map((item) => (item instanceof HTMLElement ? (item.dataset.problem ?? "") : "")));
  }

  /** Finds a card by its whole name, so that it is the only result, and puts the focus on it. */
  async find(card: string): Promise<void> {
    await this.page.keyboard.press("/");
    await this.page.keyboard.insertText(card);
    await this.row(card).waitFor();
    await this.pool.locator("[data-row]:only-child").waitFor();
    await this.page.keyboard.press("ArrowDown");
  }

  async choose(item: string): Promise<void> {
    await this.page.getByRole("button", { name: "そのほか" }).click();
    await this.page.getByRole("button", { name: item, exact: true }).click();
  }

  /** Puts a deck list or code in the place of the deck. */
  async import(text: string): Promise<void> {
    await this.choose("読み込む");
    await this.dialog.getByRole("textbox").fill(text);
    await this.dialog.getByRole("button", { name: "この内容に置き換える" }).click();
  }

  /** Opens the window to take the deck away, which has a button of its own on a wide screen. */
  async share(): Promise<void> {
    await this.page.getByRole("button", { name: "書き出す・共有", exact: true }).click();
  }

  /** The text to take away that stands under a label: リンク, デッキコード or 一覧. */
  async exported(label: string): Promise<string> {
    await this.share();
    const text = await this.dialog.getByRole("textbox", { name: label }).inputValue();
    await this.dialog.getByRole("button", { name: "閉じる" }).click();
    return text;
  }
}
