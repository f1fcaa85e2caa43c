import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { getDictionary } from "@/app/i18n/dictionary";
import { pressKeys } from "@/app/ui/testing/press";
import { changeTableSettings } from "../table-settings";
import { getTextHead, quoteCardName } from "../testing/goldfish-table";
import {
  BUG,
  GIANT,
  OWL,
  playToTurn,
  RETURN_MAGIC,
  returnOwnUnit,
  SERVANT,
  summonServant,
} from "../testing/starter-game";

const { goldfish: text, site } = getDictionary("ja");
const { play } = text;

it("phases, the turns of both, and rules of the log are shown by choice", async () => {
  const table = await playToTurn(2);
  const both = page.getByText(getTextHead(text.table.both));
  await expect.element(both).not.toBeInTheDocument();
  await expect.element(page.getByRole("list", { name: text.turn.phases })).not.toBeInTheDocument();
  expect(table.record.element().querySelector("a")).toBeNull();
  const setup = await table.setup();
  onTestFinished(() => changeTableSettings({ pace: "slow", ruleDetails: false }));
  await setup.getByRole("checkbox", { name: text.playback.ruleDetails }).click();
  const paces = setup.getByRole("group", { name: text.playback.pace });
  await expect.element(paces.getByRole("radio", { name: text.playback.paces.slow })).toBeChecked();
  await paces.getByRole("radio", { name: text.playback.paces.step }).click({ force: true });
  await expect.element(paces.getByRole("radio", { name: text.playback.paces.step })).toBeChecked();
  await pressKeys("Escape");
  await expect.element(both).toBeVisible();
  await expect.element(page.getByRole("list", { name: text.turn.phases })).toBeVisible();
  expect(table.record.element().querySelector("a")).not.toBeNull();
});

it("the menu leads to the same hand in every other language, with one that the operator has added", async () => {
  const table = await playToTurn(1);
  await table.press(text.table.menu);
  const links = table.dialog(text.table.menu).getByRole("list", { name: text.table.menuPage });
  for (const [name, lang] of [
    ["English", "en"],
    ["Deutsch", "de"],
  ] as const) {
    const { href } = links.getByRole("link", { name, exact: true }).element() as HTMLAnchorElement;
    const { search, pathname } = new URL(href);
    const query = new URLSearchParams(window.location.search);
    query.set("lang", lang);
    expect([pathname, search]).toEqual([window.location.pathname, `?${query}`]);
  }
});

describe("cards and units", () => {
  it("a unit is used and attacks by a drag or a double click; a magic is dropped on its target", async () => {
    const table = await playToTurn(2);
    await table.drop(table.card(SERVANT), table.units);
    await table.expectUnits(1);
    await pressKeys("Control+z");
    await expect.element(table.units).toHaveTextContent(text.table.noUnits);
    await table.card(SERVANT).dblClick();
    await table.expectUnits(1);
    await table.toTurn(3);
    const unit = table.face(table.units, SERVANT);
    await table.drop(unit, table.opponent);
    await table.expectTheirs(text.counts.life, 18);
    await pressKeys("Control+z");
    await table.expectTheirs(text.counts.life, 20);
    await pressKeys("Control+Shift+z");
    await table.expectTheirs(text.counts.life, 18);
    await table.drop(table.card(RETURN_MAGIC), unit);
    await expect.element(table.units).toHaveTextContent(text.table.noUnits);
    await table.expectCount(text.counts.dust, 1);
    const pile = `${text.counts.dust} 1: ${text.table.lookThrough}`;
    await expect.element(page.getByRole("button", { name: pile, exact: true })).toBeVisible();
  });

  it("a magic with a target takes two presses, the card and the target on the table; one more where all are one's own", async () => {
    const table = await playToTurn(2);
    await summonServant(table);
    await table.toTurn(3);
    await table.use(BUG);
    await returnOwnUnit(table);
    await table.expectAsked(getTextHead(play.question.picks.target));
    const pane = page.getByRole("complementary", { name: text.table.dock });
    await expect.element(pane, { message: "what the question is about" }).toHaveTextContent(RETURN_MAGIC);
    const about = table.question().getByRole("note").element();
    expect(about.scrollHeight, "its text is whole").toBeLessThanOrEqual(about.clientHeight);
    await table.act(table.units, play.choose, SERVANT).click();
    await table.expectNothingAsked();
    await table.expectUnits(0, SERVANT);
  });

  it("a card that cannot be used says all that stands against it, with rules and what to do", async () => {
    const table = await playToTurn(2);
    const pane = page.getByRole("complementary", { name: text.table.dock });
    const tooDear = getTextHead(play.uses.USE_COST.why);
    await table.card(OWL).hover();
    await expect
      .element(pane, { message: "the text is read beside the table" })
      .toHaveTextContent("このユニットが召喚されたとき");
    await expect.element(pane).toHaveTextContent(tooDear);
    const face = table.card(OWL).element();
    expect(face.closest("[data-item]")).toHaveAttribute("data-state", "unusable");
    const dimmed = [face, ...face.querySelectorAll("*")].filter((one) => {
      const { filter, opacity } = getComputedStyle(one);
      return (filter !== "none" || opacity !== "1") && /[ぁ-ん]/.test(one.textContent ?? "");
    });
    expect(dimmed, "the words of a card that cannot be used are as clear as any").toEqual([]);
    expect(getComputedStyle(face, "::before").content).toBe("none");
    await table.act(page.getByRole("main"), play.whyNth, OWL).click();
    const dialog = table.dialog(OWL);
    await expect.element(dialog).toHaveTextContent(tooDear);
    await expect.element(dialog).toHaveTextContent("702.3.4.1");
    await expect.element(dialog.getByRole("button", { name: play.use })).not.toBeInTheDocument();
    await pressKeys("Escape");
    await summonServant(table);
    await table.toTurn(3);
    await table.act(page.getByRole("main"), play.whyNth, GIANT).click();
    await expect.element(page.getByRole("dialog")).toHaveTextContent(site.colors.green);
  });

  it("stones are picked on the table, in the panel, or by themselves", async () => {
    const table = await playToTurn(3);
    await (await table.setup()).getByRole("checkbox", { name: text.setup.handPay }).click();
    await pressKeys("Escape");
    await table.use(SERVANT);
    await table.expectAsked(play.question.picks.useCost);
    await expect.element(table.question()).toHaveTextContent("702.3.4.1");
    await table.expectSaid(play.question.picks.useCost);
    await expect.element(table.button(text.act.endTurn)).not.toBeInTheDocument();
    const green = table.stones.getByRole("listitem").filter({ hasText: "緑の魔石" });
    const blueStone = new RegExp(`^${quoteCardName("青の魔石")}.*${play.choose.replace("{name}", "")}$`);
    await table.stones.getByRole("button", { name: blueStone }).click();
    await table.expectUnits(1);
    await expect.element(green).not.toHaveTextContent(text.stones.rested);
    await table.undo();
    await table.expectAsked(play.question.picks.useCost);
    await table
      .question()
      .getByRole("button", { name: /緑の魔石/ })
      .click();
    await expect.element(green).toHaveTextContent(text.stones.rested);
    await table.undo();
    await table.press(play.question.pay);
    await table.expectUnits(1);
  });
});
