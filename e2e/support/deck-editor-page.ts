import { expect, type Locator } from "playwright/test";
import { SitePage } from "./site-page";

const ZONES = { grimoire: { name: "魔導書", size: 40 }, stoneDeck: { name: "魔石デッキ", size: 20 } } as const;
type Zone = keyof typeof ZONES;

const MENU = {
  import: "読み込む",
  history: "変更の履歴",
  keys: "キー操作",
  clear: "デッキのカードをすべて削除",
} as const;

const EXPORTED = { link: "リンク", code: "デッキコード", list: "リスト" } as const;

const RESOLUTIONS = { mine: "この端末の内容を使う", theirs: "アカウントの内容を使う" } as const;
export type Resolution = keyof typeof RESOLUTIONS;

/** The deckbuilder, in Japanese. Cards are named as in the catalogue. */
export class DeckEditorPage extends SitePage {
  /** The name under which the account keeps a deck that was given none. */
  static readonly unnamed = "無題のデッキ";

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
    return this.page.getByRole("region", { name: "構築チェック", exact: true });
  }

  get search(): Locator {
    return this.page.getByRole("combobox", { name: "カードを検索" });
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  get name(): Locator {
    return this.page.getByRole("textbox", { name: "デッキ名" });
  }

  get undo(): Locator {
    return this.page
      .getByRole("main")
      .getByRole("button", { name: /^元に戻す/ })
      .first();
  }

  get saveState(): Locator {
    return this.page.locator("[data-save]");
  }

  /** The row of a card among the results, or in the deck. */
  row(card: string, place: "pool" | "deck" = "pool"): Locator {
    return this[place].locator(`[data-name="${card}"]`);
  }

  /** The number of copies of a row, to press and type another. */
  count(card: string, place: "pool" | "deck" = "pool"): Locator {
    return this.row(card, place).locator("[data-act=count]");
  }

  /** Opens the choice of view, groups and order, and chooses. */
  async arrange(list: "カード" | "デッキ", choice: string): Promise<void> {
    await this.page.getByRole("button", { name: `表示設定（${list}）` }).click();
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

  /** A counter in numbers and words, such as `魔導書40/40そろいました`. */
  counter(zone: Zone | "魔導書" | "魔石デッキ"): Locator {
    const name = zone in ZONES ? ZONES[zone as Zone].name : zone;
    return this.deck.getByRole("paragraph").filter({ hasText: new RegExp(`^${name}\\d+/`) });
  }

  /** Waits for the number of cards in a zone, said in numbers and words. */
  async expectCount(zone: Zone, have: number): Promise<void> {
    const { name, size } = ZONES[zone];
    const words = have === size ? "そろいました" : have < size ? `あと${size - have}枚` : `${have - size}枚超過`;
    await expect(this.counter(zone)).toHaveText(`${name}${have}/${size}${words}`);
  }

  /** Waits for the number of copies in the row of a card. */
  async expectCopies(card: string, copies: number, place: "pool" | "deck" = "deck"): Promise<void> {
    await expect(this.row(card, place)).toContainText(`×${copies}`);
  }

  get seal(): Locator {
    return this.check.getByText("構築ルールを満たしています。", { exact: true });
  }

  problem(code: string): Locator {
    return this.check.locator(`[data-problem=${code}]`);
  }

  /** The first button that puts a problem right. */
  fix(code: string): Locator {
    return this.problem(code).getByRole("button").first();
  }

  /** Waits until the deck is legal, without a word of advice. */
  async expectPerfect(): Promise<void> {
    await expect(this.seal).toBeVisible();
    await expect(this.check.locator("[data-problem]")).toHaveCount(0);
  }

  /** Finds a card by its whole name, so that it is the only result, and puts the focus on it. */
  async find(card: string): Promise<void> {
    await this.page.keyboard.press("/");
    await this.page.keyboard.insertText(card);
    await this.row(card).waitFor();
    await this.pool.locator("[data-row]:only-child").waitFor();
    await this.page.keyboard.press("ArrowDown");
  }

  /** Chooses an entry of the menu. */
  async choose(item: keyof typeof MENU | (string & {})): Promise<void> {
    const name = item in MENU ? MENU[item as keyof typeof MENU] : item;
    await this.page.getByRole("button", { name: "その他" }).click();
    await this.page.getByRole("button", { name, exact: true }).click();
  }

  /** Puts a deck list or code in the place of the deck. */
  async import(text: string): Promise<void> {
    await this.choose("import");
    await this.dialog.getByRole("textbox").fill(text);
    // An empty deck leaves nothing to choose.
    const replace = this.dialog.getByRole("radio", { name: "置き換える", exact: true });
    if (await replace.isVisible()) await replace.check();
    await this.dialog.getByRole("button", { name: "この内容に置き換える" }).click();
  }

  /** Opener of the window to take the deck away, a button of its own on a wide screen. */
  get shareButton(): Locator {
    return this.page.getByRole("button", { name: "エクスポート・共有", exact: true });
  }

  async share(): Promise<void> {
    await this.shareButton.click();
    await this.dialog.getByText("ほかの共有方法", { exact: true }).click();
  }

  /** Button that copies the first text of that window: the link of the deck. */
  get copyLink(): Locator {
    return this.dialog.getByRole("button", { name: "コピー" }).first();
  }

  async expectCopied(): Promise<void> {
    await expect(this.dialog.getByText("コピーしました").first()).toBeVisible();
  }

  /** The text to take away: link, code or list. */
  async exported(what: keyof typeof EXPORTED | (string & {})): Promise<string> {
    const name = what in EXPORTED ? EXPORTED[what as keyof typeof EXPORTED] : what;
    await this.share();
    const text = await this.dialog.getByRole("textbox", { name }).inputValue();
    await this.dialog.getByRole("button", { name: "閉じる" }).click();
    return text;
  }

  /** The first of the starter decks that an empty deck may begin with. */
  get firstStarter(): Locator {
    return this.deck.getByRole("listitem").getByRole("link").first();
  }

  /** Waits until a change of another tab was taken over and said so. */
  async expectTakenOver(): Promise<void> {
    await expect(this.page.getByText("別のタブの新しい変更を反映しました")).toBeVisible();
  }

  /** Waits for a way of saving: `local`, `saved`, `offline`, `refused` or `conflict`. */
  async expectSave(state: string): Promise<void> {
    await expect(this.saveState).toHaveAttribute("data-save", state);
  }

  /** Opens the window that shows how the deck here and that of the account differ. */
  async openConflict(): Promise<void> {
    await this.page.getByRole("button", { name: "選ぶ" }).click();
  }

  /** The difference of a card: its copies here and in the account. */
  difference(card: string, here: number, there: number): Locator {
    return this.dialog.getByRole("row", { name: new RegExp(`^${card} ${here} ${there}`) });
  }

  async resolve(resolution: Resolution): Promise<void> {
    await this.dialog.getByRole("button", { name: RESOLUTIONS[resolution] }).click();
  }

  async expectUndoable(undoable: boolean): Promise<void> {
    await expect(this.undo).toHaveAttribute("aria-disabled", String(!undoable));
  }
}
