import type { Locator, Page } from "playwright/test";
import { expect, test } from "./support/test";

/** Page object of the lab: its board, the report beside it, and the panels below. */
class LabPage {
  constructor(readonly page: Page) {}

  async open(path = "/mtg/lab"): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByLabel("用意された盤面")).toBeEnabled();
  }

  get board(): Locator {
    return this.page.getByRole("region", { name: "盤面", exact: true });
  }

  get report(): Locator {
    return this.page.getByRole("status", { name: "ルールが見つけること" });
  }

  side(name: "あなた" | "対戦相手"): Locator {
    return this.board.getByRole("region", { name, exact: true });
  }

  zone(side: "あなた" | "対戦相手", zone: string): Locator {
    return this.side(side).locator(`[data-zone=${zone}]`);
  }

  piece(name: string | RegExp): Locator {
    return this.board.getByRole("button", { name }).and(this.board.locator("[data-piece]"));
  }

  get inspector(): Locator {
    return this.page.getByRole("region", { name: "選んだもの" });
  }

  async put(kind: string, name: string, { owner = "あなた" }: { owner?: string } = {}): Promise<void> {
    const palette = this.page
      .locator("form")
      .filter({ has: this.page.getByRole("button", { name: "置く", exact: true }) });
    await palette.getByLabel("置くもの").selectOption(kind);
    await palette.getByLabel("オーナー").selectOption(owner);
    await palette.getByLabel("名前").fill(name);
    await palette.getByRole("button", { name: "置く", exact: true }).click();
  }

  async era(name: string): Promise<void> {
    await this.page.getByLabel("ルール", { exact: true }).selectOption(name);
  }
}

let lab: LabPage;
test.beforeEach(({ page }) => {
  lab = new LabPage(page);
});

test("a board that shows its point by being played on is played at once, in one era or in all", async ({ page }) => {
  await lab.open("/mtg/lab?board=blocking&era=mod");
  const play = page.getByRole("status", { name: "ここから進める" });
  await expect(play).toContainText("1体でブロックする");
  await lab.era("三つを比べる");
  await expect(play).toContainText("どの時代でも、同じように進みます。");
  await page.getByLabel("攻撃とブロックは、できるものがみな行う").uncheck();
  await expect(play.getByRole("article", { name: "第6版" })).toContainText("ブロックしない");
  await page.getByLabel("用意された盤面").selectOption("ドロー・ステップのドロー");
  await expect(play).toContainText("時代によって、することが違います。");
  await expect(play.getByRole("article", { name: "第6版" })).toContainText("能力がスタックに積まれる");
  await expect(play.getByRole("article", { name: "第8版" })).not.toContainText("能力がスタックに積まれる");
});

test("two legends of one name are laid by the palette, and each era says what comes of them", async ({ page }) => {
  await lab.open();
  await lab.put("伝説のクリーチャー", "隊長");
  await lab.put("伝説のクリーチャー", "隊長");
  await expect(lab.piece("隊長")).toHaveCount(2);
  await expect(lab.report).toContainText("704.5j");
  await expect(lab.report).toContainText("墓地へ");
  await page.getByLabel("あなたが選ぶ").selectOption({ index: 1 });
  await page.getByRole("button", { name: "結果を盤面にする" }).click();
  await expect(lab.zone("あなた", "battlefield").getByRole("button")).toHaveCount(1);
  await expect(lab.zone("あなた", "graveyard").getByRole("button")).toHaveCount(1);
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect(lab.zone("あなた", "battlefield").getByRole("button")).toHaveCount(2);
  await lab.era("第6版");
  await expect(lab.report).toContainText("T.11.5.e");
  await lab.era("三つを比べる");
  const sixth = lab.report.getByRole("region", { name: "第6版" });
  await expect(sixth).toContainText("T.11.5.e");
  await expect(lab.report.getByRole("region", { name: "現在" })).toContainText("704.5j");
  await expect(lab.report).toContainText("三つの時代で同じことになります。");
  await lab.report.getByLabel("あなたが選ぶ").selectOption("隊長 (2)");
  await expect(lab.report.getByRole("table", { name: "時代によって違うもの" }).getByRole("row")).toHaveCount(3);
});

test("one look shows one pass, and all looks all of them", async ({ page }) => {
  await lab.open("/mtg/lab?board=704.5g");
  const bear = lab.piece(/^草原の熊/);
  await bear.click();
  await lab.put("オーラ（クリーチャーに付く）", "外套");
  await lab.inspector.getByLabel("付いている先").selectOption("草原の熊");
  await expect(lab.report.getByRole("heading", { name: "2回目" })).toBeVisible();
  await expect(lab.report).toContainText("704.5m");
  await page.getByRole("button", { name: "一度だけ見る" }).click();
  await expect(lab.report.getByRole("heading", { name: "2回目" })).toHaveCount(0);
  await expect(lab.report).not.toContainText("704.5m");
});

test("pieces are dragged between zones and onto each other", async () => {
  await lab.open("/mtg/lab?board=704.5m");
  await lab.piece(/^草原の熊/).dragTo(lab.zone("対戦相手", "battlefield"));
  await expect(lab.zone("対戦相手", "battlefield").getByRole("button", { name: /^草原の熊/ })).toBeVisible();
  await lab
    .piece(/^熾火の外套/)
    .first()
    .dragTo(lab.piece(/^草原の熊/));
  await expect(lab.report).toContainText("見つかるものはありません。");
  await expect(lab.piece(/→ 草原の熊/)).toHaveCount(2);
});

test("the board by keys alone: go, tap, damage, counters, another, attach, move, remove, undo", async ({ page }) => {
  await lab.open();
  await lab.put("クリーチャー", "熊");
  await lab.put("オーラ（クリーチャーに付く）", "外套");
  await expect(lab.report).toContainText("704.5m");
  await lab.piece(/^熊/).focus();
  await page.keyboard.press("t");
  await expect(lab.piece(/^熊.*タップ/)).toBeFocused();
  await page.keyboard.press("+");
  await page.keyboard.press("d");
  await expect(lab.piece(/ダメージ 1.*\+1\/\+1 ×1/)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(lab.piece(/^外套/)).toBeFocused();
  await page.keyboard.press("a");
  await expect(page.getByText("外套を付ける先を、盤面で選んでください。")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(lab.piece(/→ 熊/)).toBeVisible();
  await expect(lab.report).toContainText("見つかるものはありません。");
  await lab.piece(/^熊/).focus();
  await page.keyboard.press("c");
  await expect(lab.piece(/^熊/)).toHaveCount(2);
  await page.keyboard.press("g");
  await expect(lab.zone("あなた", "graveyard").getByRole("button", { name: /^熊/ })).toBeFocused();
  await expect(lab.report).toContainText("704.5m");
  await page.keyboard.press("Delete");
  await expect(lab.piece(/^熊/)).toHaveCount(1);
  for (let times = 0; times < 3; times += 1) await page.keyboard.press("Control+z");
  await expect(lab.piece(/→ 熊/)).toBeVisible();
  await expect(lab.piece(/^熊/)).toHaveCount(1);
});

test("the chosen thing is changed in all its marks, and its card too", async ({ page }) => {
  await lab.open();
  await lab.put("バトル", "砦", { owner: "対戦相手" });
  await expect(lab.report).toContainText("704.5w");
  await lab.inspector.getByLabel("守るプレイヤー").selectOption("あなた");
  await expect(lab.report).toContainText("見つかるものはありません。");
  for (let times = 0; times < 3; times += 1) await lab.inspector.getByRole("button", { name: "守備を減らす" }).click();
  await expect(lab.report).toContainText("704.5v");
  await lab.inspector.getByRole("button", { name: "能力をスタックに置く" }).click();
  await expect(lab.report).toContainText("見つかるものはありません。");
  await expect(lab.piece("砦の能力")).toBeVisible();
  await lab.put("クリーチャー", "兵士");
  await lab.inspector.getByText("カードの中身を変える").click();
  await lab.inspector.getByRole("checkbox", { name: "接死", exact: true }).check();
  await lab.inspector.getByRole("button", { name: "タフネスを減らす" }).click();
  await expect(lab.piece(/^兵士.*2\/1 · 接死/)).toBeVisible();
  await lab.inspector.getByLabel("領域").selectOption("手札");
  await expect(lab.zone("あなた", "hand").getByRole("button", { name: /^兵士/ })).toBeVisible();
  await page.getByRole("button", { name: "取り除く" }).click();
  await expect(lab.piece(/^兵士/)).toHaveCount(0);
});

test("a step and a turn are played from the board, and what comes of them becomes the board", async ({ page }) => {
  await lab.open("/mtg/lab?board=704.5h");
  const play = page.getByRole("status", { name: "ここから進める" });
  await page.getByLabel("いつのステップか").selectOption("戦闘後メイン・フェイズ");
  await page.getByRole("button", { name: "このステップを進める" }).click();
  await expect(play.getByRole("heading")).toHaveCount(1);
  await expect(play).toContainText("再生する");
  await page.getByRole("button", { name: "ターンの終わりまで進める" }).click();
  await expect(play.getByRole("heading", { name: "クリンナップ・ステップ" })).toBeVisible();
  await page.getByRole("region", { name: "ここから進める" }).getByRole("button", { name: "結果を盤面にする" }).click();
  await expect(lab.piece(/オルンの丘巨人/)).toBeVisible();
  await expect(lab.report).toContainText("見つかるものはありません。");
});

test("the board is text and back, and what cannot be read is told with its place and what may be meant", async ({
  page,
}) => {
  await lab.open();
  const field = page.getByLabel("盤面の文");
  await field.fill("ルール：第6版\n《熊》：緑のクリーチャー 2/2\n\nあなたの戦場：\n《熊》2体、ダメージ2点\n");
  await page.getByRole("button", { name: "この文を盤面にする" }).click();
  await expect(lab.piece(/^熊/)).toHaveCount(2);
  await expect(page.getByLabel("ルール", { exact: true })).toHaveValue("6e");
  await expect(lab.report).toContainText("T.11.5.c");
  await field.fill("ルール：第6版\n《熊》：緑のクリーチヤー 2/2\n\nあなたの戦場：\n《熊》2体\n");
  await expect(page.getByText("読めないところが1か所あります。")).toBeVisible();
  const place = page.getByRole("button", { name: "2行目、" });
  await expect(page.getByText(/もしかして: クリーチャー/)).toBeVisible();
  await place.click();
  await expect(field).toBeFocused();
  const chosen = await field.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(chosen).toContain("クリーチヤー");
  await expect(lab.piece(/^熊/)).toHaveCount(2);
});

test("the address holds the board: for a reload, for others, and in the other language", async ({
  page,
  strangersPage,
}) => {
  await lab.open();
  await lab.put("プレインズウォーカー", "学者");
  for (let times = 0; times < 3; times += 1)
    await lab.inspector.getByRole("button", { name: "忠誠度を減らす" }).click();
  await expect(lab.report).toContainText("704.5i");
  await expect(page).toHaveURL(/\/mtg\/lab#s=/);
  await page.reload();
  await expect(lab.piece(/学者/)).toBeVisible();
  await expect(lab.report).toContainText("704.5i");
  const link = await page.getByLabel("リンク", { exact: true }).inputValue();
  const theirs = new LabPage(strangersPage);
  await theirs.open(link);
  await expect(theirs.report).toContainText("704.5i");
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("status", { name: "What the rules find" })).toContainText("704.5i");
  await theirs.open("/mtg/lab#s=nothing");
  await strangersPage.reload();
  await expect(strangersPage.getByText("このリンクの盤面は読めません。")).toBeVisible();
});

test("cells of the table of checks open a board on which their rule is found, in each era", async ({ page }) => {
  await page.goto("/mtg/checks");
  const cells = page.getByRole("table").getByRole("link", { name: /^研究室で見る/ });
  const found = await cells.evaluateAll((links) =>
    links.map((link) => ({
      href: (link as HTMLAnchorElement).href,
      number: link.parentElement?.querySelector("cite, a")?.textContent?.replace(/^\S+ /u, "") ?? "",
    })),
  );
  // That each board is one on which the rule of its cell is found is held by the tests of the engine.
  expect(found).toHaveLength(41);
  for (const { href, number } of found.filter((_cell, index) => index % 8 === 0)) {
    await lab.open(href);
    await expect(lab.report, href).toContainText(number);
  }
});

for (const path of ["/mtg/lab", "/mtg/lab?board=704.5y&era=6e", "/en/mtg/lab?board=704.5u"])
  test(`${path} is accessible in every state, and fits a telephone`, async ({ page, expectAccessibleAndFitting }) => {
    await page.goto(path);
    await expectAccessibleAndFitting(page);
    const era = page.getByRole("combobox", { name: /^(ルール|Rules)$/ });
    await era.selectOption("");
    for (const piece of (await page.locator("[data-piece]").all()).slice(0, 1)) await piece.click();
    await page.getByRole("button", { name: /^(ターンの終わりまで進める|Play to the end of the turn)$/ }).click();
    await expectAccessibleAndFitting(page);
  });

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a board on a telephone: the report stands before the palette", async ({ page }) => {
    await lab.open("/mtg/lab?board=704.5q");
    const top = async (element: Locator) => (await element.boundingBox())?.y ?? 0;
    expect(await top(lab.report)).toBeLessThan(await top(page.getByRole("heading", { name: "カードを置く" })));
    await lab.piece(/オルンの丘巨人/).tap();
    await lab.inspector.getByRole("button", { name: "+1/+1を減らす" }).tap();
    await expect(lab.piece(/\+1\/\+1 ×2/)).toBeVisible();
    await lab.inspector.getByRole("button", { name: "もう一つ置く" }).tap();
    await expect(lab.piece(/オルンの丘巨人/)).toHaveCount(2);
    await lab.inspector.getByRole("button", { name: "取り除く" }).tap();
    await page.getByRole("button", { name: "結果を盤面にする" }).first().tap();
    await expect(lab.report).toContainText("見つかるものはありません。");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
