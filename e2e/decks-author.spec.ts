import { LEGAL_LINES } from "./support/deck-lines";
import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

let site: SitePage;
test.beforeEach(({ page }) => {
  site = new SitePage(page);
});

test("an author writes a profile, and the page shows it with the public decks alone", async ({
  page,
  world,
  strangersPage,
}) => {
  const me = await world.createSignedIn(page.context(), { name: "古い名" });
  await world.createDeck(me, { name: "見える書", visibility: "public", lines: LEGAL_LINES });
  await world.createDeck(me, { name: "隠した書", visibility: "private", lines: LEGAL_LINES });
  await site.open("/account");
  const profile = page.getByRole("region", { name: "プロフィール" });
  await profile.getByLabel("表示名").fill("墨の人");
  await profile.getByLabel("自己紹介").fill("青を組みます。\n<b>太字</b>にはなりません。");
  await profile.getByRole("button", { name: "保存する" }).click();
  await expect(profile.getByText("保存しました。")).toBeVisible();
  await profile.getByRole("link", { name: "作者ページを見る" }).click();
  await expect(page.getByText("あなたの作者ページです。")).toBeVisible();
  const answer = await strangersPage.goto(page.url());
  const told = (await answer?.text()) ?? "";
  for (const secret of [me.id, me.email, "隠した書"]) expect(told).not.toContain(secret);
  await expect(strangersPage.getByRole("heading", { level: 1 })).toHaveText("墨の人");
  await expect(strangersPage.getByText("<b>太字</b>にはなりません。")).toBeVisible();
  await expect(strangersPage.getByRole("heading", { level: 3 })).toHaveText(["見える書"]);
});

test("a followed author's decks come to one's own decks, until one follows no longer", async ({ page, world }) => {
  const author = await world.createUser({ name: "追われる人" });
  await world.createDeck(author, { name: "新しい書", visibility: "public", lines: LEGAL_LINES });
  await world.createSignedIn(page.context());
  await site.open(`/authors/${author.authorKey}`);
  const follow = page.getByRole("button", { name: "フォロー" });
  await expect(follow).toHaveAttribute("aria-pressed", "false");
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("フォロワー 1人")).toBeVisible();
  await site.open("/decks/mine");
  const feed = page.getByRole("region", { name: "フォロー中の作者の新しいデッキ" });
  await expect(feed.getByRole("link", { name: "新しい書" })).toBeVisible();
  await feed.getByRole("link", { name: "追われる人", exact: true }).click();
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "false");
  await site.open("/decks/mine");
  await expect(feed).toHaveCount(0);
});

test("an author without public decks is nobody to others", async ({ page, world, allowMessages }) => {
  allowMessages(/404/);
  const author = await world.createUser({ name: "黙る人" });
  await world.createDeck(author, { name: "黙る書", visibility: "unlisted", lines: LEGAL_LINES });
  const [theirs, missing] = [
    await page.goto(`/authors/${author.authorKey}`),
    await page.goto(`/authors/${"0".repeat(32)}`),
  ];
  expect([theirs?.status(), missing?.status()]).toEqual([404, 404]);
  await expect(site.heading).toBeVisible();
});
