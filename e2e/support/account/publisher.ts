import { expect, type Locator } from "playwright/test";
import { AdminPage } from "../admin-page";
import { cardPath } from "./own-card";

/** An administrator who changes cards, from a file to a published version and back, in Japanese. */
export class Publisher extends AdminPage {
  /** Goes from the overview to where files are imported. */
  async goToImport(): Promise<void> {
    await this.open("/admin");
    await this.places.getByRole("link", { name: "インポート" }).click();
    await expect(this.heading).toHaveText("インポート");
  }

  /** Waits for the review of what was sent, before anything is published. */
  async expectReview(): Promise<void> {
    await expect(this.heading).toHaveText("公開前の確認");
  }

  /** Waits until the review calls a card new, which no page leads to yet. */
  async expectNewCard(name: string): Promise<void> {
    await expect(this.changes.getByRole("heading", { name })).toBeVisible();
    await expect(this.changes.getByRole("link", { name }), "there is no page of it yet").toBeHidden();
    await expect(this.changes).toContainText("新しいカード");
  }

  /** Publishes what was reviewed; gives its version. */
  async confirmDraft(): Promise<number> {
    await this.confirm("公開する");
    return this.publishedVersion();
  }

  /** Finds a card by its number, and changes its nicknames and its text. */
  async edit(card: { number: number; name: string }, { alias, text }: { alias: string; text: string }): Promise<void> {
    await this.open(`/admin/edit?q=${card.number}`);
    await this.main.getByRole("link", { name: card.name }).click();
    await this.page.getByRole("textbox", { name: "愛称" }).fill(alias);
    await this.page.getByRole("textbox", { name: "テキスト", exact: true }).fill(text);
    await this.review();
  }

  /** Withdraws a card by its form, and publishes that. */
  async withdraw(number: number): Promise<void> {
    await this.open(`/admin/edit/cards/${number}`);
    await this.page.getByRole("checkbox", { name: "取り下げる" }).check();
    await this.review();
    await expect(this.changes).toContainText("取り下げ");
    await this.confirmDraft();
  }

  private async review(): Promise<void> {
    await this.page.getByRole("button", { name: "確認へ進む" }).click();
    await this.expectReview();
  }

  /** Words that a change brings or takes away. */
  change(kind: "ins" | "del", words: string): Locator {
    return this.changes.locator(kind, { hasText: words });
  }

  /** Goes from a version to what bringing it back would do. */
  async askForVersion(version: number): Promise<void> {
    await this.open(`/admin/history/${version}`);
    await this.page.getByRole("link", { name: "このバージョンに戻す" }).click();
  }

  async bringBack(): Promise<number> {
    await this.confirm("このバージョンに戻す");
    return this.publishedVersion();
  }

  /** Waits until the log tells that a version was brought back. */
  async expectBroughtBack(version: number): Promise<void> {
    await this.open("/admin/audit");
    const lines = this.main.getByRole("listitem").filter({ hasText: `データバージョン${version}` });
    await expect(lines.first()).toContainText("復元");
  }

  /** Waits until the log tells that the picture of a printing was taken down. */
  async expectTakenDown(number: string): Promise<void> {
    await this.open("/admin/audit");
    const lines = this.main.getByRole("listitem").filter({ hasText: "画像を取り下げ" });
    await expect(lines.first()).toContainText(number);
  }

  async expectRefusedPicture(): Promise<void> {
    await expect(this.problems).toContainText("このサイトで公開を停止した画像です");
  }

  /** The link to the changes of one kind, which says how many there are. */
  async showChanges(kind: "new" | "rest", count: number): Promise<void> {
    const name = `${{ new: "新しいカード", rest: "セット・裁定・リスト" }[kind]} ${count}`;
    await this.changes.getByRole("link", { name }).click();
  }

  async nextPage(): Promise<void> {
    await this.changes.getByRole("link", { name: "次のページ" }).click();
  }

  /** Shows or hides the pictures of a set. */
  async showPictures(set: string, wish: "show" | "hide"): Promise<void> {
    const [act, done] = { show: ["を表示する", "を表示しました"], hide: ["を非表示にする", "を非表示にしました。"] }[
      wish
    ] as [string, string];
    await this.page.getByRole("button", { name: `「${set}」の画像${act}` }).click();
    await expect(this.main.getByText(`「${set}」の画像${done}`)).toBeVisible();
  }

  /** The address of an account among those who may be administrators. */
  get newAdmin(): Locator {
    return this.page.getByLabel("メールアドレス");
  }

  async name(email: string): Promise<void> {
    await this.newAdmin.fill(email);
    await this.page.getByRole("button", { name: "管理者にする" }).click();
  }

  async expectNamed(email: string): Promise<void> {
    await expect(this.page.getByText(`${email}を管理者にしました。`)).toBeVisible();
  }

  /** Waits until the field says why an account cannot be an administrator. */
  async expectUnfit(why: "noAccount" | "unverified"): Promise<void> {
    const words = { noAccount: /先にアカウントを登録/, unverified: /まだ確認されていません/ };
    await expect(this.newAdmin).toHaveAccessibleDescription(words[why]);
  }

  async dismiss(email: string): Promise<void> {
    await this.page.getByRole("button", { name: `${email}の権限を外す` }).click();
    await this.page.getByRole("dialog").getByRole("button", { name: "権限を外す" }).click();
    await expect(this.page.getByText(`${email}の権限を外しました`)).toBeVisible();
  }

  /** The way to the administration, in the open menu of an administrator. */
  get way(): Locator {
    return this.page.getByRole("link", { name: "管理", exact: true });
  }
}

/** The pages that show a card and its picture to readers. */
export class CardReader extends AdminPage {
  async openCard(name: string, lang: "ja" | "en" = "ja"): Promise<void> {
    await this.open(`${lang === "en" ? "/en" : ""}${cardPath(name)}`);
  }

  /** The operator's picture at the head of the page of a card. */
  get picture(): Locator {
    return this.page.getByRole("article").first().locator('img[src^="/images/cards/"]').first();
  }

  /** A scan of a card: its face as the site draws it. */
  async scan(name: string): Promise<Buffer> {
    await this.openCard(name);
    return this.page.getByRole("article").first().getByRole("img", { name }).first().screenshot();
  }

  /** Waits for the picture with its words, and for those that say it shows an older text. */
  async expectPicture(words: string, age: "present" | "older"): Promise<void> {
    await expect(this.picture).toHaveAttribute("alt", age === "older" ? `${words}. 以前のテキスト` : words);
  }

  async expectRomanizedName(): Promise<void> {
    await expect(this.page.getByText("* No English name")).toBeVisible();
  }
}
