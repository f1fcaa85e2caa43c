import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { format, formatPlural } from "@/app/i18n/format";
import { focusElement } from "@/app/ui/testing/focus-on";
import { pressKeys } from "@/app/ui/testing/press";
import type { CardInfoByName } from "@/lib/mtg/play/types";
import { GoldfishTable, isInView, playTurns, renderGoldfish } from "./testing/goldfish-kit";

const table = new GoldfishTable();
const { words, hand, field, lands, moment } = table;
const count = (region: typeof hand) => expect.poll(() => table.cards(region).elements().length);

it("asks of an Aura what it is put on, and brings a planeswalker with its loyalty", async () => {
  await renderGoldfish("20 Moss Ox\n20 Mire Cloak\n20 Scholar Wen");
  await table.act("keep");
  const { saveAndPlay, loyalty, asksFree, castFree } = words.hand.word;
  const use = async (name: string, kind: "creature" | "planeswalker" | "aura") => {
    const word = await table.ask(name);
    await table.say(word, kind);
    if (kind === "planeswalker") await word.getByLabelText(loyalty).fill("4");
    await word.getByRole("button", { name: saveAndPlay }).click();
    // Without a cost nothing is cast free unasked.
    await expect.element(word.getByText(asksFree)).toBeVisible();
    await word.getByRole("button", { name: castFree }).click();
  };
  await use("Moss Ox", "creature");
  await use("Scholar Wen", "planeswalker");
  await expect.element(table.card(field, "look", "Scholar Wen")).toHaveAccessibleName(/loyalty×4/);
  await use("Mire Cloak", "aura");
  await field
    .getByRole("button", { name: /^Moss Ox/ })
    .first()
    .click();
  await table.confirm("1/1").click();
  await expect.element(table.card(field, "look", "Mire Cloak")).toBeVisible();
  await table.act("end");
  await expect.element(moment).toHaveTextContent(table.turn(2));
  await expect.element(table.card(field, "look", "Mire Cloak")).toBeVisible();
});

it("is told once what a name is, whose cards follow the rules from then on", async () => {
  const first = await renderGoldfish("30 Moss Ox\n30 Twin Ford");
  await table.act("keep");
  const w = words.hand.word;
  const ford = await table.ask("Twin Ford");
  await table.say(ford, "land");
  for (const color of ["u", "g"] as const) await ford.getByRole("checkbox", { name: words.table.mana[color] }).click();
  await ford.getByRole("button", { name: w.saveAndPlay }).click();
  await count(lands).toBe(1);
  await table.card(lands, "look", "Twin Ford").click();
  const green = format(words.hand.card.tapFor, { mana: `${words.table.mana.g} 1` });
  await table.dialog("Twin Ford").getByRole("button", { name: green }).click();
  await expect.element(page.getByText(format(words.table.burn.soft, { mana: 1 }))).toBeVisible();

  const ox = await table.ask("Moss Ox");
  await table.say(ox, "creature");
  await ox.getByLabelText(w.power).fill("２");
  await ox.getByLabelText(w.toughness).fill("3");
  await ox.getByRole("button", { name: w.saveAndPlay }).click();
  await ox.getByRole("button", { name: w.castFree }).click();
  const { creature } = words.table.types;
  await expect
    .element(table.card(field, "look", "Moss Ox"))
    .toHaveAccessibleName(
      `${format(words.table.table.look, { name: "Moss Ox" })}, ${creature}, 2/3, ${words.table.table.sick}`,
    );

  // The browser remembers, in another game too.
  await first.unmount();
  await renderGoldfish("60 Moss Ox");
  await expect.poll(() => hand.getByRole("button", { name: `, ${creature}, 2/3` }).elements().length).toBe(7);
});

it("puts cards to the bottom by today's mulligan in the order picked", async () => {
  await renderGoldfish("4 苔の雄牛\n4 Noon Bell\n8 Moss Ox\n44 森");
  const bottom = (n: number) =>
    page.getByRole("region", { name: formatPlural("ja", words.table.question.bottom, n), exact: true });
  await table.act("mulligan");
  await expect.element(bottom(1)).toBeVisible();
  await count(hand).toBe(7);
  await expect.element(table.confirm("0/1")).toHaveAttribute("aria-disabled", "true");
  await table.cards(hand).first().getByRole("button").first().click();
  await table.confirm("1/1").click();
  await expect.element(page.getByText(format(words.table.question.taken, { n: 1 }))).toBeVisible();
  await count(hand).toBe(6);
  await table.act("mulligan");
  for (const at of [1, 0]) await table.cards(bottom(2)).nth(at).getByRole("button").click();
  await expect.element(table.cards(bottom(2)).first()).toHaveTextContent("✓2");
  await table.confirm("2/2").click();
  await count(hand).toBe(5);
  await table.act("keep");
  await expect.element(moment).toHaveTextContent(table.turn(1));
});

it("lets everything else be done by hand, tells it in the log and takes it back", async () => {
  await renderGoldfish("60 森");
  await table.act("keep");
  await table.act("byHand");
  const w = words.hand.hand;
  const window = table.dialog(w.title);
  await window.getByRole("button", { name: w.lose }).click();
  await window.getByRole("button", { name: w.drawCards }).click();
  await window.getByLabelText(w.tokenName, { exact: true }).fill("苗木");
  await window.getByRole("button", { name: w.make, exact: true }).click();
  await pressKeys("Escape");
  await expect.element(table.opponent).toHaveTextContent(table.life(19));
  await count(hand).toBe(8);
  await table.card(field, "more", "苗木 1/1").click();
  const sapling = table.dialog("苗木 1/1");
  const { amount, addCounter } = words.hand.card;
  await sapling.getByLabelText(amount, { exact: true }).first().fill("2");
  await sapling.getByRole("button", { name: addCounter }).click();
  await expect.element(field.getByRole("button", { name: /3\/3.*\+1\/\+1×2/ })).toBeVisible();
  const line = table.cards(table.log).first();
  await expect.element(line).toHaveTextContent(/苗木 1\/1.*\+1\/\+1.*2/);
  const rule = table.log.getByRole("link", { name: `${words.mtg.documentsShort["mtg-house"]} 29` }).first();
  await expect.element(rule).toHaveAttribute("href", expect.stringMatching(/\/rules\/mtg-house\/29$/));
  for (let times = 0; times < 4; times += 1) await pressKeys("Control+z");
  await expect.element(table.opponent).toHaveTextContent(table.life(20));
  await expect.element(field).toHaveTextContent(words.table.table.nothing);
  await table.act("redo");
  await expect.element(table.opponent).toHaveTextContent(table.life(19));
});

it("is played whole by keyboard: stops, turns, hand, windows", async () => {
  await renderGoldfish("60 森");
  const { main1, main2, end } = words.mtg.steps;
  await expect.element(moment).toHaveTextContent(words.table.table.before);
  await pressKeys("Enter");
  await expect.element(moment).toHaveTextContent(main1);
  await pressKeys("1");
  await count(lands).toBe(1);
  await pressKeys("ArrowUp");
  await pressKeys("ArrowUp");
  await expect.element(table.card(lands, "tapFor", "森")).toHaveFocus();
  await pressKeys("i");
  await expect.element(table.dialog("森")).toBeVisible();
  await pressKeys("Escape");
  const stop = table.button(format(words.table.table.stopAt, { step: words.table.short.end }));
  await focusElement(stop);
  await pressKeys(" ");
  await expect.element(stop).toHaveAttribute("aria-pressed", "true");
  (stop.element() as HTMLElement).blur();
  await pressKeys(" ");
  await expect.element(moment).toHaveTextContent(main2);
  await pressKeys(" ");
  await expect.element(moment).toHaveTextContent(end);
  await pressKeys("n");
  await expect.element(moment).toHaveTextContent(table.turn(2));
  await count(hand).toBe(7);
  await pressKeys("g");
  await expect.element(table.dialog(`${words.hand.piles.graveyard} (0)`)).toBeVisible();
  await pressKeys("Escape");
  await pressKeys("?");
  await expect.element(table.dialog(words.page.keys.title)).toBeVisible();
});

const WARDEN: CardInfoByName = {
  葦の番人: {
    ...{ is: "creature", mana: [], power: 2, toughness: 1, cost: "1W" },
    printed: { types: ["creature"], supertypes: [], subtypes: ["Knight"], keywords: ["haste"] },
  },
};

it("knows types, costs and sizes from the card data, and its player may say otherwise", async () => {
  await renderGoldfish("30 Plains\n30 葦の番人", { printed: WARDEN });
  await table.act("keep");
  const { creature } = words.table.types;
  await table.card(hand, "play", "平地").click();
  await table.act("end");
  await table.card(hand, "play", "平地").click();
  const cast = table.card(hand, "cast", "葦の番人");
  await expect.element(cast).toHaveAccessibleName(new RegExp(`, ${creature}, 2/1`));
  await cast.click();
  const warden = table.card(field, "look", "葦の番人");
  await expect
    .element(warden)
    .toHaveAccessibleName(`${format(words.table.table.look, { name: "葦の番人" })}, ${creature}, 2/1`);
  await warden.click();
  const card = table.dialog("葦の番人");
  await expect.element(card).toHaveTextContent(words.text.keywords.haste);
  await card.getByRole("button", { name: words.hand.card.say }).click();
  const word = table.dialog(format(words.hand.word.title, { name: "葦の番人" }));
  const [told] = words.hand.word.printedLead.split("。");
  await expect.element(word).toHaveTextContent(told ?? "");
  await word.getByLabelText(words.hand.word.power).fill("3");
  await word.getByRole("button", { name: words.hand.word.save, exact: true }).click();
  await expect
    .element(warden)
    .toHaveAccessibleName(`${format(words.table.table.look, { name: "葦の番人" })}, ${creature}, 3/1`);
  // With haste it attacks at once.
  await table.act("next");
  const attackers = page.getByRole("region", { name: words.table.question.attackers });
  await attackers.getByRole("button", { name: "葦の番人" }).click();
  await expect.element(attackers.getByRole("button", { name: "葦の番人" })).toHaveAttribute("aria-pressed", "true");
});

it("says so when nothing comes of a button", async () => {
  await renderGoldfish("60 Moss Ox");
  await table.act("keep");
  await table.act("byHand");
  const w = words.hand.hand;
  const dialog = table.dialog(w.title);
  const said = dialog.getByText(words.table.acts.unchanged);
  await expect.element(said).not.toBeInTheDocument();
  await dialog.getByLabelText(w.amount).first().fill("0");
  await dialog.getByRole("button", { name: w.gain }).click();
  await expect.element(said).toBeVisible();
  await dialog.getByLabelText(w.amount).first().fill("2");
  await dialog.getByRole("button", { name: w.gain }).click();
  await expect.element(said).not.toBeInTheDocument();
});

const BURN: CardInfoByName = {
  "Dust Runner": { is: "creature", mana: [], power: 1, toughness: 1, cost: "R" },
  "Fork Spark": { is: "instant", mana: [], power: 0, toughness: 0, cost: "R" },
};

it("needs five presses for a usual turn, and two for a burn spell", async () => {
  await renderGoldfish("20 Mountain\n30 Dust Runner\n10 Fork Spark", { printed: BURN });
  let presses = 0;
  const press = () => {
    presses += 1;
  };
  document.addEventListener("click", press);
  onTestFinished(() => document.removeEventListener("click", press));
  await table.act("keep");
  await table.card(hand, "play", "山").click();
  await table.card(hand, "cast", "Dust Runner").click();
  await table.act("end");
  await expect.element(moment).toHaveTextContent(table.turn(2));
  presses = 0;
  await table.card(hand, "play", "山").click();
  await table.card(hand, "cast", "Dust Runner").click();
  await table.act("next");
  await table.button(words.table.question.attackAll).click();
  await expect.element(table.opponent).toHaveTextContent(table.life(19));
  await table.act("end");
  await expect.element(moment).toHaveTextContent(table.turn(3));
  expect(presses).toBe(5);
  await table.card(hand, "cast", "Fork Spark").click();
  const { opponent, loseLife } = words.table.table;
  await table.button(format(loseLife, { who: opponent, n: 3 })).click();
  await expect.element(table.opponent).toHaveTextContent(table.life(16));
  expect(presses).toBe(7);
  await expect.element(table.log).not.toHaveTextContent(words.log.card);
});

it("says on the button where a pass leads, and ends the turn with one button only", async () => {
  await renderGoldfish("60 Mountain");
  await table.act("keep");
  const { nextStep, toOwnTurn, end } = words.table.acts;
  await table.button(format(nextStep, { step: words.table.short.main2 })).click();
  await expect.element(table.button(end)).toBeVisible();
  await expect.element(table.next).not.toBeInTheDocument();
  await page.getByRole("checkbox", { name: words.table.table.stopTheirEnd }).click();
  await table.next.click();
  await expect.element(table.button(end)).not.toBeInTheDocument();
  await table.button(toOwnTurn).click();
  await expect.element(moment).toHaveTextContent(table.turn(2));
});

it("asks before a card without a cost is cast, and lets its keywords be told", async () => {
  await renderGoldfish("60 Dust Runner");
  await table.act("keep");
  const word = await table.ask("Dust Runner");
  await table.say(word, "creature");
  await word.getByRole("checkbox", { name: words.text.keywords.haste }).click();
  await word.getByRole("button", { name: words.hand.word.save, exact: true }).click();
  await table.card(hand, "look", "Dust Runner").click();
  const card = table.dialog("Dust Runner");
  await card.getByRole("button", { name: words.hand.card.castByHand }).click();
  await table.act("next");
  await table.button(words.table.question.attackAll).click();
  await expect.element(table.opponent).toHaveTextContent(table.life(19));
});

it("has the hand, the buttons and the stops in view at 1280 by 720, with several permanents on the table", async () => {
  await page.viewport(1280, 720);
  await renderGoldfish("25 Mountain\n25 Dust Runner\n10 Fork Spark", { printed: BURN });
  await isInView(hand);
  await table.act("keep");
  await playTurns(table, 4);
  for (const place of [10_000, 0]) {
    window.scrollTo(0, place);
    await isInView(hand);
  }
  for (const step of ["main2", "end"] as const)
    await isInView(table.button(format(words.table.table.stopAt, { step: words.table.short[step] })));
});
