import { expect, it, onTestFinished } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { readSingleKeySetting } from "@/app/ui/keys/single-keys";
import { focusElement } from "@/app/ui/testing/focus-on";
import { pressKeys } from "@/app/ui/testing/press";
import { dealGoldfish, getTextHead } from "../../testing/goldfish-table";

/** A legal deck of the starter cards, and the hand after the redraw of seed 7. */
const LEGAL = "KFBXUHBT8Q";
const REDRAWN = ["頁渡りの海蛇", "三冊の取り寄せ", "差し戻し", "返却台の渡し守", "深海の書庫番"];
/** A legal deck in three colors; seed 7 deals a giant first, and later a unit that can attack in the third turn. */
const COLORFUL = "ORR3L1j-FBEMBL";
const GIANT = "書架を負う巨人";
const SERVANT = "白紙の従者";

const { goldfish: text } = getDictionary("ja");

it("a key is meant for the table that is seen, however soon it is pressed", async () => {
  const table = await dealGoldfish(LEGAL, "?seed=7");
  const firstTurn = format(text.table.ownNth, { n: 1 });
  const observer = new MutationObserver(() => {
    if (document.querySelector("main h2")?.textContent !== firstTurn) return;
    observer.disconnect();
    const space = () => new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
    document.body.dispatchEvent(space());
    document.body.dispatchEvent(space());
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  await table.redraw();
  await table.atTurn(2);
  await table.undo();
  // The second press was for no table that was seen.
  await table.atTurn(1);
});

it("keys are silent during conversion, with modifiers, in dialogs, and when turned off", async () => {
  const table = await dealGoldfish(LEGAL, "?seed=7");
  const composing = { key: "h", isComposing: true, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new KeyboardEvent("keydown", composing));
  await pressKeys("Alt+h");
  await pressKeys("?");
  const legend = table.dialog(text.keys.title);
  await expect.element(legend).toBeVisible();
  await pressKeys("h");
  const use = legend.getByRole("checkbox", { name: text.keys.use });
  await use.click();
  await expect.element(use).not.toBeChecked();
  await pressKeys("Escape");
  await expect.element(legend).not.toBeInTheDocument();
  await pressKeys("h");
  // Were a single one of these heard, the next hand would not be that of seed 8.
  await table.menu(text.act.newHand);
  await table.expectSearch("?seed=8");
  await table.reload();
  await pressKeys("h");
  await table.menu(text.act.newHand);
  await table.expectSearch("?seed=9");
  // The browser remembers it, and it can be turned on again.
  expect(readSingleKeySetting(localStorage)).toBe(false);
  await table.menu(text.act.keys);
  await use.click();
  expect(readSingleKeySetting(localStorage)).toBe(true);
});

it("Enter on a button presses that button only", async () => {
  const table = await dealGoldfish(LEGAL, "?seed=7");
  await focusElement(table.button(text.act.redraw));
  await pressKeys("Enter");
  await table.atTurn(1);
  await table.expectHand(REDRAWN);
  // The focus is not lost with the button.
  await expect.element(table.moment).toHaveFocus();
});

it("a turn goes by keyboard in few presses, attacks too", async () => {
  const table = await dealGoldfish(COLORFUL, "?seed=7");
  await table.keep();
  await table.atTurn(1);
  await table.toTurn(2);
  await pressKeys("4");
  await table.expectUnits(1);
  await pressKeys(" ");
  await table.atTurn(3);
  await pressKeys("x");
  await table.expectTheirs(text.counts.life, 18);
  await pressKeys("Control+z");
  await table.expectTheirs(text.counts.life, 20);
  await pressKeys("f");
  await table.expectTheirs(text.counts.life, 18);
  await pressKeys("Control+z");
  await table.expectTheirs(text.counts.life, 20);
  await pressKeys("ArrowRight");
  await pressKeys("ArrowUp");
  // The arrows lead to what a card can do.
  await expect.element(table.attackButton(SERVANT)).toHaveFocus();
  await pressKeys("3");
  await table.expectUnits(1, "綴じ糸の虫");
  // The focused button still means what it said.
  await expect.element(table.attackButton(SERVANT)).toHaveFocus();
  await pressKeys("Enter");
  await table.expectTheirs(text.counts.life, 18);
  await pressKeys("1");
  await expect.element(table.dialog(GIANT)).toHaveTextContent(text.play.cannotUse);
});

it("what is done by hand goes by keyboard, and the legend says so", async () => {
  const table = await dealGoldfish(COLORFUL, "?seed=7");
  await table.keep();
  await table.atTurn(1);
  await pressKeys("b");
  await table.expectAsked(text.byHand.ask);
  await pressKeys("1");
  await table.expectAsked(
    format(text.play.question.ofCard, {
      name: text.byHand.acts.draw,
      question: getTextHead(text.play.question.numbers.choose),
    }),
  );
  await pressKeys("3");
  await table.expectCount(text.counts.hand, 8);
  await table.expectAsked(text.byHand.ask);
  await pressKeys("0");
  await expect.element(table.button(text.act.endTurn)).toBeVisible();
  await pressKeys("?");
  await expect.element(table.dialog(text.keys.title)).toHaveTextContent(text.keys.byHand);
});
