import { BuilderPage } from "./support/builder-page";
import { expect, test } from "./support/test";

test("odds follow the deck that is built, and a split of its stones is taken and undone", async ({
  page,
  expectAccessible,
}) => {
  const builder = new BuilderPage(page);
  await builder.build();
  await builder.deck.getByRole("listitem").getByRole("link").first().click();
  await expect(builder.counter("魔導書")).toContainText("40/40");
  await page.getByRole("tab", { name: "確率", exact: true }).click();
  const odds = page.getByRole("tabpanel", { name: "確率" });
  const card = odds.getByRole("row").nth(1);
  await expect(card.getByRole("cell").first()).toHaveText(/^[<>]?\d+$/);
  await expect(odds.getByText(/^先攻、コスト1〜2のユニットが0枚なら引き直し（残すのは\d+%）/)).toBeVisible();
  await expectAccessible(page);
  await odds.getByText("後攻", { exact: true }).click();
  await expect(odds.getByText(/^後攻、/)).toBeVisible();
  await odds.getByLabel("目標のターン").selectOption("3ターン目");
  await card.getByRole("button").click();
  await expect(odds.getByRole("status")).toContainText(/^《.+》：3ターン目に払える確率は/);
  await expect(odds.getByRole("figure", { name: "触媒を払ったあとの魔石" })).toContainText("1000回の試行");
  const stones = builder.counter("魔石デッキ");
  await expect(stones).toContainText("20/20");
  const before = await builder.row("赤の魔石", "deck").textContent();
  await odds.getByRole("button", { name: "魔石の配分" }).click();
  const sheet = page.getByRole("dialog", { name: "魔石の配分" });
  await expect(sheet.getByRole("img", { name: /^基本の魔石\d+枚の分け方\d+通り。最も良い配分は.+位。/ })).toBeVisible();
  await sheet.getByText("選んだカードを払える確率").click();
  await sheet.getByRole("combobox", { name: "カード", exact: true }).selectOption({ index: 0 });
  await sheet.getByRole("combobox", { name: "ターン", exact: true }).selectOption("8ターン目");
  await expect(sheet.getByText(/^《.+》を8ターン目に払える確率$/)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "この配分にする" }).last().click();
  await expect(sheet.getByText("いまの配分です")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(builder.row("赤の魔石", "deck")).not.toHaveText(before ?? "");
  await expect(stones).toContainText("20/20");
  await builder.undo.click();
  await expect(builder.row("赤の魔石", "deck")).toHaveText(before ?? "");
});

test("the odds of a shared deck are there to read, and its opening hands are judged", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/d/ORR3L1j-FBEMBL");
  const odds = page.getByRole("region", { name: "確率", exact: true });
  await expect(odds.getByRole("table", { name: "" }).first()).toBeVisible();
  await odds.getByRole("button", { name: "最初の手札の確率" }).click();
  const sheet = page.getByRole("dialog", { name: "最初の手札" });
  await expect(sheet.getByText(/^価値が\d\.\d\d以上の手札を残すのが最善です/)).toBeVisible();
  await expect(sheet.getByRole("listitem")).toHaveCount(5);
  await sheet.getByRole("button", { name: /^コスト1〜2のユニット1枚、コスト4以上のカード1枚の手札は/ }).press("Enter");
  await expect(sheet.getByRole("status")).toHaveText(/は残すのが最善です。$/);
  await expect(sheet.getByRole("link", { name: "残すか引き直すかを練習する" })).toHaveAttribute(
    "href",
    "/goldfish/ORR3L1j-FBEMBL/trainer",
  );
  await expectAccessible(page);
});
