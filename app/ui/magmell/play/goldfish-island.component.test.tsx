import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural, selectVerbForms } from "@/app/i18n/format";
import { focusElement } from "@/app/ui/testing/focus-on";
import { pressKeys } from "@/app/ui/testing/press";
import { BLANK_CUSTOM_CARD, encodeCardFragment } from "@/lib/magmell/catalogue/views/custom-card";
import { changeTableSettings } from "./table-settings";
import { dealGoldfish, GoldfishTable, renderGoldfish } from "./testing/goldfish-table";

/** A legal deck of the starter cards: 14 names, blue and green stones. */
const LEGAL = "KFBXUHBT8Q";
/** Three cards and two stones. */
const TINY = "QwRGaVe2DAlJBSJf";
/** Stones in the grimoire. */
const IMPOSSIBLE = "K8qHNr0kPI";

/** Opening hand that seed 7 deals from the legal deck: shared links depend on it, so it never changes. */
const OPENING = ["貸出停止", "青墨の小魚", "苔むす踏み台", "苔むす踏み台", "雨垂れの書記"];
const REDRAWN = ["頁渡りの海蛇", "三冊の取り寄せ", "差し戻し", "返却台の渡し守", "深海の書庫番"];
const DRAWN_NEXT = ["深海の書庫番", "深海の書庫番"];

const words = getDictionary("ja");
const { goldfish: text } = words;

afterEach(() => {
  vi.unstubAllGlobals();
  changeTableSettings({ ruleDetails: false });
});

describe("the deal", () => {
  it("a hand by chance puts its seed into the address, which deals it again", async () => {
    const table = await dealGoldfish(LEGAL);
    await expect.poll(() => window.location.search).toMatch(/^\?seed=[0-9a-z]{1,7}$/);
    await table.expectCards(5);
    const hand = table.hand();
    sessionStorage.clear();
    await table.reload();
    await table.expectHand(hand);
  });

  it("the hand may be redrawn once, and the redraw taken back", async () => {
    const table = await dealGoldfish(LEGAL, "?seed=7");
    await table.expectHand(OPENING);
    await table.expectSaid("《貸出停止》《青墨の小魚》");
    await expect.element(page.getByText("503.1.1.3").first()).toBeVisible();
    await table.redraw();
    await table.atTurn(1);
    await table.expectHand(REDRAWN);
    await expect.element(table.button(text.act.redraw)).not.toBeInTheDocument();
    await table.undo();
    await table.atMoment(text.turn.preparing);
    await table.expectHand(OPENING);
    await table.press(text.act.redo);
    await table.atTurn(1);
    await table.expectHand(REDRAWN);
  });

  it("the opponent is chosen over the hand, which stays", async () => {
    const table = await dealGoldfish(LEGAL, "?seed=7");
    const choice = page.getByRole("combobox", { name: text.setup.opponent });
    await expect.element(choice).toHaveValue("passive");
    await choice.selectOptions(text.setup.kinds.wall);
    await table.expectSearch("?seed=7&opponent=wall");
    await table.expectHand(OPENING);
    await expect.element(choice).toHaveValue("wall");
    await table.keep();
    await table.atTurn(1);
    const name = format(text.table.opponent, { kind: text.setup.kinds.wall });
    await expect.element(table.area(name)).toBeVisible();
    await expect.element(choice).not.toBeInTheDocument();
  });

  it("going second draws on turn 2; changing sides deals the same seed again", async () => {
    const table = await dealGoldfish(LEGAL, "?seed=7");
    await table.menu(text.first.goSecond);
    await expect.element(page.getByRole("radio", { name: text.first.goSecond })).toBeChecked();
    await table.expectSearch("?seed=7&first=2");
    await pressKeys("Escape");
    await table.expectHand(OPENING);
    await table.keep();
    await table.atTurn(1);
    await table.expectCount(text.counts.hand, 6);
  });

  it("the same in English", async () => {
    const table = await dealGoldfish(LEGAL, "?seed=7", "en");
    await table.expectCards(5);
    await table.redraw();
    await table.atTurn(1);
    await table.expectSaid(selectVerbForms(table.words.log.redraw, true));
  });

  it("the link of the hand is copied", async () => {
    const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const table = await dealGoldfish(LEGAL, "?seed=7");
    await table.menu(text.act.share);
    await expect.element(page.getByText(text.shared)).toBeVisible();
    expect(copy).toHaveBeenCalledExactlyOnceWith(window.location.href);
    expect(window.location.href).toMatch(/\/goldfish\/KFBXUHBT8Q\?seed=7$/);
  });
});

describe("the turns", () => {
  it("going first skips the first draw; every turn brings a stone and every later one a card", async () => {
    const table = await dealGoldfish(LEGAL, "?seed=7");
    await table.redraw();
    await table.atTurn(1);
    changeTableSettings({ ruleDetails: true });
    await table.expectRecord("603.1.1");
    await table.expectCount(text.counts.hand, 5);
    await table.expectCount(text.counts.stoneDeck, 19);
    await table.toTurn(2);
    await table.expectSaid(format(text.log.draw, { names: "《深海の書庫番》" }));
    await table.expectHand([...REDRAWN, ...DRAWN_NEXT.slice(0, 1)]);
    await table.expectRecord(format(text.table.otherNth, { n: 1 }));
    await table.toTurn(3);
    await table.expectHand([...REDRAWN, ...DRAWN_NEXT]);
    await table.expectCount(text.counts.grimoire, 33);
    await table.expectCount(text.counts.stoneDeck, 17);
    await expect.poll(() => stonesOn(table)).toBe(3);
  });

  it("a card opens large and leads to its page", async () => {
    const table = await dealGoldfish(LEGAL, "?seed=7");
    const card = table.card(OPENING[0] ?? "");
    await focusElement(card);
    await pressKeys("Enter");
    const dialog = table.dialog(OPENING[0] ?? "");
    await expect
      .element(dialog.getByRole("link", { name: text.card.page }))
      .toHaveAttribute("href", expect.stringMatching(/\/cards\/%E8%B2%B8/));
    await pressKeys("Escape");
    await expect.element(card).toHaveFocus();
  });

  it("an unfinished deck may be tried, and the rules say how that ends", async () => {
    const table = await dealGoldfish(TINY, "?seed=7");
    await expect.element(page.getByText(formatPlural("ja", text.deck.practiceBody, 2))).toBeVisible();
    await expect.element(page.getByRole("link", { name: text.deck.problems })).toHaveAttribute("href", `/d/${TINY}`);
    await table.expectCards(3);
    await table.keep();
    await table.atMoment(text.turn.over);
    await expect.element(page.getByText(text.over.drawn).first()).toBeVisible();
    await expect.element(page.getByText("705.4.2").first()).toBeVisible();
    await table.press(text.act.sameSeed);
    await table.atMoment(text.turn.preparing);
  });
});

describe("what goes wrong", () => {
  it("an address that cannot be read is said so, and deals all the same", async () => {
    const table = await dealGoldfish(LEGAL, "?seed=zzzzzzz&first=9");
    await expect.element(page.getByText(format(text.notices.seedBody, { seed: "zzzzzzz" }))).toBeVisible();
    await expect.element(page.getByText(text.notices.first)).toBeVisible();
    await table.expectCards(5);
    // The address keeps what was typed until the cards are dealt.
    await expect.poll(table.seed).not.toBe("zzzzzzz");
    expect(table.seed()).toMatch(/^[0-9a-z]{1,7}$/);
  });

  it("a deck that no game could use is refused with what to change", async () => {
    await renderGoldfish(IMPOSSIBLE);
    await expect.element(page.getByText(text.refused.title)).toBeVisible();
    const said = format(words.problems.codes.GRIMOIRE_KIND, { names: "《青の魔石》" });
    await expect.element(page.getByText(said)).toBeVisible();
  });

  it("when the engine cannot start, one may try again", async () => {
    const Real = window.Worker;
    let broken = true;
    vi.stubGlobal(
      "Worker",
      class extends Real {
        constructor(url: string | URL, options?: WorkerOptions) {
          if (broken) throw new Error("no worker today");
          super(url, options);
        }
      },
    );
    window.history.replaceState(null, "", `/goldfish/${LEGAL}?seed=7`);
    await renderGoldfish(LEGAL);
    const alert = page.getByRole("alert").filter({ hasText: text.failed.title });
    await expect.element(alert).toBeVisible();
    broken = false;
    await alert.getByRole("button", { name: text.failed.retry }).click();
    const table = new GoldfishTable();
    await table.dealt();
    await table.expectHand(OPENING);
  });

  it("a goldfish whose address holds a card that somebody made up says so", async () => {
    const written = {
      ...BLANK_CUSTOM_CARD,
      name: "夜更かしの司書",
      text: "■このユニットが召喚されたとき、カードを1枚引く。",
    };
    const table = await dealGoldfish(LEGAL, `?seed=7#${encodeCardFragment(written)}`);
    await table.expectCards(5);
    await expect.element(page.getByText(format(words.write.guest.title, { name: written.name }))).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: words.write.guest.edit }))
      .toHaveAttribute("href", `/cards/write#${encodeCardFragment(written)}`);
  });

  it("a goldfish whose address holds a broken card goes on without it", async () => {
    await dealGoldfish(LEGAL, "?seed=7#c=broken");
    await expect.element(page.getByRole("main").getByRole("alert")).toHaveTextContent(words.write.guest.broken);
  });
});

/** Returns the number of stones of the player, as their groups count them. */
const stonesOn = (table: GoldfishTable): number =>
  table.stones
    .getByRole("listitem")
    .elements()
    .reduce((sum, group) => sum + Number(/×(\d+)/.exec(group.textContent ?? "")?.[1]), 0);
