import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { getDictionary } from "@/app/i18n/dictionary";
import { enableTouchScreen } from "@/app/ui/testing/tap";
import { dealGoldfish, getTextHead } from "../testing/goldfish-table";
import { BUG, playToTurn, returnOwnUnit, summonServant } from "../testing/starter-game";

const { goldfish: text } = getDictionary("ja");
const { play } = text;

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

/** Whether an element has more content than it shows. */
const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;

describe("the layout", () => {
  it.each([
    { screen: "large", touch: false, first: [1280, 720], second: [1440, 900] },
    { screen: "small", touch: true, first: [360, 740], second: [740, 360] },
  ] as const)("the whole table is seen at once on a $screen screen, with a question too", async (windows) => {
    await page.viewport(windows.first[0], windows.first[1]);
    if (windows.touch) await enableTouchScreen();
    standInHeader();
    const table = await playToTurn(2);
    await summonServant(table);
    await table.toTurn(3);
    await table.use(BUG);
    await table.expectUnits(2);
    const parts = [table.opponent, table.area(text.sides.own), table.units, table.area(text.zones.hand), table.actions];
    const fits = async (more: typeof parts) => {
      for (const [width, height] of [windows.first, windows.second]) {
        await page.viewport(width, height);
        const said = `in a window of ${width} by ${height}`;
        await expect
          .poll(() => Math.max(sticksOut().right, sticksOut().below), { message: said })
          .toBeLessThanOrEqual(0);
        for (const part of [...parts, ...more])
          await expect.element(part, { message: said }).toBeInViewport({ ratio: 0.99 });
      }
    };
    await fits([]);
    await returnOwnUnit(table);
    await table.expectAsked(getTextHead(play.question.picks.target));
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

  it.each(["ja", "en"] as const)(
    "on a phone the opening hand is seen at once, with its costs and colors: %s",
    async (lang) => {
      await page.viewport(360, 740);
      const { goldfish: words, openingValue } = getDictionary(lang);
      const table = await dealGoldfish("KFBXUHBT8Q", "?seed=7", lang);
      const opponent = page.getByRole("combobox", { name: words.setup.opponent });
      const parts = [
        opponent,
        ...table.handButtons().map((button) => page.elementLocator(button)),
        page.getByText(words.facts.cost, { exact: true }),
        page.getByText(openingValue.how),
        table.button(words.act.keep),
        table.button(words.act.redraw),
      ];
      for (const part of parts) await expect.element(part).toBeInViewport({ ratio: 0.99 });
      await expect.element(page.getByText(words.facts.needs, { exact: true })).toBeInViewport({ ratio: 0.99 });
      const tops = parts.map((part) => part.element().getBoundingClientRect().top);
      expect(tops).toEqual([...tops].sort((one, other) => one - other));
      for (const button of table.handButtons())
        expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(100);
      for (const label of [words.act.keep, words.act.redraw, words.table.menu])
        expect(isCut(table.button(label).element()), label).toBe(false);
    },
  );

  it("on a narrow screen the menu of acts by hand is reached as a whole, and nothing sticks out", async () => {
    await page.viewport(360, 740);
    const table = await playToTurn(1);
    await table.beginByHand();
    await table.expectAsked(text.byHand.ask);
    await expect.poll(() => sticksOut().right).toBeLessThanOrEqual(0);
    await table.byHand("life", "theyLoseLife");
    await table.expectAsked(getTextHead(play.question.numbers.choose));
  });
});
