import { GoldfishPage } from "../support/goldfish-page";
import { expect, test } from "../support/test";
import { WritePage } from "../support/write-page";

const DRAW = "■このユニットが召喚されたとき、カードを1枚引く。";
const NAME = "夜更かしの司書";

let write: WritePage;
test.beforeEach(async ({ page }) => {
  write = new WritePage(page);
  await write.open("/cards/write");
});

test("the card lives in the address, in the tab, and nowhere else", async ({ page, strangersPage }) => {
  const sent: string[] = [];
  await expect(write.reading).toBeVisible();
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  await write.text.fill(DRAW);
  await expect(page).toHaveURL(/#c=[\w-]+$/);
  const unnamed = page.url();
  await write.name.fill(NAME);
  await expect(page).not.toHaveURL(unnamed);
  await expect(write.coverage("full").first()).toBeVisible();
  expect(sent.filter((line) => line.includes("write") || line.includes("POST"))).toEqual([]);
  const address = page.url();
  await page.goto("/cards");
  await page.goto("/cards/write");
  await expect(write.text).toHaveValue(DRAW);
  const elsewhere = new WritePage(strangersPage);
  await elsewhere.open("/cards/write");
  await expect(elsewhere.text).toHaveValue("");
  // From another page, as somebody follows a link.
  await elsewhere.open("/cards");
  await elsewhere.open(address);
  await expect(elsewhere.text).toHaveValue(DRAW);
  await expect(elsewhere.name).toHaveValue(NAME);
});

test("the written card is tried in a goldfish, which says that it is made up", async ({ page }) => {
  await write.write(DRAW);
  await write.name.fill(NAME);
  await write.tryIt.click();
  const goldfish = new GoldfishPage(page);
  await goldfish.actions.waitFor();
  await write.expectGuest(NAME);
  await expect(page).toHaveURL(/\?seed=[0-9a-z]{1,7}#c=[\w-]+$/);
  const hand = await goldfish.handOf(5);
  await page.reload();
  await goldfish.actions.waitFor();
  await goldfish.expectHand(hand);
  await write.edit();
  await expect(write.text).toHaveValue(DRAW);
});
