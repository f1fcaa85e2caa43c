import { GoldfishPage } from "./support/goldfish-page";
import { ReplayPage } from "./support/replay-page";
import { expect, test } from "./support/test";

/** A legal deck of starter cards. */
const DECK = "KFBXUHBT8Q";

test("a game played in the browser is a short link, which others watch, frame, and play on from", async ({
  page,
  strangersPage,
  request,
}) => {
  const goldfish = new GoldfishPage(page);
  await goldfish.deal(DECK, "?seed=7");
  await goldfish.button("引き直す").click();
  for (const left of [18, 17]) {
    await goldfish.button("次のターンへ").click();
    await expect(goldfish.count("魔石デッキ")).toHaveText(`${left}`);
  }
  const hand = await goldfish.hand();
  const address = await goldfish.replayAddress();
  expect(address).toMatch(new RegExp(`/goldfish/${DECK}/replay/[\\w-]{15,40}$`));

  const replay = new ReplayPage(strangersPage);
  await strangersPage.goto(address);
  await replay.controls.waitFor();
  await expect(replay.moment).toHaveText("最初の手札");
  await replay.button("一手先へ").click();
  await expect(replay.news).toContainText("引き直し");
  await replay.controls.getByRole("combobox").selectOption({ label: "自分の3ターン目" });
  await expect(replay.moment).toHaveText("自分の3ターン目");
  const watched = new GoldfishPage(strangersPage);
  expect(await watched.hand()).toEqual(hand);
  await strangersPage.reload();
  await expect(replay.moment).toHaveText("自分の3ターン目");

  // The frame is drawn by the server, whose engine reads what the browser wrote.
  const frame = await request.get(address.replace("/goldfish/", "/embed/goldfish/").replace("/replay/", "/"));
  expect(frame.status()).toBe(200);
  expect(await frame.text()).toContain("最初の手札");

  await replay.button("ここから指す").click();
  await watched.actions.waitFor();
  await expect(watched.count("魔石デッキ")).toHaveText("17");
  expect(await watched.hand()).toEqual(hand);
  await watched.button("次のターンへ").click();
  await expect(watched.count("魔石デッキ")).toHaveText("16");
});

test("a replay that cannot be read says why, and plays by itself when it can", async ({
  page,
  expectAccessibleInBothSchemes,
}) => {
  const goldfish = new GoldfishPage(page);
  await goldfish.deal(DECK, "?seed=7");
  await goldfish.button("このまま始める").click();
  await expect(goldfish.count("魔石デッキ")).toHaveText("19");
  const address = await goldfish.replayAddress();
  await page.goto(`${address.slice(0, -1)}${address.endsWith("A") ? "B" : "A"}`);
  await expect(page.getByText("コードのどこかの文字が違っています。")).toBeVisible();
  await page.goto(address.replace(DECK, "ORR3L1j-FBEMBL"));
  await expect(page.getByText("この記録は、いまのカードでは再生できません")).toBeVisible();
  await expect(page.getByRole("link", { name: "同じ手札をいまのカードで配る" })).toBeVisible();

  const replay = new ReplayPage(page);
  await page.goto(address);
  await replay.controls.waitFor();
  await expectAccessibleInBothSchemes(page);
  await replay.button("自動で進める").click();
  await expect(replay.moment).toHaveText("自分の1ターン目");
  await expect(replay.button("自動で進める")).toBeDisabled();
});
