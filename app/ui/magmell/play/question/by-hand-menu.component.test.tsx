import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { BLANK_CUSTOM_CARD, encodeCardFragment } from "@/lib/magmell/catalogue/views/custom-card";
import { changeTableSettings } from "../table-settings";
import { dealGoldfish, type GoldfishTable, getTextHead, quoteCardName } from "../testing/goldfish-table";

/** A legal deck of starter cards in three colors. */
const DECK = "ORR3L1j-FBEMBL";
/** Starter cards in three colors with modes. Seed abe deals 春の読み方, which can be paid for in the second turn. */
const MODES = "V1dFjmS1eiUlkE6pxHtew";
const SPRING = "春の読み方";
const TOKEN = "トークン";

/** A card that somebody made up; nothing has been able to read its text. */
const RIDDLE = {
  ...BLANK_CUSTOM_CARD,
  name: "なぞの朗読",
  kind: "magic",
  timing: "quick",
  useCost: { ...BLANK_CUSTOM_CARD.useCost, any: 0 },
  text: "■なぞをかける。",
} as const;

const { goldfish: text } = getDictionary("ja");
const { byHand, play, log } = text;
const { question } = play;
const ofCard = (name: string, asked: string) => format(question.ofCard, { name, question: asked });

/** Deals a hand, keeps it, and begins to do things by hand in the first turn. */
async function begin(query = "?seed=7"): Promise<GoldfishTable> {
  const table = await dealGoldfish(DECK, query);
  await table.keep();
  await table.atTurn(1);
  await table.beginByHand();
  await table.expectAsked(byHand.ask);
  return table;
}

it("whoever has priority does things by hand until they are done, and takes them back", async () => {
  const table = await begin();
  // The button that opened the menu is gone.
  await expect.element(table.question().getByRole("heading")).toHaveFocus();
  await table.expectSaid(byHand.ask);
  await expect.element(table.button(text.act.endTurn)).not.toBeInTheDocument();
  await table.choose(byHand.acts.draw);
  await table.expectAsked(ofCard(byHand.acts.draw, getTextHead(question.numbers.choose)));
  await table.choose("2");
  await table.expectCount(text.counts.hand, 7);
  await table.byHand("life", "theyLoseLife");
  await table.choose("3");
  await table.expectTheirs(text.counts.life, 17);
  await table.expectSaid(format(log.otherSays, { list: format(log.lifeLost, { n: 3 }) }));
  await table.endByHand();
  await expect.element(table.button(text.act.endTurn)).toBeVisible();
  await table.expectRecord(format(byHand.acted, { act: byHand.acts.draw }));
  for (let step = 0; step < 3; step += 1) await table.undo();
  await table.expectTheirs(text.counts.life, 20);
  await table.expectAsked(byHand.ask);
  await table.expectCount(text.counts.hand, 7);
});

it("a text that nobody could read is shown until it is carried out, and the rest of its card is not forgotten", async () => {
  const table = await begin(`?seed=7#${encodeCardFragment(RIDDLE)}`);
  await table.byHand("cards", "search");
  await table.expectAsked(getTextHead(question.picks.search));
  await table
    .question()
    .getByRole("button", { name: quoteCardName(RIDDLE.name) })
    .first()
    .click();
  await table.press(format(question.confirm, { n: 1 }));
  await table.choose(byHand.ways.addToHand);
  await table.endByHand();
  await table.use(RIDDLE.name);
  const note = page.getByRole("note", { name: byHand.title });
  await expect.element(note).toHaveTextContent("なぞをかける。");
  await table.expectAsked(ofCard(quoteCardName(RIDDLE.name), byHand.ask));
  await table.expectSaid("なぞをかける。");
  await table.choose(byHand.acts.draw);
  await table.expectAsked(getTextHead(question.numbers.choose));
  await expect.element(note).toBeVisible();
  await table.choose("1");
  await table.expectRecord(format(byHand.acted, { act: byHand.acts.draw }));
  await table.endByHand();
  await expect.element(note).not.toBeInTheDocument();
  await table.expectCount(text.counts.dust, 1);
});

it("cards go by hand wherever the player likes, from the hand and from a pile that they look through", async () => {
  const table = await begin();
  await table.expectCards(5);
  const [first = ""] = table.hand();
  await table.byHand("cards", "move");
  await table.expectAsked(ofCard(byHand.acts.move, ""));
  await table.act(table.area(text.zones.hand), play.choose, first).click();
  await table.press(format(question.confirm, { n: 1 }));
  await table.choose(byHand.ways.toBattleArea);
  await table.expectUnits(1);
  await table.expectCount(text.counts.hand, 4);
  await table.choose(byHand.acts.search);
  await table.expectAsked(getTextHead(question.picks.search));
  const whose = format(question.whoseZone, { whose: play.table.whose.own, zone: question.where.hidden });
  const pile = table.question().getByRole("group", { name: whose });
  await expect.element(pile).toHaveTextContent(/×[23]/);
  await pile.getByRole("button").first().click();
  await table.press(format(question.confirm, { n: 1 }));
  await table.choose(byHand.ways.toDust);
  await table.expectCount(text.counts.dust, 1);
  await table.expectRecord(log.shuffledGrimoire);
});

it("modes say what they do, a token is made by hand, and the record opens an attack", async () => {
  changeTableSettings({ ruleDetails: true });
  onTestFinished(() => changeTableSettings({ ruleDetails: false }));
  const table = await dealGoldfish(MODES, "?seed=abe");
  await table.keep();
  await table.atTurn(1);
  await table.toTurn(2);
  await table.beginByHand();
  await table.byHand("tokens", "makeToken");
  await table.choose("1");
  await table.choose(byHand.ways.blankToken);
  await table.expectAsked(getTextHead(question.numbers.ap));
  await table.choose("3");
  await table.expectAsked(getTextHead(question.numbers.hp));
  await table.choose("4");
  await table.endByHand();
  await table.use(SPRING);
  await table.expectAsked(ofCard(quoteCardName(SPRING), question.options.mode));
  await expect.element(table.question().getByRole("button", { name: /ライフを\d点回復する/ })).toBeVisible();
  await table
    .question()
    .getByRole("button", { name: /パワーカウンターを2個置く/ })
    .click();
  await table.expectRecord("パワーカウンターを2個置く");
  await table.attackButton(TOKEN).click();
  const who = format(log.attack.open, { attacker: quoteCardName(TOKEN), target: log.players.other });
  const attack = table.record.getByText(format(log.attack.result, { who, list: format(log.attack.dealt, { n: 5 }) }));
  const step = table.record.getByText(format(log.stepBegan, { step: log.steps.damage })).first();
  await expect.element(attack).toBeVisible();
  await expect.element(step).not.toBeVisible();
  await attack.click();
  await expect.element(step).toBeVisible();
  const rule = table.record.getByRole("link", { name: format(log.rule, { n: "701.5.1.1" }) });
  await expect.element(rule).toHaveAttribute("href", expect.stringContaining("/rules"));
});
