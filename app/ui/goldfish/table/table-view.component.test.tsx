import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { format } from "@/app/ui/i18n/format";
import { press } from "@/app/ui/testing/press";
import { openTouchScreen } from "@/app/ui/testing/tap";
import { goldfishWords } from "../goldfish-words";
import { dealGoldfish, type GoldfishTable, headOf, quoted } from "../testing/goldfish-table";

/** A legal deck of starter cards in three colours, most of them without a text. Seed 7 deals the hand below. */
const DECK = "ORR3L1j-FBEMBL";
const HAND = ["書架を負う巨人", "索引の梟", "綴じ糸の虫", "白紙の従者", "頁渡りの海蛇"];
const [GIANT = "", OWL = "", BUG = "", SERVANT = ""] = HAND;
const RETURN = "差し戻し";

const { goldfish: text, site } = goldfishWords("ja");
const { play } = text;

/** Deals, keeps the hand, and goes on to a turn of the player, who goes first. */
async function playTo(turn: number): Promise<GoldfishTable> {
  const table = await dealGoldfish(DECK, "?seed=7");
  await table.expectHand(HAND);
  await table.keep();
  await table.atTurn(1);
  for (let now = 2; now <= turn; now += 1) await table.toTurn(now);
  return table;
}

/** One press pays, uses, and resolves what nobody can answer. */
async function summonServant(table: GoldfishTable): Promise<void> {
  await table.use(SERVANT);
  await table.expectSaid(format(text.log.moves.summon, { names: quoted(SERVANT) }));
}

describe("cards and units", () => {
  it("a unit is used and attacks by a drag or a double click; a magic is dropped on its target", async () => {
    const table = await playTo(2);
    await table.drop(table.card(SERVANT), table.units);
    await table.expectUnits(1);
    await press("Control+z");
    await expect.element(table.units).toHaveTextContent(text.table.noUnits);
    await table.card(SERVANT).dblClick();
    await table.expectUnits(1);
    await table.toTurn(3);
    const unit = table.face(table.units, SERVANT);
    await table.drop(unit, table.opponent);
    await table.expectTheirs(text.counts.life, 18);
    await press("Control+z");
    await table.expectTheirs(text.counts.life, 20);
    await press("Control+Shift+z");
    await table.expectTheirs(text.counts.life, 18);
    await table.drop(table.card(RETURN), unit);
    await expect.element(table.units).toHaveTextContent(text.table.noUnits);
    await table.expectCount(text.counts.dust, 1);
    const pile = `${text.counts.dust} 1: ${text.table.lookThrough}`;
    await expect.element(page.getByRole("button", { name: pile, exact: true })).toBeVisible();
  });

  it("a magic with a target takes two presses: the card, and the target on the table", async () => {
    const table = await playTo(2);
    await summonServant(table);
    await table.toTurn(3);
    await table.use(BUG);
    await table.use(RETURN);
    await table.expectAsked(headOf(play.question.picks.target));
    await table.act(table.units, play.choose, SERVANT).click();
    await table.expectNothingAsked();
    await table.expectUnits(0, SERVANT);
  });

  it("a card that cannot be used says all that stands against it, with rules and what to do", async () => {
    const table = await playTo(2);
    const pane = page.getByRole("complementary", { name: text.table.dock });
    const tooDear = headOf(play.uses.USE_COST.why);
    await table.card(OWL).hover();
    await expect
      .element(pane, { message: "the text is read beside the table" })
      .toHaveTextContent("このユニットが召喚されたとき");
    await expect.element(pane).toHaveTextContent(tooDear);
    await table.act(page.getByRole("main"), play.whyNth, OWL).click();
    const dialog = table.dialog(OWL);
    await expect.element(dialog).toHaveTextContent(tooDear);
    await expect.element(dialog).toHaveTextContent("702.3.4.1");
    await expect.element(dialog.getByRole("button", { name: play.use })).not.toBeInTheDocument();
    await press("Escape");
    await summonServant(table);
    await table.toTurn(3);
    await table.act(page.getByRole("main"), play.whyNth, GIANT).click();
    await expect.element(page.getByRole("dialog")).toHaveTextContent(site.colors.green);
  });

  it("stones are picked on the table, in the panel, or by themselves", async () => {
    const table = await playTo(3);
    await (await table.setup()).getByRole("checkbox", { name: text.setup.handPay }).click();
    await press("Escape");
    await table.use(SERVANT);
    await table.expectAsked(play.question.picks.useCost);
    await expect.element(table.question()).toHaveTextContent("702.3.4.1");
    await table.expectSaid(play.question.picks.useCost);
    await expect.element(table.button(text.act.endTurn)).not.toBeInTheDocument();
    const green = table.stones.getByRole("listitem").filter({ hasText: "緑の魔石" });
    const blueStone = new RegExp(`^${quoted("青の魔石")}.*${play.choose.replace("{name}", "")}$`);
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

/** Puts something as high as the head of the page above it; the styles hide it where the window is low. */
function standInHeader(): void {
  const header = document.createElement("header");
  header.style.blockSize = "4.5rem";
  document.body.prepend(header);
  onTestFinished(() => header.remove());
}

/** How far the page sticks out of its window to the right and below; nothing where it does not scroll. */
const sticksOut = () => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { right: scrollWidth - window.innerWidth, below: scrollHeight - window.innerHeight };
};

describe("the layout", () => {
  it.each([
    [1280, 720],
    [1440, 900],
    [360, 740],
    [740, 360],
  ])("the whole table is seen at once, with a question too, in a window of %i by %i", async (width, height) => {
    await page.viewport(width, height);
    if (width < 1000) await openTouchScreen();
    standInHeader();
    const table = await playTo(2);
    await summonServant(table);
    await table.toTurn(3);
    await table.use(BUG);
    await table.expectUnits(2);
    const parts = [table.opponent, table.area(text.sides.own), table.units, table.area(text.zones.hand), table.actions];
    const fits = async (more: typeof parts) => {
      await expect.poll(() => Math.max(sticksOut().right, sticksOut().below)).toBeLessThanOrEqual(0);
      for (const part of [...parts, ...more]) await expect.element(part).toBeInViewport({ ratio: 0.99 });
    };
    await fits([]);
    await table.use(RETURN);
    await table.expectAsked(headOf(play.question.picks.target));
    await fits([table.question().getByRole("heading")]);
  });

  it("on a narrow screen nothing sticks out, cards keep a readable size, buttons a size for thumbs", async () => {
    await page.viewport(360, 740);
    const table = await dealGoldfish("KFBXUHBT8Q", "?seed=7");
    await expect.poll(() => sticksOut().right).toBeLessThanOrEqual(0);
    await table.keep();
    await table.atTurn(1);
    await expect.poll(() => sticksOut().right).toBeLessThanOrEqual(0);
    const sizes = (buttons: readonly Element[]) => buttons.map((button) => button.getBoundingClientRect());
    await table.expectCards(5);
    await expect
      .poll(() => Math.min(...sizes(table.handButtons()).map(({ width: wide }) => wide)))
      .toBeGreaterThanOrEqual(140);
    const actions = () => sizes(table.actions.getByRole("button").elements());
    await expect.poll(() => Math.min(...actions().map(({ height: high }) => high))).toBeGreaterThanOrEqual(44);
  });

  it("on a narrow screen the menu of acts by hand is reached as a whole, and nothing sticks out", async () => {
    await page.viewport(360, 740);
    const table = await playTo(1);
    await table.beginByHand();
    await table.expectAsked(text.byHand.ask);
    await expect.poll(() => sticksOut().right).toBeLessThanOrEqual(0);
    await table.byHand("life", "theyLoseLife");
    await table.expectAsked(headOf(play.question.numbers.choose));
  });
});
