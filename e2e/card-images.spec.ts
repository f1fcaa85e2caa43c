import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright/test";
import { AdminPage, cardPath, ownCard } from "./support/admin-page";
import { expect, test } from "./support/test";

// What is published changes for everybody at once: no other spec may read it, and of these only one at a time.
test.use({ ownSite: true });
test.describe.configure({ mode: "default" });

/** The operator's picture at the head of the page of a card. */
const pictureOn = (page: Page) => page.getByRole("article").first().locator('img[src^="/images/cards/"]').first();

/** A scan of a card: its face as the site draws it. */
async function scanOf(page: Page, name: string): Promise<Buffer> {
  await page.goto(cardPath(name));
  return page.getByRole("article").first().getByRole("img", { name }).first().screenshot();
}

/** Types a command of the production build on the database of the site of this spec. */
const cards = (...words: readonly string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(process.env.E2E_FOLDER ?? process.cwd(), ".next/commands/cards.mjs"), ...words],
    { env: { ...process.env, DATABASE_URL: process.env.DATABASE_OWNER_URL } },
  );

/** A card without an English name, of a rarity, and with the picture of that name. */
async function picturedCard(image: string) {
  const own = await ownCard();
  const content = JSON.parse(own.file);
  content.sets[0].rarities = [{ code: "SR", name: "スーパーレア", englishName: "Super rare" }];
  delete content.cards[0].englishName;
  Object.assign(content.cards[0].printings[0], { rarity: "SR", image, imageAlt: "試しの絵" });
  return { ...own, content, pictured: JSON.stringify(content), number: content.cards[0].printings[0].number as string };
}

test("a picture comes in with its card, and is the face of the card until it is hidden or taken down", async ({
  page,
  strangersPage,
  context,
  world,
  expectAccessible,
}) => {
  await world.createSignedIn(context, { role: "admin", name: "司書" });
  const admin = new AdminPage(page);
  const { name, code, file, content, pictured, number } = await picturedCard("scan.png");
  await admin.publish(file);
  const scan = await scanOf(page, name);

  await page.goto("/admin/import");
  await admin.upload({ name: "card.json", content: pictured }, { name: "scan.png", content: scan });
  await expect(admin.heading).toHaveText("公開前の確認");
  await expect(admin.changes).toContainText("試しの絵");
  await expectAccessible(page);
  await admin.confirm("公開する");
  await admin.publishedVersion();

  await strangersPage.goto(cardPath(name));
  const picture = pictureOn(strangersPage);
  await expect(picture).toHaveAttribute("alt", "試しの絵");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expect(strangersPage.getByRole("link", { name: "スーパーレア SR" })).toBeVisible();
  await expectAccessible(strangersPage);
  const address = (await picture.getAttribute("src")) ?? "";
  const served = await strangersPage.request.get(address);
  expect(served.status()).toBe(200);
  expect(served.headers()).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  const unknown = await strangersPage.request.get(address.replace(/[0-9a-f]{8}/, "00000000"));
  expect(unknown.status()).toBe(404);
  const told = await (await strangersPage.request.get(`/api/v1/printings/${code}/${number}`)).json();
  expect(told.printing).toMatchObject({
    rarity: { code: "SR" },
    images: { medium: expect.stringMatching(new RegExp(`^http.*${address}$`)) },
  });
  expect(told.card).toMatchObject({ englishName: "Tameshi no Shahon", romanized: true });

  await strangersPage.goto(`/en${cardPath(name)}`);
  await expect(strangersPage.getByText("There is no English name")).toBeVisible();
  await strangersPage.goto(`/cards?q=${encodeURIComponent(`rarity:SR set:${code}`)}&display=grid`);
  await expect(strangersPage.getByRole("main").getByRole("img", { name: "試しの絵" })).toBeVisible();

  // A new text makes the picture older than the card, which it says.
  const [first] = content.cards[0].revisions;
  content.cards[0].revisions.push({ ...first, effectiveOn: "2026-02-01", hp: 3 });
  await admin.publish(JSON.stringify(content));
  await strangersPage.goto(cardPath(name));
  await expect(picture).toHaveAttribute("alt", "試しの絵. 以前のテキスト");
  await expectAccessible(strangersPage);

  await page.goto("/admin/pictures");
  await expectAccessible(page);
  const setName = `試し${code.slice(1)}`;
  await page.getByRole("button", { name: `「${setName}」の画像を隠す` }).click();
  await expect(admin.main.getByText(`「${setName}」の画像を隠しました。`)).toBeVisible();
  await strangersPage.reload();
  await expect(picture).toHaveCount(0);
  expect((await strangersPage.request.get(address)).status()).toBe(404);
  await page.getByRole("button", { name: `「${setName}」の画像を表示する` }).click();
  await expect(admin.main.getByText(`「${setName}」の画像を表示しました。`)).toBeVisible();
  await strangersPage.reload();
  await expect(picture).toBeVisible();

  const { stdout } = await cards("take-down", `${code}/${number}`);
  expect(stdout).toContain("The same file is refused from now on.");
  await expect.poll(async () => (await strangersPage.request.get(address)).status()).toBe(404);
  await strangersPage.reload();
  await expect(picture).toHaveCount(0);
  await page.goto("/admin/audit");
  await expect(admin.main.getByRole("listitem").filter({ hasText: "画像を取り下げた" }).first()).toContainText(number);
  await page.goto("/admin/import");
  await admin.upload({ name: "card.json", content: pictured }, { name: "scan.png", content: scan });
  await expect(admin.problems).toContainText("このサイトから取り下げた画像です");
});

test("pictures that are missing, unused or no pictures are refused with their names, and nothing is published", async ({
  page,
  context,
  world,
}) => {
  await world.createSignedIn(context, { role: "admin" });
  const admin = new AdminPage(page);
  const { name, pictured } = await picturedCard("scan.png");
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="630" height="880"><script>alert(1)</script></svg>';
  await page.goto("/admin/import");
  await admin.upload({ name: "card.json", content: pictured });
  await expect(admin.problems).toContainText("その名前の画像がありません");
  await page.goto("/admin/import");
  await admin.upload({ name: "card.json", content: pictured }, { name: "scan.png", content: drawing });
  await expect(admin.problems).toContainText("PNG・JPEG・WebPの画像ではありません");
  await expect(admin.problems).toContainText("scan.png");
  expect((await page.request.get(cardPath(name))).status()).toBe(404);
});
