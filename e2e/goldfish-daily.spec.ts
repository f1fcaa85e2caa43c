import { randomInt } from "node:crypto";
import { openDatabase } from "../prisma/factories/database";
import { DailyPage } from "./support/daily-page";
import { GoldfishPage } from "./support/goldfish-page";
import { expect, test } from "./support/test";

const DAY_MS = 86_400_000;
const tokyo = (moment: Date) => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Tokyo" }).format(moment);

test("the hand of the day is decided by a key, remembered, and played on", async ({
  page,
  strangersPage,
  expectAccessibleAndFitting,
}) => {
  const daily = new DailyPage(page);
  await daily.open("/");
  await page.getByRole("link", { name: "残すか、引き直すかを決める" }).click();
  await expect(daily.heading).toHaveText("きょうの手札");
  const hand = await daily.hand();
  expect(hand).toHaveLength(5);
  const stranger = new DailyPage(strangersPage);
  await stranger.open("/goldfish/daily");
  expect(await stranger.hand()).toEqual(hand);

  await expect(daily.decide("引き直す")).toBeEnabled();
  await expect(page.getByText("ターン目", { exact: false })).toHaveCount(0);
  await expectAccessibleAndFitting(page);
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { name: "残しました" })).toBeFocused();
  await expect(daily.verdict).toContainText(/票集まると|% が残しました/);
  await expect(daily.figure("連続")).toHaveText("1日");
  await expect(page.getByRole("heading", { name: "3ターン目" }).first()).toBeVisible();
  await expectAccessibleAndFitting(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "残しました" })).toBeVisible();
  await expect(daily.decide("残す")).toHaveCount(0);
  await expect(daily.verdict).toContainText(/票集まると|% が残しました/);

  await page.getByRole("link", { name: "この続きを遊ぶ" }).first().click();
  const table = new GoldfishPage(page);
  await table.actions.waitFor();
  await expect(table.button("このまま始める"), "the hand was kept already").toHaveCount(0);
  await expect(page, "a reload deals the same hand").toHaveURL(/\?seed=[0-9a-z]+(&first=2)?$/);
  await expect(
    page
      .getByRole("list")
      .filter({ hasText: hand[0] ?? "" })
      .first(),
  ).toBeVisible();
});

test("a day that is over is shown with the votes it had, and takes none", async ({
  page,
  expectAccessibleAndFitting,
}) => {
  const day = tokyo(new Date(Date.now() - randomInt(30, 300) * DAY_MS));
  const row = { day: new Date(day), code: "KFBXUHBT8Q", seed: 7, goesFirst: false, kept: 30, redrawn: 10 };
  await openDatabase().dailyHand.create({ data: row });
  try {
    const daily = new DailyPage(page);
    await daily.open(`/goldfish/daily?day=${day}`);
    expect(await daily.hand()).toEqual(["貸出停止", "青墨の小魚", "苔むす踏み台", "苔むす踏み台", "雨垂れの書記"]);
    await expect(daily.verdict).toContainText("75 % が残しました（40票）");
    await expect(daily.decide("残す")).toHaveCount(0);
    await expectAccessibleAndFitting(page);
    await page.getByRole("link", { name: "次の日" }).click();
    await expect(daily.heading).toHaveText(/の手札$/);
    await daily.open("/goldfish/daily?day=2019-01-01");
    await expect(page.getByText("その日の手札はありません")).toBeVisible();
  } finally {
    await openDatabase().dailyHand.deleteMany({ where: { day: row.day } });
  }
});
