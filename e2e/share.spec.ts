import { DeckEditorWindows } from "./support/decks/deck-editor-windows";
import { ShareDialog } from "./support/decks/share-dialog";
import { LEGAL_LIST } from "./support/lists";
import { expect, test } from "./support/test";

test("a deck goes out as text and comes back by paste", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const builder = new DeckEditorWindows(page);
  await builder.build();
  await builder.import(LEGAL_LIST);
  await expect(builder.seal).toBeVisible();
  const text = await builder.copyList();
  const cards = text.split("\n").filter((line) => !line.includes("触媒使用数"));
  expect(cards.sort()).toEqual(LEGAL_LIST.split("\n").sort());
  expect(text).toMatch(/^青触媒使用数：\d+$/m);
  await builder.removeAll();
  await builder.pasteOver({ grimoire: 40, stoneDeck: 20 });
  await expect(builder.seal).toBeVisible();
  expect(await builder.text("list")).toBe(text);
});

test("a link opens in a window that has never been here, and its copy in the builder", async ({
  page,
  strangersPage,
}) => {
  const builder = new DeckEditorWindows(page);
  await builder.build();
  await builder.import(LEGAL_LIST);
  await expect(builder.seal).toBeVisible();
  const link = await builder.text("link");
  expect(await builder.text("code")).toBe(link.split("/d/")[1]);

  await strangersPage.goto(link);
  const copy = new DeckEditorWindows(strangersPage);
  await expect(copy.heading).toHaveText("青緑のデッキ");
  await expect(strangersPage.getByRole("link", { name: /^墨つぎの見習い, ユニット/ })).toBeVisible();
  await copy.build();
  await copy.card("走り火").click();
  await expect(copy.row("走り火", "deck")).toContainText("×1");
  const own = strangersPage.url();
  await strangersPage.goto(link);
  await copy.copyDeck();
  await expect(copy.seal).toBeVisible();
  await expect(strangersPage).toHaveURL(/\/decks\/new\?draft=local-[\w-]+$/);
  await expect(copy.undo).toHaveAttribute("aria-disabled", "true");
  await copy.build(own);
  await expect(copy.row("走り火", "deck")).toContainText("×1");
  await expect(copy.deck.locator("[data-row]")).toHaveCount(1);
});

test("a public deck is given away by its page or by its code, by keyboard, and the focus comes back", async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const user = await world.createUser();
  const lines = [
    { zone: "grimoire" as const, name: "墨つぎの見習い", count: 3 },
    { zone: "stoneDeck" as const, name: "青の魔石", count: 20 },
  ];
  const { id } = await world.createDeck(user, { name: "潮の書", visibility: "public", lines });
  const share = new ShareDialog(page);
  await page.goto(`/decks/${id}`);
  // A button that no script answers yet takes no focus.
  await expect(share.opener).toBeEnabled();
  await share.opener.focus();
  await page.keyboard.press("Enter");
  await expect(share.link).toHaveValue(new RegExp(`/decks/${id}$`));
  await expect(share.visibility).toHaveCount(0);
  const address = await share.link.inputValue();
  for (const [name, begins] of [
    ["x", "https://x.com/intent/post?"],
    ["line", "https://social-plugins.line.me/lineit/share?"],
  ] as const) {
    const target = new URL((await share.way(name).getAttribute("href")) ?? "");
    expect(target.href.startsWith(begins)).toBe(true);
    expect(target.searchParams.get("url")).toBe(address);
    await expect(share.way(name)).toHaveAttribute("rel", /noopener/);
  }
  await share.openMore();
  await expect(share.qrCode(address)).toBeVisible();
  await expect(share.embed).toHaveValue(new RegExp(`^<iframe src="[^"]+/embed/decks/${id}" title="[^"]*潮の書"`));
  await share.freeze();
  await expect(share.link).toHaveValue(/\/d\/[\w-]+\?n=5r2u44Gu5pu4$/);
  await share.copy();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await share.link.inputValue());
  await page.keyboard.press("Escape");
  await expect(share.window).toHaveCount(0);
  await expect(share.opener).toBeFocused();
});
