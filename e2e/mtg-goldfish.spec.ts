import type { Page } from "playwright/test";
import { expect, test } from "./support/test";

const LIST = "４　苔の雄牛\n4x Noon Bell\nMoss Ox x8\n// 土地\n44 森\nサイドボード\n15 Gate Giant";

/** Pastes the list and deals, always the same hand: one by chance may lack what a test needs. */
async function deal(page: Page, { era = "現在", text = LIST }: { era?: string; text?: string } = {}): Promise<void> {
  await page.goto("/mtg/goldfish");
  await page.getByLabel("デッキリスト").fill(text);
  await page.getByRole("radio", { name: era }).check();
  await page.getByRole("button", { name: "手札を引く" }).click();
  await page.waitForURL(/seed=/);
  await page.goto(page.url().replace(/seed=\w+/, "seed=7"));
  await page.getByRole("button", { name: "この手札で始める" }).waitFor();
}

const actions = (page: Page) => page.getByRole("region", { name: "進める" });
const go = (page: Page, name: string) => actions(page).getByRole("button", { name }).click();
const handOf = (page: Page) => page.getByRole("region", { name: /^手札/ });
const lands = (page: Page) => page.getByRole("region", { name: "土地", exact: true });
const moment = (page: Page) => page.getByRole("heading", { level: 2, name: /ターン目|始まる前/ });
const keep = (page: Page) => page.getByRole("button", { name: "この手札で始める" }).click();

test("a list is read as it is typed, and what is not read is told", async ({ page, expectAccessibleAndFitting }) => {
  await page.goto("/mtg/goldfish");
  await page.getByLabel("デッキリスト").fill(`${LIST}\n999 Ember Sprite`);
  await expect(page.getByText("デッキ 60枚（4種類）")).toBeVisible();
  await expect(page.getByText("サイドボード 15枚は配りません。")).toBeVisible();
  await expect(page.getByText("8行目: ")).toContainText("枚数は1から250までです。");
  await expectAccessibleAndFitting(page);
});

/** One deck of sixty with a sideboard of fifteen, as programs export it and as people write it. */
const WILD = {
  "Magic Online": "36 Moss Ox\r\n24 Forest\r\n\r\n15 Gate Giant\r\n",
  Arena: "About\nName Oxen\n\nDeck\n36 Moss Ox (LAB) 12\n24 Forest (LAB) 250\n\nSideboard\n15 Gate Giant (LAB) 3\n",
  "Arena in Japanese": "デッキ\n36 苔の雄牛 (LAB) 12\n24 森 (LAB) 250\n\nサイドボード\n15 門の巨人 (LAB) 3\n",
  Cockatrice:
    "// Oxen\n\n// 60 Maindeck\n// 36 Creature\n36 Moss Ox\n// 24 Land\n24 Forest\n\n// 15 Sideboard\nSB: 15 Gate Giant\n",
  "Cockatrice file":
    '<?xml version="1.0"?>\n<cockatrice_deck version="1">\n<deckname>Oxen</deckname>\n<zone name="main">\n<card number="36" name="Moss Ox"/>\n<card number="24" name="Forest"/>\n</zone>\n<zone name="side">\n<card number="15" name="Gate Giant"/>\n</zone>\n</cockatrice_deck>',
  "Magic Workstation": "// NAME : Oxen\n    36 [LAB] Moss Ox\n    24 [LAB] Forest (2)\nSB:  15 [LAB] Gate Giant\n",
  "deck builders":
    "36x Moss Ox (lab) 12 *F* [Creature] ^Have,#37d67a^\n24x Forest (lab) 3 [Land]\n\nSIDEBOARD:\n15x Gate Giant (lab) 5\n",
  "a table": "Count\tName\tPrice\n36\tMoss Ox\t$ 1.20\n24\tForest\t$ 0.10\nSideboard\n15\tGate Giant\t$ 3",
  "an article":
    "メインデッキ（60）\n土地（24）\n24:《森/Forest》\nクリーチャー（36）\n36:《苔の雄牛/Moss Ox》\nサイドボード（15）\n15:《門の巨人/Gate Giant》\n合計：75枚",
  "by hand": "・苔の雄牛　３６枚\n・森 ２４\n\nサイド：門の巨人×１５",
};

test("lists are read as programs export them and as people write them", async ({ page }) => {
  await page.goto("/mtg/goldfish");
  for (const [name, text] of Object.entries(WILD)) {
    await page.getByLabel("デッキリスト").fill(text);
    await expect(page.getByText("デッキ 60枚（2種類）"), name).toBeVisible();
    await expect(page.getByText("サイドボード 15枚は配りません。"), name).toBeVisible();
    await expect(page.getByText("読めなかった行"), name).toHaveCount(0);
  }
});

test("an Aura asks what it is put on, and a planeswalker comes with its loyalty", async ({ page }) => {
  await deal(page, { text: "20 Moss Ox\n20 Mire Cloak\n20 Scholar Wen" });
  await keep(page);
  const field = page.getByRole("region", { name: "クリーチャーなど" });
  const say = async (name: string, kind: string) => {
    await handOf(page)
      .getByRole("button", { name: new RegExp(`^${name}が何かを言う`) })
      .first()
      .click();
    const word = page.getByRole("dialog", { name: `${name}は何ですか` });
    await word.getByRole("radio", { name: kind, exact: true }).check();
    if (kind === "プレインズウォーカー") await word.getByLabel("忠誠度").fill("4");
    await word.getByRole("button", { name: "覚えて使う" }).click();
  };
  // A hand of seven of three names lacks one of them now and then: another one is drawn by hand.
  for (const name of ["Moss Ox", "Mire Cloak", "Scholar Wen"]) {
    while (
      (await handOf(page)
        .getByRole("button", { name: new RegExp(`^${name}`) })
        .count()) === 0
    ) {
      const before = await handOf(page).getByRole("listitem").count();
      await go(page, "手で進める");
      await page.getByRole("dialog", { name: "手で進める" }).getByRole("button", { name: "カードを引く" }).click();
      await page.keyboard.press("Escape");
      await expect(handOf(page).getByRole("listitem")).toHaveCount(before + 1);
    }
  }
  await say("Moss Ox", "クリーチャー");
  await say("Scholar Wen", "プレインズウォーカー");
  await expect(field.getByRole("button", { name: /Scholar Wenを見る.*loyalty×4/ })).toBeVisible();
  await say("Mire Cloak", "オーラ");
  await field
    .getByRole("button", { name: /^Moss Ox/ })
    .first()
    .click();
  await page.getByRole("button", { name: "決める（1/1）" }).click();
  await expect(field.getByRole("button", { name: /^Mire Cloakを見る/ })).toBeVisible();
  await page.getByRole("button", { name: "ターンを終える" }).click();
  await expect(field.getByRole("button", { name: /^Mire Cloakを見る/ })).toBeVisible();
});

test("a hand is kept, a land played and tapped, and unspent mana warns before it burns", async ({
  page,
  expectAccessibleAndFitting,
}) => {
  await deal(page, { era: "第6版", text: "20 Moss Ox\n40 森" });
  await expect(page).toHaveURL(/\/mtg\/goldfish\/m1[\w-]+\?era=6e&seed=[0-9a-z]+$/);
  await expect(handOf(page).getByRole("listitem")).toHaveCount(7);
  await keep(page);
  await expect(moment(page)).toContainText("1ターン目 自分の番 · 戦闘前メイン・フェイズ");
  await handOf(page)
    .getByRole("button", { name: /^森を出す/ })
    .first()
    .click();
  await lands(page)
    .getByRole("button", { name: /^森からマナを出す/ })
    .click();
  await expect(page.getByText("次へ進むと、マナ1点が失われ、ライフを1点失います（マナ・バーン）。")).toBeVisible();
  await go(page, "次へ進む");
  await page.getByRole("dialog").getByRole("button", { name: "戻る" }).click();
  await expect(moment(page)).toContainText("戦闘前メイン・フェイズ");
  await expectAccessibleAndFitting(page);
  await go(page, "次へ進む");
  await page.getByRole("button", { name: "失って進む" }).click();
  await expect(moment(page)).toContainText("戦闘後メイン・フェイズ");
  await expect(page.getByRole("region", { name: "自分" })).toContainText("ライフ 19");
  await go(page, "取り消す");
  await expect(page.getByRole("region", { name: "自分" })).toContainText("ライフ 20");
});

test("a name is said once, and its cards follow the rules from then on", async ({
  page,
  expectAccessibleAndFitting,
}) => {
  await deal(page, { text: "30 Moss Ox\n30 Twin Ford" });
  await keep(page);
  await handOf(page)
    .getByRole("button", { name: /^Twin Fordが何かを言う/ })
    .first()
    .click();
  const word = page.getByRole("dialog", { name: "Twin Fordは何ですか" });
  await word.getByRole("radio", { name: "土地" }).check();
  await word.getByRole("checkbox", { name: "青" }).check();
  await word.getByRole("checkbox", { name: "緑" }).check();
  await expectAccessibleAndFitting(page);
  await word.getByRole("button", { name: "覚えて使う" }).click();
  await expect(lands(page).getByRole("listitem")).toHaveCount(1);
  await lands(page)
    .getByRole("button", { name: /^Twin Fordを見る/ })
    .click();
  await page.getByRole("dialog", { name: "Twin Ford" }).getByRole("button", { name: "緑 1マナを出す" }).click();
  await expect(page.getByText("次へ進むと、マナ1点が失われます。")).toBeVisible();

  await handOf(page)
    .getByRole("button", { name: /^Moss Oxが何かを言う/ })
    .first()
    .click();
  const ox = page.getByRole("dialog", { name: "Moss Oxは何ですか" });
  await ox.getByRole("radio", { name: "クリーチャー" }).check();
  await ox.getByLabel("パワー").fill("２");
  await ox.getByLabel("タフネス").fill("3");
  await ox.getByRole("button", { name: "覚えて使う" }).click();
  const field = page.getByRole("region", { name: "クリーチャーなど" });
  await expect(field.getByRole("button", { name: "Moss Oxを見る, クリーチャー, 2/3, 召喚酔い" })).toBeVisible();

  // The browser remembers, in another game too.
  await deal(page, { text: "60 Moss Ox" });
  await expect(handOf(page).getByRole("button", { name: /クリーチャー, 2\/3/ })).toHaveCount(7);
});

test("today's mulligan puts cards to the bottom in the order picked", async ({ page, expectAccessible }) => {
  await deal(page);
  await page.getByRole("button", { name: "マリガン", exact: true }).click();
  const question = page.getByRole("region", { name: /一番下に置くカードを1枚/ });
  await expect(handOf(page).getByRole("listitem")).toHaveCount(7);
  await expect(question.getByRole("button", { name: /決める/ })).toHaveAttribute("aria-disabled", "true");
  await handOf(page).getByRole("listitem").first().getByRole("button").first().click();
  await expectAccessible(page);
  await question.getByRole("button", { name: "決める（1/1）" }).click();
  await expect(page.getByText("マリガン1回")).toBeVisible();
  await expect(handOf(page).getByRole("listitem")).toHaveCount(6);
  await page.getByRole("button", { name: "マリガン", exact: true }).click();
  const again = page.getByRole("region", { name: /一番下に置くカードを2枚/ });
  for (const at of [1, 0]) await again.getByRole("listitem").nth(at).getByRole("button").click();
  await expect(again.getByRole("listitem").first()).toContainText("✓2");
  await again.getByRole("button", { name: "決める（2/2）" }).click();
  await expect(handOf(page).getByRole("listitem")).toHaveCount(5);
  await keep(page);
  await expect(moment(page)).toContainText("1ターン目");
});

test("everything else is done by hand, told in the log, and undone", async ({ page, expectAccessibleAndFitting }) => {
  await deal(page, { text: "60 森" });
  await keep(page);
  await go(page, "手で進める");
  const hand = page.getByRole("dialog", { name: "手で進める" });
  await hand.getByRole("button", { name: "失う" }).click();
  await hand.getByRole("button", { name: "カードを引く" }).click();
  await hand.getByLabel("名前").fill("苗木");
  await hand.getByRole("button", { name: "出す" }).click();
  await expectAccessibleAndFitting(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "相手", exact: true })).toContainText("ライフ 19");
  await expect(handOf(page).getByRole("listitem")).toHaveCount(8);
  const field = page.getByRole("region", { name: "クリーチャーなど" });
  await field.getByRole("button", { name: /^苗木 1\/1にすること/ }).click();
  const sapling = page.getByRole("dialog", { name: "苗木 1/1" });
  await expectAccessibleAndFitting(page);
  await sapling.getByLabel("数").first().fill("2");
  await sapling.getByRole("button", { name: "カウンターを置く" }).click();
  await expect(field.getByRole("button", { name: /3\/3.*\+1\/\+1×2/ })).toBeVisible();
  const log = page.getByRole("region", { name: "記録" });
  await expect(log.getByRole("listitem").first()).toContainText("苗木 1/1に+1/+1カウンターを2個置いた");
  await expect(log.getByRole("link", { name: "裁定 29" }).first()).toHaveAttribute("href", /\/rules\/mtg-house\/29$/);
  for (let times = 0; times < 4; times += 1) await page.keyboard.press("Control+z");
  await expect(page.getByRole("region", { name: "相手", exact: true })).toContainText("ライフ 20");
  await expect(field).toContainText("まだ何もありません。");
  await go(page, "やり直す");
  await expect(page.getByRole("region", { name: "相手", exact: true })).toContainText("ライフ 19");
});

test("the whole game by keyboard: stops, turns, hand, windows", async ({ page }) => {
  await deal(page, { text: "60 森" });
  await page.keyboard.press("Enter");
  await expect(moment(page)).toContainText("戦闘前メイン");
  await page.keyboard.press("1");
  await expect(lands(page).getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(lands(page).getByRole("button", { name: /^森からマナを出す/ })).toBeFocused();
  await page.keyboard.press("i");
  await expect(page.getByRole("dialog", { name: "森" })).toBeVisible();
  await page.keyboard.press("Escape");
  const stop = page.getByRole("button", { name: "終了で止まる", exact: true });
  await stop.focus();
  await page.keyboard.press("Space");
  await expect(stop).toHaveAttribute("aria-pressed", "true");
  await stop.evaluate((element: HTMLElement) => element.blur());
  await page.keyboard.press("Space");
  await expect(moment(page)).toContainText("戦闘後メイン");
  await page.keyboard.press("Space");
  await expect(moment(page)).toContainText("終了ステップ");
  await page.keyboard.press("n");
  await expect(moment(page)).toContainText("2ターン目");
  await expect(handOf(page).getByRole("listitem")).toHaveCount(7);
  await page.keyboard.press("g");
  await expect(page.getByRole("dialog", { name: "墓地 (0)" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "キー" })).toBeVisible();
});

test("a reload goes on, a link deals the same hand, and a broken one says why", async ({ page, strangersPage }) => {
  await deal(page);
  await keep(page);
  await page.getByRole("button", { name: "ターンを終える" }).click();
  await expect(moment(page)).toContainText("2ターン目");
  await page.reload();
  await expect(moment(page)).toContainText("2ターン目");
  await page.keyboard.press("r");
  await expect(moment(page)).toContainText("始まる前");
  const names = await handOf(page).getByRole("listitem").allInnerTexts();
  const address = page.url();
  await strangersPage.goto(address);
  await expect(handOf(strangersPage).getByRole("listitem")).toHaveCount(7);
  expect(await handOf(strangersPage).getByRole("listitem").allInnerTexts()).toEqual(names);
  await page.keyboard.press("h");
  await expect(page).not.toHaveURL(address);
  const broken = new URL(address);
  broken.pathname = broken.pathname.slice(0, -1);
  await strangersPage.goto(broken.href);
  await expect(strangersPage.getByText("途中が欠けているか、写し間違いがあります。")).toBeVisible();
  await expect(strangersPage.getByLabel("デッキリスト")).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a turn on a telephone", async ({ page, expectAccessible }) => {
    await page.goto("/en/mtg/goldfish");
    await page.getByLabel("Deck list").fill("60 Forest");
    await page.getByRole("button", { name: "Draw a hand" }).tap();
    await page.getByRole("button", { name: "Keep this hand" }).tap();
    await page
      .getByRole("button", { name: /^Play Forest/ })
      .first()
      .tap();
    await page.getByRole("button", { name: /^Tap Forest for mana/ }).tap();
    await expect(page.getByText("Going on loses 1 mana.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "End the turn" }).tap();
    await expect(page.getByRole("heading", { name: /^Turn 2/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
