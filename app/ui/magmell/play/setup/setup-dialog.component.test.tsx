import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { pressKeys } from "@/app/ui/testing/press";
import { dealGoldfish } from "../testing/goldfish-table";

/** A legal deck of starter cards in three colors. Seed 7 deals the hand below. */
const DECK = "ORR3L1j-FBEMBL";
const HAND = ["書架を負う巨人", "索引の梟", "綴じ糸の虫", "白紙の従者", "頁渡りの海蛇"];

const { goldfish: text } = getDictionary("ja");
const { setup: words } = text;
const { lines } = words;

it("what was undone is a line of its own, to which one can go back", async () => {
  const table = await dealGoldfish(DECK, "?seed=7");
  await table.keep();
  await table.expectCount(text.counts.stoneDeck, 19);
  await pressKeys(" ");
  await table.expectCount(text.counts.stoneDeck, 18);
  await pressKeys("u");
  await table.expectCount(text.counts.stoneDeck, 19);
  await pressKeys("p");
  await table.menu(lines.button);
  const dialog = table.dialog(lines.title);
  const rows = dialog.getByRole("table").first().getByRole("row");
  await expect.poll(() => rows.elements().length).toBe(3);
  const compared = dialog.getByRole("region", { name: format(lines.compare.title, { one: 1, other: 2 }) });
  const turn = (n: number) => compared.getByRole("row", { name: new RegExp(`^${format(lines.compare.turn, { n })}`) });
  const lives = `${lines.compare.life}${format(lines.versus, { own: 20, their: 20 })}`;
  await expect.element(turn(1)).toHaveTextContent(lives);
  await expect.element(turn(2)).toHaveTextContent(lines.compare.notReached);
  await dialog.getByRole("checkbox", { name: format(lines.compare.pick, { n: 1 }) }).click();
  await expect.element(compared).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: lines.go }).first().click();
  await table.expectCount(text.counts.stoneDeck, 18);
});

it("cards of the opening hand are chosen, and the opponent puts up a wall", async () => {
  const table = await dealGoldfish(DECK, "?seed=7");
  const setup = await table.setup();
  await setup.getByRole("radio", { name: words.kinds.wall, exact: true }).click();
  for (const stop of ["uses", "attacks", "ends"] as const) {
    await turnOff(setup.getByRole("checkbox", { name: words.stop[stop] }));
  }
  await setup.getByText(words.hand).first().click();
  for (const name of ["墨つぎの見習い", "火種の見習い"]) {
    await setup.getByRole("button", { name: format(words.more, { name }) }).click();
  }
  await setup.getByRole("button", { name: words.deal }).click();
  await expect.poll(() => window.location.search).toContain("opponent=wall");
  await expect.poll(() => table.hand().slice(0, 2)).toEqual(["墨つぎの見習い", "火種の見習い"]);
  await table.keep();
  await table.expectCount(text.counts.stoneDeck, 19);
  for (const left of [18, 17, 16]) {
    await pressKeys(" ");
    await table.expectCount(text.counts.stoneDeck, left);
  }
  await expect.element(table.area(text.play.table.otherUnits).getByRole("listitem").first()).toBeVisible();
});

it("two people share the screen, and neither sees the other's hand", async () => {
  const table = await dealGoldfish(DECK, "?seed=7");
  const setup = await table.setup();
  await setup.getByRole("radio", { name: words.kinds.hotSeat, exact: true }).click();
  await setup.getByRole("button", { name: words.deal }).click();
  await expect.poll(() => window.location.search).toContain("opponent=hotSeat");
  await table.keep();
  await expect.element(page.getByRole("heading", { name: words.curtain.title })).toBeVisible();
  await table.expectCards(0);
  await page.getByRole("button", { name: words.curtain.open }).click();
  await table.expectCards(5);
  expect(table.hand()).not.toEqual(HAND);
  await table.keep();
  await page.getByRole("button", { name: words.curtain.open }).click();
  await table.expectHand(HAND);
});

/** Unchecks a box, whichever way it stands. */
async function turnOff(box: Locator): Promise<void> {
  const element = await box.findElement();
  if (element instanceof HTMLInputElement && element.checked) await box.click();
  await expect.element(box).not.toBeChecked();
}
