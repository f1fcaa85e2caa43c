import { BuilderPage } from "./support/builder-page";
import { LEGAL_LIST } from "./support/lists";
import { expect, test } from "./support/test";

let builder: BuilderPage;
test.beforeEach(({ page }) => {
  builder = new BuilderPage(page);
});

const headings = (list: "pool" | "deck") => builder[list].getByRole("heading", { level: 3 });

test("lists are shown, grouped and sorted as chosen, and the browser remembers it", async ({
  page,
  expectAccessible,
}) => {
  await builder.build();
  await builder.import(LEGAL_LIST);
  await expect(headings("deck").first()).toContainText("ユニット");
  await builder.arrange("デッキ", "色");
  await expect(headings("deck").filter({ hasText: /^青/ }).first()).toBeVisible();
  await builder.arrange("デッキ", "テキスト");
  await builder.arrange("カード", "タイミング");
  await expect(headings("pool").filter({ hasText: "ノーマル" })).toBeVisible();
  await builder.arrange("カード", "絵柄");
  await expect(builder.pool.getByRole("img").first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await builder.ready();
  await expect(builder.pool.getByRole("img").first()).toBeVisible();
  await expect(headings("deck").filter({ hasText: /^青/ }).first()).toBeVisible();
});

test("attack, life and copies cannot be taken for one another", async () => {
  await builder.build();
  const row = builder.row("墨つぎの見習い");
  await builder.plus("墨つぎの見習い").click();
  await expect(row.locator("[data-act=main]")).toContainText(/AP\d+HP\d+/);
  await expect(builder.count("墨つぎの見習い")).toHaveText("×1");
});

test("candidates are kept apart from the deck and survive a reload", async ({ page }) => {
  await builder.build();
  const card = "青墨の小魚";
  await builder.find(card);
  await page.keyboard.press("2");
  await page.keyboard.press("Shift+Digit1");
  await expect(builder.candidate(card)).toContainText("×1");
  await expect(builder.counter("魔導書")).toHaveText("魔導書2/40あと38枚");
  await builder.deck.locator(`[data-list=grimoire] [data-name="${card}"] [data-act=main]`).focus();
  await page.keyboard.press("Control+Enter");
  await expect(builder.candidate(card)).toContainText("×2");
  await expect(builder.counter("魔導書")).toHaveText("魔導書1/40あと39枚");
  await expect(builder.undo).toHaveAccessibleName(/魔導書から候補へ/);
  await page.reload();
  await builder.ready();
  await expect(builder.candidate(card)).toContainText("×2");
});

test("numbers of two digits are typed, or written into the count", async ({ page }) => {
  await builder.build();
  await builder.find("青の魔石");
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await expect(builder.count("青の魔石")).toHaveText("×12");
  await builder.count("青の魔石").click();
  await page.getByRole("textbox", { name: "青の魔石の枚数" }).fill("１７");
  await page.keyboard.press("Enter");
  await expect(builder.count("青の魔石")).toHaveText("×17");
  await expect(builder.card("青の魔石")).toBeFocused();
  await builder.card("青の魔石").click({ modifiers: ["Control"] });
  await page.keyboard.type("20");
  await page.keyboard.press("Enter");
  await expect(builder.count("青の魔石")).toHaveText("×20");
});

test("a held plus adds as many as allowed, and one more is told to all", async ({ page }) => {
  await builder.build();
  const card = "墨つぎの見習い";
  await builder.plus(card).hover();
  await page.mouse.down();
  await expect(builder.count(card)).toHaveText("×3");
  await page.mouse.up();
  await expect(builder.count(card)).toHaveText("×3");
  await expect(page.getByText("が4枚になりました")).toHaveCount(0);
  await builder.plus(card).click();
  await expect(builder.count(card)).toContainText("×4");
  await expect(page.getByRole("status").filter({ hasText: "《墨つぎの見習い》が4枚になりました" })).toBeVisible();
});

test("several cards are chosen by mouse and key, and changed in one step", async ({ page }) => {
  await builder.build();
  const [first, second] = ["墨つぎの見習い", "青墨の小魚"];
  await builder.card(first).click({ modifiers: ["Shift"] });
  await builder.card(second).click();
  await expect(builder.chosen).toContainText("2種を選択中");
  await builder.chosen.getByRole("textbox", { name: "そろえる枚数" }).fill("2");
  await builder.chosen.getByRole("button", { name: "枚数をそろえる" }).click();
  await expect(builder.counter("魔導書")).toHaveText("魔導書4/40あと36枚");
  await builder.undo.click();
  await expect(builder.counter("魔導書")).toHaveText("魔導書0/40あと40枚");
  await builder.redo.click();
  await builder.card(first).focus();
  await page.keyboard.press("Escape");
  await expect(builder.chosen).toHaveCount(0);
  await builder.card(first, "deck").focus();
  await page.keyboard.press("Control+a");
  await expect(builder.chosen).toContainText("2種を選択中");
  await builder.chosen.getByRole("button", { name: "候補へ" }).click();
  await expect(builder.candidate(first)).toContainText("×2");
  await expect(builder.candidate(second)).toContainText("×2");
});

test("cards are dragged between the lists, and copied with a key", async ({ page }) => {
  await builder.build();
  const card = "墨つぎの見習い";
  const grimoire = page.getByRole("region", { name: "魔導書", exact: true });
  await builder.card(card).hover();
  await expect(builder.row(card)).toHaveAttribute("draggable", "true");
  await builder.card(card).dragTo(grimoire);
  await expect(builder.counter("魔導書")).toHaveText("魔導書1/40あと39枚");
  const held = grimoire.locator(`[data-name="${card}"]`);
  await held.locator("[data-act=main]").hover();
  await expect(held).toHaveAttribute("draggable", "true");
  await held.locator("[data-act=main]").dragTo(builder.candidates);
  await expect(builder.candidate(card)).toContainText("×1");
  await expect(builder.counter("魔導書")).toHaveText("魔導書0/40あと40枚");
});

test("whatever leaves no choice is repaired with one press, and stones are offered once", async () => {
  await builder.build();
  await builder.import("---Main Deck---\n5 墨つぎの見習い\n2 青の魔石\n---Magic Stone Deck---\n1 青墨の小魚");
  await expect(builder.problem("STONE_COUNT")).toBeVisible();
  await expect(builder.check.getByRole("button", { name: /必要に合わせてそろえる/ })).toHaveCount(1);
  await builder.check.getByRole("button", { name: "直せるものをすべて直す" }).click();
  await expect(builder.problem("GRIMOIRE_COPIES")).toHaveCount(0);
  await expect(builder.problem("GRIMOIRE_KIND")).toHaveCount(0);
  await expect(builder.problem("STONE_KIND")).toHaveCount(0);
  await expect(builder.counter("魔石デッキ")).toHaveText("魔石デッキ20/20そろいました");
});

test("the search stands in the address in its own words after a reload", async ({ page }) => {
  await builder.build();
  await builder.search.fill("色:赤 種別:ユニット");
  await expect(page).toHaveURL(/[?&]q=/);
  await page.reload();
  await builder.ready();
  await expect(builder.search).toHaveValue("色:赤 種別:ユニット");
  await expect(builder.row("火種の見習い")).toBeVisible();
});

test("a search that finds nothing is explained, and one press takes the hindrance away", async () => {
  await builder.build();
  await builder.search.fill("種別:魔石 ap>=3");
  const empty = builder.pool.getByRole("region", { name: "当てはまるカードがありません" });
  await expect(empty).toContainText("の両方に当てはまるカードがありません");
  await empty.getByRole("list", { name: "条件を外すと" }).getByRole("button").first().click();
  await expect(builder.pool.locator("[data-row]").first()).toBeVisible();
});
