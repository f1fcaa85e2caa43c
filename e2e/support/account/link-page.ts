import { expect, type Locator } from "playwright/test";
import type { MailSink } from "../../../prisma/factories/mail-sink";
import { AccountPage } from "./account-page";

const TITLES = {
  verify: "メールアドレスの確認",
  reset: "新しいパスワード",
  invite: "招待",
  forgot: "パスワードの再設定",
} as const;
const DONE = {
  verify: "メールアドレスを確認しました",
  reset: "新しいパスワードを設定しました",
} as const;
const DEAD = { used: "使用済み", unknown: "このリンクは使えません" } as const;
const SUBJECTS = {
  verify: "メールアドレスの確認",
  renewed: "新しいパスワードが設定されました",
  moved: "Your email address was changed",
} as const;

/** Returns the next mail to an address: its subject, and the link in it as a path of the site. */
export async function nextMail(mailbox: MailSink | undefined, address: string) {
  const mail = await mailbox?.next(address);
  return { subject: mail?.subject ?? "", path: /(?:\/en)?\/link#[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "" };
}

/** Waits for a mail of a kind to an address; gives the path of the link in it. */
export async function expectMail(mailbox: MailSink | undefined, address: string, kind: keyof typeof SUBJECTS) {
  const { subject, path } = await nextMail(mailbox, address);
  expect(subject).toContain(SUBJECTS[kind]);
  return path;
}

/** The pages that mail leads to, and where mail is asked for. */
export class LinkPage extends AccountPage {
  async expectTitle(kind: keyof typeof TITLES): Promise<void> {
    await expect(this.heading).toHaveText(TITLES[kind]);
  }

  async expectDone(kind: keyof typeof DONE): Promise<void> {
    await expect(this.page.getByRole("status").filter({ hasText: DONE[kind] })).toBeVisible();
  }

  async expectDead(why: keyof typeof DEAD): Promise<void> {
    await expect(this.page.getByRole("alert").filter({ hasText: DEAD[why] })).toBeVisible();
  }

  /** Waits for one's own decks, where a sign-in leads. */
  async expectOwnDecks(): Promise<void> {
    await expect(this.heading).toHaveText("マイデッキ");
  }

  /** Goes to the sign-in from a page that says what is done there, or why it is needed. */
  async goToSignIn(): Promise<void> {
    await this.main.getByRole("link", { name: "サインインする" }).click();
  }

  async confirm(): Promise<void> {
    await this.main.getByRole("button", { name: "確認する" }).click();
  }

  async confirmInEnglish(email: string): Promise<void> {
    await this.page.getByRole("button", { name: "Confirm" }).click();
    await expect(this.page.getByRole("status").filter({ hasText: `${email} is confirmed.` })).toBeVisible();
  }

  async goToAccount(): Promise<void> {
    await this.main.getByRole("link", { name: "アカウントの画面へ" }).click();
  }

  /** Goes from the sign-in to where a forgotten password is told. */
  async forget(): Promise<void> {
    await this.main.getByRole("link", { name: "パスワードを忘れた場合" }).click();
    await this.expectTitle("forgot");
  }

  /** Asks for a link; gives the words of the page that answers, without the address. */
  async askForLink(email: string): Promise<string> {
    await this.email.fill(email);
    await this.main.getByRole("button", { name: "リンクを送る" }).click();
    await expect(this.main.getByRole("status").filter({ hasText: "送信を受け付けました" })).toBeVisible();
    return (await this.main.innerText()).replaceAll(email, "…");
  }

  async askAgain(): Promise<void> {
    await this.main.getByRole("button", { name: "別のアドレスに送る" }).click();
  }

  get newPassword(): Locator {
    return this.main.getByRole("textbox", { name: "新しいパスワード" });
  }

  async setPassword(password: string): Promise<void> {
    await this.newPassword.fill(password);
    await this.main.getByRole("button", { name: "パスワードを設定する" }).click();
  }

  async expectCommonPassword(): Promise<void> {
    await expect(this.newPassword).toHaveAccessibleDescription(
      /よくある言葉に数字や記号を足しただけのパスワードは使えません/,
    );
  }

  /** Takes an invitation. */
  async register(password: string): Promise<void> {
    await this.password.fill(password);
    await this.main.getByRole("button", { name: "登録する" }).click();
  }
}
