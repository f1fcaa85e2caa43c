import { randomUUID } from "node:crypto";
import { openDatabase } from "../prisma/factories/database";
import { picturedCard, stoneFile } from "./support/account/card-files";
import { expectMail, LinkPage, nextMail } from "./support/account/link-page";
import { cardPath, ownCard, runCards } from "./support/account/own-card";
import { CardReader, Publisher } from "./support/account/publisher";
import { DeckEditorWindows } from "./support/decks/deck-editor-windows";
import { expect, test } from "./support/test";

// What is published, or away, is so for everybody at once: no other spec may read it, and of these only one at a time.
test.use({ ownSite: true, mails: true });
test.describe.configure({ mode: "default" });

const NEW = "月夜に七つの図書館をめぐる";

test("a card comes in by a file, and is edited in place", async ({ page, context, world }) => {
  await world.createSignedIn(context, { role: "admin", name: "編集者" });
  const admin = new Publisher(page);
  const card = await ownCard();
  await admin.goToImport();
  await admin.upload({ name: `${card.code}.json`, content: card.file });
  await admin.expectReview();
  await admin.expectNewCard(card.name);
  expect((await page.request.get(cardPath(card.name))).status(), "nothing is published by a review").toBe(404);

  const first = await admin.confirmDraft();
  await admin.open(cardPath(card.name));
  await expect(admin.heading).toContainText(card.name);

  await admin.edit(card, { alias: "ためちゃん", text: "■カードを1枚引く。" });
  await expect(admin.change("ins", "ためちゃん")).toBeVisible();
  await expect(admin.change("ins", "カードを")).toBeVisible();
  await expect(admin.impact).toContainText(card.name);
  expect(await admin.confirmDraft()).toBeGreaterThan(first);
  await admin.open(cardPath(card.name));
  await expect(admin.main).toContainText("カードを1枚引く。");
});

test("a version is compared and brought back, and a card withdrawn", async ({ page, context, world }) => {
  await world.createSignedIn(context, { role: "admin" });
  const admin = new Publisher(page);
  const { number, name, file } = await ownCard({ aliases: [] });
  const first = await admin.publish(file);
  const second = await admin.publish(file.replace('"aliases":[]', '"aliases":["ためさん"]'));

  await admin.open(`/admin/history/${second}`);
  await expect(admin.change("ins", "ためさん")).toBeVisible();
  await admin.askForVersion(first);
  await expect(admin.change("del", "ためさん")).toBeVisible();
  await admin.expectBroughtBack(await admin.bringBack());

  // The way out: withdrawn, a card keeps its number and name for ever.
  await admin.withdraw(number);
  const kept = await openDatabase().card.findUnique({ where: { number } });
  expect(kept).toMatchObject({ retired: true, aliases: [], name });
});

test("an administrator names another, who is let in, and removes them, who is then shut out at once", async ({
  page,
  context,
  strangersPage,
  world,
  allowMessages,
}) => {
  allowMessages(/40[34]|422/);
  await world.createSignedIn(context, { role: "admin" });
  const other = await world.createUser({ twoStep: true });
  const unproved = await world.createUser({ verified: false });
  await world.signIn(strangersPage.context(), other);
  const [admin, named] = [new Publisher(page), new Publisher(strangersPage)];
  const status = async () => (await strangersPage.goto("/admin"))?.status();
  expect(await status()).toBe(404);

  await admin.open("/admin/people");
  await admin.name("nobody@example.org");
  await admin.expectUnfit("noAccount");
  await admin.name(unproved.email);
  await admin.expectUnfit("unverified");
  await admin.name(other.email);
  await admin.expectNamed(other.email);
  expect(await status()).toBe(200);
  await expect(strangersPage).toHaveURL(/\/admin$/);
  await named.accountMenu(other).click();
  await expect(named.way).toBeVisible();

  await admin.dismiss(other.email);
  expect(await status()).toBe(404);
});

test("every change of a large draft is reached, by kind and page, and without script", async ({
  page,
  context,
  world,
  browser,
  baseURL,
}) => {
  await world.createSignedIn(context, { role: "admin" });
  const admin = new Publisher(page);
  await admin.goToImport();
  await admin.upload(stoneFile(53));
  await admin.expectReview();
  const changes = admin.changes.getByRole("article");
  await expect(changes).toHaveCount(50);
  await admin.showChanges("new", 53);
  await expect(page).toHaveURL(/\?kind=new#changes$/);
  await admin.nextPage();
  await expect(page).toHaveURL(/\?kind=new&page=2#changes$/);
  await expect(changes).toHaveCount(3);

  const storageState = await context.storageState();
  const withoutScript = await browser.newContext({ javaScriptEnabled: false, baseURL, storageState });
  const plain = new Publisher(await withoutScript.newPage());
  await plain.open(page.url());
  await expect(plain.changes.getByRole("article")).toHaveCount(3);
  await plain.showChanges("rest", 1);
  await expect(plain.changes.getByRole("article")).toHaveCount(1);
  await withoutScript.close();
});

test("a picture comes in with its card, and is the face of the card until it is hidden or taken down", async ({
  page,
  strangersPage,
  context,
  world,
  allowMessages,
}) => {
  allowMessages(/status of 404/);
  await world.createSignedIn(context, { role: "admin", name: "司書" });
  const [admin, reader] = [new Publisher(page), new CardReader(strangersPage)];
  const { name, code, file, set, content, pictured, printing } = await picturedCard("scan.png", "試しの絵");
  await admin.publish(file);
  const scan = await new CardReader(page).scan(name);
  const files = [
    { name: "card.json", content: pictured },
    { name: "scan.png", content: scan },
  ];
  await admin.goToImport();
  await admin.upload(...files);
  await admin.expectReview();
  await expect(admin.changes).toContainText("試しの絵");
  await admin.confirmDraft();

  await reader.openCard(name);
  const { picture } = reader;
  await reader.expectPicture("試しの絵", "present");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expect(strangersPage.getByRole("link", { name: "スーパーレア SR" })).toBeVisible();
  const address = (await picture.getAttribute("src")) ?? "";
  const { request } = strangersPage;
  const served = await request.get(address);
  expect(served.status()).toBe(200);
  expect(served.headers()).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect((await request.get(address.replace(/[0-9a-f]{8}/, "00000000"))).status()).toBe(404);
  const told = await (await request.get(`/api/v1/printings/${code}/${printing}`)).json();
  const medium = expect.stringMatching(new RegExp(`^http.*${address}$`));
  expect(told.printing).toMatchObject({ rarity: { code: "SR" }, images: { medium } });
  expect(told.card).toMatchObject({ englishName: "Tameshi no Shahon", romanized: true });

  await reader.openCard(name, "en");
  await reader.expectRomanizedName();
  await reader.open(`/cards?q=${encodeURIComponent(`rarity:SR set:${code}`)}&display=grid`);
  await expect(reader.main.getByRole("img", { name: "試しの絵" })).toBeVisible();

  // A new text makes the picture older than the card, which it says.
  const [first] = content.cards[0].revisions;
  content.cards[0].revisions.push({ ...first, effectiveOn: "2026-02-01", hp: 3 });
  await admin.publish(JSON.stringify(content));
  await reader.openCard(name);
  await reader.expectPicture("試しの絵", "older");

  await admin.open("/admin/pictures");
  await admin.showPictures(set, "hide");
  await strangersPage.reload();
  await expect(picture).toHaveCount(0);
  expect((await request.get(address)).status()).toBe(404);
  await admin.showPictures(set, "show");
  await strangersPage.reload();
  await expect(picture).toBeVisible();

  const { stdout } = await runCards("take-down", `${code}/${printing}`);
  expect(stdout).toContain("Imports refuse the same file from now on.");
  await expect.poll(async () => (await request.get(address)).status()).toBe(404);
  // Another process took it down, of which the pages hear a moment later.
  await expect(async () => {
    await strangersPage.reload();
    await expect(picture).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await admin.expectTakenDown(printing);
  await admin.goToImport();
  await admin.upload(...files);
  await admin.expectRefusedPicture();
});

test("who signs up confirms the address by mail, also in a window that is not signed in", async ({
  page,
  strangersPage,
  mailbox,
  allowMessages,
}) => {
  allowMessages(/404|410/);
  const me = { email: `${randomUUID()}@example.org`, password: `合言葉 ${randomUUID()}` };
  const [here, phone] = [new LinkPage(page), new LinkPage(strangersPage)];
  await here.open("/sign-up");
  await here.signUp(me);
  await here.expectOwnDecks();
  const path = await expectMail(mailbox, me.email, "verify");
  await here.open("/account");
  await expect(here.address.unconfirmed).toBeVisible();
  await here.address.sendMail();
  await expect(here.address.sent).toBeVisible();
  const second = await nextMail(mailbox, me.email);

  await phone.open(path);
  await phone.expectTitle("verify");
  await expect.poll(() => new URL(strangersPage.url()).hash, "the token has left the address").toBe("");
  await phone.goToSignIn();
  await phone.signIn(me);
  await expect(phone.main.getByText(me.email)).toBeVisible();
  await phone.confirm();
  await phone.expectDone("verify");
  await phone.goToAccount();
  await expect(phone.address.confirmed).toBeVisible();

  await phone.open(path);
  await phone.expectDead("used");
  await phone.open(second.path);
  await phone.expectDead("unknown");
  await here.address.sendMail();
  await expect(here.address.confirmed).toBeVisible();
});

test("a forgotten password is set anew by mail, which signs all devices out; strangers read the same", async ({
  page,
  strangersPage,
  world,
  mailbox,
  allowMessages,
}) => {
  allowMessages(/422/);
  const [here, phone] = [new LinkPage(page), new LinkPage(strangersPage)];
  const user = await world.createSignedIn(strangersPage.context());
  await here.open("/sign-in");
  await here.forget();
  const said = [await here.askForLink(`${randomUUID()}@example.org`)];
  await here.askAgain();
  said.push(await here.askForLink(user.email));
  expect(said[0]).toBe(said[1]);
  const { path } = await nextMail(mailbox, user.email);
  expect(mailbox?.mails.filter(({ to }) => to === user.email)).toHaveLength(1);

  await here.open(path);
  await here.expectTitle("reset");
  await expect(here.main.getByText(user.email)).toBeVisible();
  await here.setPassword("password123");
  await here.expectCommonPassword();
  await here.setPassword(NEW);
  await here.expectDone("reset");
  await expectMail(mailbox, user.email, "renewed");
  await phone.open("/account");
  await phone.expectSignIn();
  await here.goToSignIn();
  await here.signIn({ email: user.email, password: NEW });
  await here.expectOwnDecks();
});

test("a deck that cannot be saved stays in the browser, and is saved when the database is back", async ({
  page,
  world,
  site,
  allowMessages,
}) => {
  if (!site) throw new Error("The spec has no site of its own");
  allowMessages(/status of 503/);
  await world.createSignedIn(page.context());
  const builder = new DeckEditorWindows(page);
  await builder.build();
  try {
    await site.gate.shut();
    await builder.plus("走り火").click();
    await builder.expectDatabaseAway();
  } finally {
    await site.gate.open();
  }
  await page.reload();
  await expect(builder.grimoire).toContainText("1/40");
  // The next test has to find the site as it was.
  await expect.poll(async () => (await page.request.get("/decks")).status()).toBe(200);
});
