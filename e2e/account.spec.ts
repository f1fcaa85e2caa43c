import { randomUUID } from "node:crypto";
import { codeOf } from "../prisma/factories/create-second-factor";
import { openDatabase } from "../prisma/factories/database";
import { AccountPage } from "./support/account/account-page";
import { TwoStepPage } from "./support/account/two-step-page";
import { MyDecksPage } from "./support/decks/my-decks-page";
import { expect, test } from "./support/test";

test("sign up, save, sign out, sign in, find the deck again, delete the account", async ({ page }) => {
  const me = { email: `${randomUUID()}@example.org`, password: `合言葉 ${randomUUID()}`, name: null };
  const account = new AccountPage(page);
  const decks = new MyDecksPage(page);
  await account.open("/sign-up");
  await account.signUp(me);
  await decks.expectNone();
  await decks.save("青の試作");
  await page.reload();
  await expect(decks.deck("青の試作")).toBeVisible();

  await account.signOut(me);
  await decks.open();
  await account.signInToSave();
  await account.signIn(me);
  await expect(page).toHaveURL(/\/decks\/mine$/);
  await expect(decks.deck("青の試作")).toBeVisible();

  await account.open("/account");
  await account.deleteAccount(me.password);
  expect(await openDatabase().user.findUnique({ where: { email: me.email } })).toBeNull();
  await account.expectNobody();
});

test("another device can be signed out, and a changed password signs all others out", async ({
  page,
  strangersPage,
  world,
  allowMessages,
}) => {
  allowMessages(/403/);
  const [here, phone] = [new AccountPage(page), new AccountPage(strangersPage)];
  const user = await world.createSignedIn(page.context());
  await world.signIn(strangersPage.context(), user);
  await phone.open("/account");
  await here.open("/account");
  const { devices } = here;
  await expect(devices.all).toHaveCount(2);
  await devices.signOutOther();
  await expect(devices.all).toHaveCount(1);
  await expect(devices.here).toBeVisible();
  await strangersPage.reload();
  await phone.expectSignIn();

  await world.signIn(strangersPage.context(), user);
  await here.changePassword("not the password", "another password");
  await here.expectWrongPassword();
  await here.changePassword(user.password, null);
  await here.expectPasswordChanged();
  await phone.open("/account");
  await phone.expectSignIn();
  // By the password itself, which is another one now.
  await world.signIn(strangersPage.context(), { ...user, password: "another password" });
  await page.reload();
  await here.expectAccount();
  await devices.signOutOthers();
  await expect(devices.all).toHaveCount(1);
  await strangersPage.reload();
  await phone.expectSignIn();
});

test("two-step sign-in is set up by keyboard, asked for at the next sign-in, and a recovery code stands in once", async ({
  page,
  strangersPage,
  world,
  allowMessages,
}) => {
  allowMessages(/40[13]/);
  const [here, phone] = [new TwoStepPage(page), new AccountPage(strangersPage)];
  const user = await world.createSignedIn(page.context());
  await here.open("/account#two-step");
  await here.startByKey();
  const secret = await here.secret();
  await here.setUpCode.focus();
  await here.type("000000");
  await here.expectWrongSetUpCode();
  await page.keyboard.press("Control+A");
  await here.type(codeOf({ secret }));
  await expect(here.codes).toHaveValue(/^([0-9a-z]{4}(-[0-9a-z]{4}){3}\n?){10}$/);
  const [recovery = ""] = (await here.codes.inputValue()).split("\n");
  expect(await here.download()).toBe("grimoire-recovery-codes.txt");
  await here.keepCodes();
  await here.expectCodesLeft(10);
  await page.reload();
  await here.expectOn();

  await phone.open("/sign-in?return=/decks/mine");
  await phone.email.fill(user.email);
  await phone.password.fill(user.password);
  await phone.password.press("Enter");
  await expect(phone.code).toBeFocused();
  await strangersPage.reload();
  await expect(phone.code).toBeFocused();
  const early = await strangersPage.request.get("/api/accounts/me/export");
  expect(early.status(), "there is no session before the code").toBe(401);
  await strangersPage.keyboard.type("123456");
  await strangersPage.keyboard.press("Enter");
  await phone.expectWrongCode();
  await phone.useRecoveryCode();
  await strangersPage.keyboard.type(recovery.toUpperCase());
  await strangersPage.keyboard.press("Enter");
  await expect(strangersPage).toHaveURL(/^[^?]+\/decks\/mine$/);
  await page.reload();
  await here.expectCodesLeft(9);
});

test("what needs a proof asks for it in a window, and goes on with what was typed", async ({
  page,
  world,
  allowMessages,
}) => {
  allowMessages(/40[13]/);
  const account = new TwoStepPage(page);
  const user = await world.createSignedIn(page.context());
  await openDatabase().userSession.updateMany({
    where: { userId: user.id },
    data: { provedAt: new Date(Date.now() - 16 * 60 * 1000) },
  });
  await account.open("/account");
  // A key that is pressed on a button before the page's script runs is lost: the button is off until then.
  await expect(account.start).toBeEnabled();
  await account.start.press("Enter");
  await expect(account.proof).toBeVisible();
  await page.keyboard.press("Escape");
  await account.expectNothingChanged();
  await account.start.press("Enter");
  await expect(account.proofPassword).toBeFocused();
  await account.type("not the password");
  await account.expectWrongProof();
  await account.proofPassword.fill(user.password);
  await account.proofPassword.press("Enter");
  await expect(account.proof).toBeHidden();
  await expect(account.qrCode).toBeVisible();
});
