import { expect, type Locator, type Page } from "playwright/test";
import { SitePage } from "../site-page";

type Known = { readonly email: string; readonly password: string };

/** The ways in and out of an account, and the page where its owner changes it, in Japanese. */
export class AccountPage extends SitePage {
  get main(): Locator {
    return this.page.getByRole("main");
  }

  get email(): Locator {
    return this.main.getByLabel("メールアドレス");
  }

  get password(): Locator {
    return this.main.getByLabel("パスワード", { exact: true });
  }

  /** The field for a code of the app, at the sign-in or where two-step sign-in is set up. */
  get code(): Locator {
    return this.main.getByLabel("6桁のコード");
  }

  get recoveryCode(): Locator {
    return this.main.getByLabel("回復コード");
  }

  async signUp(user: Known): Promise<void> {
    await this.enter("登録する", user);
  }

  async signIn(user: Known): Promise<void> {
    await this.enter("サインイン", user);
  }

  private async enter(button: string, { email, password }: Known): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.main.getByRole("button", { name: button }).click();
  }

  /** Signs out by the menu at the head of the page. */
  async signOut(user: { name: string | null; email: string }): Promise<void> {
    await this.accountMenu(user).click();
    await this.page.getByRole("button", { name: "サインアウト" }).click();
    await this.expectNobody();
  }

  /** Waits until the head of the page offers to sign in. */
  async expectNobody(): Promise<void> {
    await expect(this.page.getByRole("banner").getByRole("link", { name: "サインイン" })).toBeVisible();
  }

  /** Waits for the page that asks who is there. */
  async expectSignIn(): Promise<void> {
    await expect(this.heading).toHaveText("サインイン");
  }

  async expectAccount(): Promise<void> {
    await expect(this.heading).toHaveText("アカウント");
  }

  /** Goes from the list of one's own decks, which a visitor has too, to the sign-in. */
  async signInToSave(): Promise<void> {
    await this.page.getByRole("link", { name: "サインインして保存" }).click();
    await this.expectSignIn();
  }

  /** Takes a recovery code in the place of one of the app. */
  async useRecoveryCode(): Promise<void> {
    await this.main.getByRole("button", { name: "回復コードを使う" }).press("Enter");
    await expect(this.recoveryCode).toBeFocused();
  }

  /** Waits until the field of a code says that it is wrong. */
  async expectWrongCode(): Promise<void> {
    await expect(this.code).toHaveAccessibleDescription(/コードが違うか/);
  }

  /** Deletes the account after its question. */
  async deleteAccount(password: string): Promise<void> {
    await this.page.getByRole("button", { name: "アカウントを削除する" }).click();
    const removal = this.page.getByRole("region", { name: "アカウントの削除" });
    await removal.getByLabel("現在のパスワード").fill(password);
    await removal.getByRole("button", { name: "すべて削除する" }).click();
    await expect(this.page.getByText("アカウントを削除しました")).toBeVisible();
  }

  get devices(): Devices {
    return new Devices(this.page.getByRole("region", { name: "サインイン中の端末" }));
  }

  /** Changes the password; `null` for the one that is typed already. */
  async changePassword(current: string, next: string | null): Promise<void> {
    const form = this.passwordForm;
    await form.getByLabel("現在のパスワード").fill(current);
    if (next !== null) await form.getByLabel("新しいパスワード").fill(next);
    await form.getByRole("button", { name: "パスワードを変更" }).click();
  }

  async expectWrongPassword(): Promise<void> {
    await expect(this.passwordForm.getByLabel("現在のパスワード")).toHaveAccessibleDescription(
      "パスワードが違います。",
    );
  }

  async expectPasswordChanged(): Promise<void> {
    await expect(this.passwordForm.getByRole("status")).toHaveText(/パスワードを変更しました/);
  }

  private get passwordForm(): Locator {
    return this.page.getByRole("region", { name: "パスワード", exact: true });
  }

  /** The part of the account page about its address. */
  get address(): Address {
    return new Address(this.page.getByRole("region", { name: "メールアドレス" }));
  }

  /** Saves the profile that others read, and opens the page of the author. */
  async writeProfile(name: string, words: string): Promise<void> {
    const profile = this.page.getByRole("region", { name: "プロフィール" });
    await profile.getByLabel("表示名").fill(name);
    await profile.getByLabel("自己紹介").fill(words);
    await profile.getByRole("button", { name: "保存する" }).click();
    await expect(profile.getByText("保存しました")).toBeVisible();
    await profile.getByRole("link", { name: "作者ページを見る" }).click();
    await expect(this.page.getByText("あなたの作者ページです。")).toBeVisible();
  }
}

/** The devices that are signed in to an account. */
class Devices {
  constructor(private readonly part: Locator) {}

  get all(): Locator {
    return this.part.getByRole("listitem");
  }

  get here(): Locator {
    return this.part.getByText("この端末");
  }

  /** Signs out the only other device. */
  async signOutOther(): Promise<void> {
    await this.all.getByRole("button").click();
  }

  async signOutOthers(): Promise<void> {
    await this.part.getByRole("button", { name: "ほかの端末をすべてサインアウト" }).click();
    await expect(this.part.getByRole("status")).toHaveText("ほかの端末をすべてサインアウトさせました");
  }
}

/** The address of an account, in Japanese or English. */
class Address {
  constructor(private readonly part: Locator) {}

  get unconfirmed(): Locator {
    return this.part.getByText("まだ確認されていないアドレスです");
  }

  get confirmed(): Locator {
    return this.part.getByText("確認済みのアドレスです");
  }

  get sent(): Locator {
    return this.part.getByText("確認メールを送りました");
  }

  async sendMail(): Promise<void> {
    await this.part.getByRole("button", { name: "確認メールを送信" }).click();
  }
}

/** The address part of the English account page, where another address is set. */
export class EnglishAddress {
  private readonly part: Locator;

  constructor(page: Page) {
    this.part = page.getByRole("region", { name: "Email address" });
  }

  get confirmed(): Locator {
    return this.part.getByText("This address is confirmed.");
  }

  get unconfirmed(): Locator {
    return this.part.getByText("This address isn't confirmed yet.");
  }

  async change(email: string, password: string): Promise<void> {
    await this.part.getByLabel("Email address").fill(email);
    await this.part.getByLabel("Current password", { exact: true }).fill(password);
    await this.part.getByRole("button", { name: "Change email address" }).click();
    await expect(this.part.getByText("We've sent a confirmation email to the new address.")).toBeVisible();
  }
}
