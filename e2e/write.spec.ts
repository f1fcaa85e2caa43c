import { GoldfishPage } from "./support/goldfish-page";
import { expect, test } from "./support/test";
import { WritePage } from "./support/write-page";

const DRAW = "■このユニットが召喚されたとき、カードを1枚引く。";
const IN_ENGLISH = "When this unit is summoned, draw a card.";
const SONG = "■このユニットは夜明けの歌をうたう。";

let write: WritePage;
test.beforeEach(({ page }) => {
  write = new WritePage(page);
});

test("a text is read while it is typed: coverage, English, the card, and the way back to Japanese", async () => {
  await write.open("/cards/write");
  await expect(write.reading).toContainText("テキストを書くと");
  await write.text.fill(DRAW);
  await expect(write.coverage("full").first()).toBeVisible();
  await expect(write.reading).toContainText(IN_ENGLISH);
  await expect(write.reading.getByText(DRAW, { exact: true })).toBeVisible();
  await expect(write.card).toContainText(IN_ENGLISH);
  await expect(write.underlined).toHaveCount(0);
  await write.name.fill("夜更かしの司書");
  await write.symbols("使用コスト", "青").fill("1");
  await expect(write.face).toHaveAccessibleName(/^夜更かしの司書, ユニット, .*青1/);
  await write.reading.getByText("能力のデータ").click();
  await expect(write.reading.locator("pre")).toContainText('type: "triggered"');
});

test("what is not understood is underlined where it stands, and can be replaced by what is known", async () => {
  await write.open("/cards/write");
  await write.text.fill(`${DRAW}\n${SONG}`);
  await expect(write.coverage("partial").or(write.coverage("none")).first()).toBeVisible();
  await expect(write.underlined.first()).toBeAttached();
  const stretches = await write.underlined.allTextContents();
  for (const stretch of stretches) expect(SONG).toContain(stretch);
  await write.page.getByRole("radio", { name: "マジック" }).check();
  await write.text.fill("■ユニット1体を対象とする。それに2点のダメージを与えろ。");
  const offered = write.reading.getByRole("button", { name: /に置き換える$/ });
  await expect(offered.first()).toBeVisible();
  const before = await write.text.inputValue();
  await offered.first().click();
  await expect(write.text).not.toHaveValue(before);
  await expect(write.text).toBeFocused();
  await write.page.keyboard.press("Control+z");
  await expect(write.text).toHaveValue(before);
});

test("what is unusual in the style is named and mended", async () => {
  await write.open("/cards/write");
  await write.text.fill("このユニットが召喚されたとき、カードを１枚引く");
  await expect(write.remark("WIDTH")).toContainText("「１」は、ふつう「1」と書きます。");
  for (const code of ["WIDTH", "NO_STOP", "NO_MARK"]) {
    await write.remark(code).getByRole("button", { name: "直す" }).click();
    await expect(write.remark(code)).toHaveCount(0);
  }
  await expect(write.text).toHaveValue(DRAW);
  await expect(write.reading).toContainText("気になる点はありません。");
});

test("a name that no card has is remarked on, one that a card has is not", async () => {
  await write.open("/cards/write");
  await write.text.fill("■《差し戻し》と《差し戻らず》を見る。");
  await expect(write.remark("UNKNOWN_NAME")).toHaveCount(1);
  await expect(write.remark("UNKNOWN_NAME")).toContainText("《差し戻らず》");
});

test("the card lives in the address, in the tab, and nowhere else", async ({ page, strangersPage }) => {
  const sent: string[] = [];
  await write.open("/cards/write");
  await expect(write.reading).toBeVisible();
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  await write.text.fill(DRAW);
  await expect(page).toHaveURL(/#c=[\w-]+$/);
  const unnamed = page.url();
  await write.name.fill("夜更かしの司書");
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
  await expect(elsewhere.name).toHaveValue("夜更かしの司書");
});

test("a broken link says so, and one can write all the same", async () => {
  await write.open("/cards/write#c=xyz");
  await expect(write.page.getByRole("main").getByRole("alert")).toContainText("リンクのカードを読めません");
  await write.text.fill(DRAW);
  await expect(write.coverage("full").first()).toBeVisible();
  await expect(write.page.getByRole("main").getByRole("alert")).toHaveCount(0);
});

test("a choice between what stands in brackets is read", async () => {
  await write.open("/cards/write");
  await write.page.getByRole("radio", { name: "マジック" }).check();
  await write.text.fill("■「カードを1枚引く」か「相手に2点のダメージを与える」のどちらかを行う。");
  await expect(write.coverage("full").first()).toBeVisible();
});

test("starting over can be taken back", async () => {
  await write.open("/cards/write");
  await write.text.fill(DRAW);
  await write.page.getByRole("button", { name: "はじめから書く" }).click();
  await expect(write.text).toHaveValue("");
  await write.page.getByRole("button", { name: "元に戻す" }).click();
  await expect(write.text).toHaveValue(DRAW);
});

test("every kind of card, no text and a long one without sense are shown without a fault", async () => {
  await write.open("/cards/write");
  const nonsense = "■「々《ー。、（歌".repeat(111).slice(0, 1000);
  for (const kind of ["マジック", "魔石", "ユニット"]) {
    await write.page.getByRole("radio", { name: kind }).check();
    for (const text of [nonsense, "", "■", "。"]) {
      await write.text.fill(text);
      await expect(write.text).toHaveValue(text);
      if (text === nonsense) await expect(write.coverage("none").first()).toBeVisible();
    }
    await expect(write.face).toHaveAccessibleName(new RegExp(`^名前のないカード, ${kind}`));
  }
});

test("the written card is tried in a goldfish, which says that it is made up", async ({ page }) => {
  await write.open("/cards/write");
  await write.text.fill(DRAW);
  await write.name.fill("夜更かしの司書");
  await expect(write.coverage("full").first()).toBeVisible();
  await write.tryIt.click();
  const goldfish = new GoldfishPage(page);
  await goldfish.actions.waitFor();
  await expect(page.getByText("試作のカード《夜更かしの司書》が入っています")).toBeVisible();
  await expect(page).toHaveURL(/\?seed=[0-9a-z]{1,7}#c=[\w-]+$/);
  const hand = await goldfish.hand();
  await page.reload();
  await goldfish.actions.waitFor();
  expect(await goldfish.hand()).toEqual(hand);
  await page.getByRole("link", { name: "このカードを直す" }).click();
  await expect(write.text).toHaveValue(DRAW);
});

test("a goldfish whose address holds a broken card goes on without it", async ({ page }) => {
  const goldfish = new GoldfishPage(page);
  await goldfish.open("/goldfish/KFBXUHBT8Q?seed=7#c=broken");
  await goldfish.actions.waitFor();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("試作のカードは読めない");
});

test("the page of a card leads to its text, and says how it is read", async ({ page }) => {
  await page.goto("/cards/三冊の取り寄せ");
  const reading = page.getByRole("region", { name: "エンジンの読み取り" });
  await expect(reading.locator("[data-coverage]").first()).toHaveText("すべて読めます");
  await reading.getByText("エンジンはこう読みます").click();
  await expect(reading).toContainText("Draw three cards.");
  await page.getByRole("link", { name: "このテキストを変えて試す" }).click();
  await expect(write.text).toHaveValue("■カードを3枚引く。");
  await expect(write.name).toHaveValue("三冊の取り寄せ");
});

test("in English a card has its English text, and the Japanese below it", async ({ page }) => {
  await page.goto("/en/cards/三冊の取り寄せ");
  const text = page.getByRole("region", { name: "Text", exact: true });
  await expect(text.locator("[lang=en]")).toContainText("Draw three cards.");
  await expect(text.locator("[lang=ja]")).toContainText("カードを3枚引く。");
  await page.goto("/en/cards?q=o:%22draw+three+cards%22");
  await expect(page.getByRole("main").getByRole("link", { name: /Order of Three Volumes/ })).toBeVisible();
});

test("everything is done with the keyboard", async ({ page }) => {
  await write.open("/cards/write");
  await write.text.focus();
  await page.keyboard.insertText(DRAW);
  await expect(write.coverage("full").first()).toBeVisible();
  for (let tabs = 0; tabs < 40 && !(await write.tryIt.evaluate((link) => link === document.activeElement)); tabs++) {
    await page.keyboard.press("Tab");
  }
  await expect(write.tryIt).toBeFocused();
  await page.keyboard.press("Enter");
  await new GoldfishPage(page).actions.waitFor();
  await expect(page.getByText(/^試作のカード《/)).toBeVisible();
});

for (const path of ["/cards/write", "/en/cards/write"])
  test(`${path} is accessible, light and dark, with a text that is read in part`, async ({
    page,
    expectAccessibleInBothSchemes,
  }) => {
    await write.open(path);
    await write.text.fill(`${DRAW}\n${SONG}１`);
    await expect(write.underlined.first()).toBeAttached();
    await expectAccessibleInBothSchemes(page);
  });
