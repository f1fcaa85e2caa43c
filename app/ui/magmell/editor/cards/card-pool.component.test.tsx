import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { format } from "@/app/i18n/format";
import { composeText, endComposition } from "@/app/ui/testing/composition";
import { getSentRequests } from "@/app/ui/testing/mock-responses";
import { pressKeys } from "@/app/ui/testing/press";
import { createPartialWordsPattern } from "@/app/ui/testing/words-pattern";
import { type DeckEditorKit, openDeckEditor, words } from "../testing/deck-editor-kit";

const { builder: texts, site, search } = words;

const chip = (builder: DeckEditorKit, name: string) => builder.pool.getByRole("checkbox", { name, exact: true });
const shows = (builder: DeckEditorKit, card: string) => expect.element(builder.row(card)).toBeVisible();
const hides = (builder: DeckEditorKit, card: string) => expect.element(builder.row(card)).not.toBeInTheDocument();

it("the chips narrow the pool down", async () => {
  const builder = await openDeckEditor();
  await chip(builder, site.kinds.stone).click();
  await shows(builder, "青の魔石");
  await hides(builder, "墨つぎの見習い");
  await chip(builder, site.kinds.stone).click();
  for (const name of [site.kinds.magic, site.colors.red, "1"]) await chip(builder, name).click();
  await shows(builder, "走り火");
  await hides(builder, "頁を焦がす");
  await builder.pool.getByRole("button", { name: texts.pool.reset }).click();
  await shows(builder, "墨つぎの見習い");
});

it("the pool is searched in the language of the result page, with what only a deck can answer", async () => {
  const builder = await openDeckEditor();
  const asked = getSentRequests().length;
  await builder.search.fill("種別:魔石 -読み:あお");
  await shows(builder, "赤の魔石");
  await hides(builder, "青の魔石");
  await builder.plus("赤の魔石").click();
  await builder.search.fill("t:stone -in:deck");
  await shows(builder, "青の魔石");
  await hides(builder, "赤の魔石");
  await builder.search.fill("qty>=1");
  await shows(builder, "赤の魔石");
  await hides(builder, "青の魔石");
  await builder.search.fill("fits:stones usev=1");
  await shows(builder, "走り火");
  await hides(builder, "墨つぎの見習い");
  expect(getSentRequests().slice(asked)).toEqual([]);
  await builder.search.fill("o:/引(く|き)/ t:magic order:-use");
  await shows(builder, "三冊の取り寄せ");
});

it("chips and query narrow the pool together, and what was searched for is marked", async () => {
  const builder = await openDeckEditor();
  await builder.search.fill("頁");
  await chip(builder, site.kinds.magic).click();
  await expect.element(builder.row("頁を焦がす").getByCss("mark")).toHaveTextContent(/^頁$/);
  await hides(builder, "頁渡りの海蛇");
});

it("keys and values are completed from the cards of the browser, and no key of a composition chooses", async () => {
  const builder = await openDeckEditor();
  const options = builder.pool.getByRole("option");
  await builder.search.click();
  await userEvent.keyboard("c:");
  await expect.element(options.first()).toHaveTextContent(site.colors.blue);
  await composeText("青");
  // What is composed is completed, too, and the keys that walk there belong to the composition.
  await expect.element(options.first()).toHaveTextContent(site.colors.blue);
  await pressKeys("ArrowDown");
  await pressKeys("Enter");
  await expect.element(builder.search).toHaveValue("c:青");
  // The composition ends before anything else is typed, or that would go into it.
  await endComposition("青");
  await builder.search.fill("c:");
  await expect.element(builder.search).toHaveAttribute("aria-expanded", "true");
  await pressKeys("ArrowDown");
  await pressKeys("Enter");
  await expect.element(builder.search).toHaveValue("c:青 ");
  await expect.element(options).not.toBeInTheDocument();
  await shows(builder, "墨つぎの見習い");
  await hides(builder, "走り火");
  await userEvent.keyboard("asof:2025");
  const elsewhere = format(search.pool.elsewhere, { text: "asof:2025" });
  await expect.element(builder.pool).toHaveTextContent(`${format(search.pool.place, { n: 5 })}${elsewhere}`);
  await pressKeys("Escape");
  await expect.element(builder.search).toHaveValue("");
  await userEvent.keyboard("あおの魔石");
  await expect.element(builder.row("青の魔石").getByCss("mark")).toHaveTextContent(/^青の魔石$/);
});

it("what of the query cannot be read is said, and put right with one press", async () => {
  const builder = await openDeckEditor();
  await builder.search.fill("knid:unit 頁");
  await expect.element(builder.pool).toHaveTextContent(format(search.pool.warning, { text: "knid:unit" }));
  await builder.pool.getByRole("button", { name: format(search.pool.nearest, { nearest: "kind" }) }).click();
  await expect.element(builder.search).toHaveValue("kind:unit 頁");
  await shows(builder, "頁渡りの海蛇");
});

it("a key right behind the text means the cards of that text", async () => {
  const builder = await openDeckEditor();
  const field = builder.search.element() as HTMLInputElement;
  /** Types a text and presses a key before the browser has drawn anything. */
  const typeAndPress = async (text: string, key: string) => {
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await Promise.resolve();
    field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  };
  await typeAndPress("火種の見習い", "ArrowDown");
  await expect.poll(() => builder.pool.getByCss("[data-row]").elements().length).toBe(1);
  await expect.element(builder.card("火種の見習い")).toHaveFocus();
  await typeAndPress("夜警の猟犬", "Enter");
  await builder.expectCount("grimoire", 1);
  await expect.element(builder.row("夜警の猟犬", "deck")).toBeVisible();
});

it("the search stands in the address in its own words after a reload", async () => {
  const builder = await openDeckEditor();
  await builder.search.fill("色:赤 種別:ユニット");
  await expect.poll(() => window.location.search).toMatch(/[?&]q=/);
  await builder.reload();
  await expect.element(builder.search).toHaveValue("色:赤 種別:ユニット");
  await shows(builder, "火種の見習い");
});

it("a search that finds nothing is explained, and one press takes the hindrance away", async () => {
  const builder = await openDeckEditor();
  await builder.search.fill("種別:魔石 ap>=3");
  const empty = builder.pool.getByRole("region", { name: search.empty.title });
  await expect.element(empty).toHaveTextContent(createPartialWordsPattern(search.empty.pair));
  await empty.getByRole("list", { name: search.empty.ways }).getByRole("button").first().click();
  await expect.element(builder.pool.getByCss("[data-row]").first()).toBeVisible();
});
