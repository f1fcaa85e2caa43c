import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { createCards, type InstanceView, type PickChoice, type Target } from "@/engine/magmell";
import { createPassiveOpponentSetup } from "@/lib/magmell/play/opponents";
import { applyCommand, startSession } from "@/lib/magmell/play/session";
import { buildTableView } from "@/lib/magmell/play/table-view";
import type { TableView as TableData } from "@/lib/magmell/play/types";
import { locateInstances, type TableContext } from "../game/table-context";
import { getOpenQuestion } from "../log/describe-question";
import { formatTargetName, type LogFormatter } from "../log/log-formatter";
import { renderGame } from "../testing/goldfish-table";
import { readPageDeck } from "../testing/page-deck";
import { SidePane } from "./side/side-pane";
import styles from "./table.module.css";
import { TableView } from "./table-view";

const { goldfish, site } = getDictionary("ja");
const { deck, cards } = readPageDeck("ORR3L1j-FBEMBL");

/** The first turn of the deck with so many units on each side, most of them of different names, every third rested. */
function createTable(own: number, their: number): TableData {
  const playable = createCards(cards);
  const begun = startSession(playable, createPassiveOpponentSetup({ deck, seed: 7, goesFirst: true }));
  if (!begun.ok) throw new Error("The deck is refused");
  const table = buildTableView(playable, applyCommand(playable, begun.session, "keep"));
  const [held] = table.view.sides[0].hand ?? [];
  const kinds = cards.flatMap(({ kind, ap, hp }, card) => (kind === "unit" ? [{ card, ap, hp }] : []));
  const units = Array.from({ length: own + their }, (_none, place) => {
    const controller = place < own ? 0 : 1;
    const kind = kinds[place % kinds.length];
    return { ...held, ...kind, id: 9000 + place, controller, rested: place % 3 === 2, damage: 0 } as InstanceView;
  });
  const ready = units.filter(({ controller, rested }) => controller === 0 && !rested);
  return {
    ...table,
    view: { ...table.view, battleArea: units },
    attacks: Object.fromEntries(ready.map(({ id }) => [id, []])),
  };
}

const NOTHING = {
  gathers: false,
  isFull: false,
  chosen: [],
  isOpen: () => false,
  isChosen: () => false,
  press: () => {},
  confirm: null,
};

/** Draws a table in the place that it has beside what is asked and said. */
async function drawTable(table: TableData, lang: Lang = "ja"): Promise<void> {
  const { goldfish, site } = getDictionary(lang);
  const formatter: LogFormatter = { lang, words: goldfish, colors: site.colors, viewer: 0, cards, abilities: {} };
  const question = getOpenQuestion(table.view.choice, 0);
  const picking = {
    ...NOTHING,
    isOpen: (target: Target) => question !== null && "instance" in target && target.instance >= 9000,
  };
  const play = {
    ...{ table, cards, lang, formatter, picking, lifeChange: [-1, -1] },
    ...{ onCommand: () => {}, onShow: () => {}, onLook: () => {} },
  } as unknown as TableContext;
  if (document.querySelector("body > header") === null) {
    const header = document.createElement("header");
    header.style.blockSize = "4.5rem";
    document.body.prepend(header);
    onTestFinished(() => header.remove());
  }
  const view = (
    <TableView
      play={play}
      lying={locateInstances(table.view)}
      headingRef={null}
      onPiles={() => {}}
      title=""
      {...{ notices: null, opponent: null, keepBar: null, news: null, thinking: false }}
    />
  );
  await renderGame(
    <div className={styles.frame} data-asked={question !== null || undefined}>
      {view}
      {question === null ? (
        <div style={{ gridArea: "side", blockSize: "7.5rem" }} />
      ) : (
        <SidePane
          {...{ play, question, news: "", coach: null, onOutcome: null, playback: null, onMenu: () => {} }}
          lying={locateInstances(table.view)}
          look={{ current: () => {} }}
        />
      )}
    </div>,
    lang,
  );
}

const boxesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

/** Pixels by which a box sticks out of another. */
const sticksOut = (box: DOMRect, around: DOMRect) =>
  Math.max(around.left - box.left, around.top - box.top, box.right - around.right, box.bottom - around.bottom);

const SIZES = [
  [360, 740],
  [1280, 720],
  [1920, 1080],
] as const;

it.each(SIZES)("1 to 14 units a side are whole and readable in a window of %i by %i", async (width, height) => {
  await page.viewport(width, height);
  for (const [own, their] of [
    [1, 14],
    [4, 7],
    [9, 9],
    [14, 11],
    [14, 14],
  ] as const) {
    await drawTable(createTable(own, their));
    for (const [row, count] of [
      ["ownUnits", own],
      ["theirUnits", their],
    ] as const) {
      const [area] = boxesOf(`section[data-zone=${row}]`) as [DOMRect];
      const said = `${row} ${own}:${their}`;
      const units = boxesOf(`ul[data-row=${row}] > li`);
      expect(units, said).toHaveLength(count);
      for (const [place, unit] of units.entries()) {
        expect(sticksOut(unit, area), said).toBeLessThan(1);
        for (const other of units.slice(place + 1))
          expect(
            Math.min(unit.right, other.right) - Math.max(unit.left, other.left) > 1 &&
              Math.min(unit.bottom, other.bottom) - Math.max(unit.top, other.top) > 1,
            said,
          ).toBe(false);
      }
      for (const face of boxesOf(`ul[data-row=${row}] [data-unit]`)) {
        expect(Math.min(face.width, face.height), said).toBeGreaterThanOrEqual(40);
      }
    }
  }
});

it("AP and HP are named on units and on cards of the hand, on a phone too", async () => {
  await page.viewport(360, 740);
  await drawTable(createTable(2, 3));
  const { ap, hp } = site.fields;
  for (const faces of ["[data-unit]", "ul[data-row=hand] > li [data-face]"]) {
    const named = [...document.querySelectorAll(`${faces} [data-label]`)];
    expect(named.length).toBeGreaterThan(1);
    const labels = named.map((figure) => getComputedStyle(figure, "::before").content);
    expect([...new Set(labels)].sort()).toEqual([`"${ap}"`, `"${hp}"`].sort());
    for (const { scrollWidth, clientWidth } of named) expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
});

it.each(["ja", "en"] as const)("on a phone ten targets are reached in the list and on the table: %s", async (lang) => {
  await page.viewport(360, 740);
  const table = createTable(5, 5);
  const units = table.view.battleArea;
  const [{ id, card }] = units as [InstanceView];
  const choice: PickChoice = {
    ...{ ask: "pick", purpose: "target", rule: "mag:702.3.2", player: 0, about: { instance: id, card: card ?? 0 } },
    ...{ options: units.map((unit) => ({ instance: unit.id })), min: 1, max: 1, ordered: false, picked: [] },
  };
  await drawTable({ ...table, view: { ...table.view, choice } }, lang);
  await expect.poll(() => document.querySelectorAll("[data-unit] [data-pick]").length).toBe(10);
  for (const face of document.querySelectorAll("[data-unit] [data-pick]")) {
    await expect.element(page.elementLocator(face)).toBeInViewport({ ratio: 0.99 });
    const { width, height } = face.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  }
  const groups = [...document.querySelectorAll("section:has(h3[data-question]) [role=group]")];
  expect(groups).toHaveLength(2);
  for (const group of groups) {
    const [first] = group.querySelectorAll("button");
    if (first) await expect.element(page.elementLocator(first)).toBeInViewport({ ratio: 0.99 });
  }
  const options = [...document.querySelectorAll("section:has(h3[data-question]) [role=group] button")];
  expect(options).toHaveLength(10);
  for (const option of options) {
    option.scrollIntoView({ block: "nearest" });
    await expect.element(page.elementLocator(option)).toBeInViewport({ ratio: 0.95 });
    expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
  }
});

it("a change of life stands before the life, and over nothing, on a phone", async () => {
  await page.viewport(360, 740);
  await drawTable(createTable(1, 1));
  const changes = boxesOf("[data-change]");
  const lives = boxesOf("[data-count=life] dd");
  expect(changes).toHaveLength(2);
  await expect.poll(() => boxesOf("[data-change]").every(({ height }) => height < 30)).toBe(true);
  const bars = boxesOf("[data-zone=own], [data-zone=their]");
  for (const [place, { left, right, top, bottom }] of boxesOf("[data-change]").entries()) {
    const [bar, life] = [bars[place], lives[place]] as [DOMRect, DOMRect];
    expect(Math.min(life.left - right, left - bar.left, top - bar.top, bar.bottom - bottom)).toBeGreaterThanOrEqual(0);
    expect(life.left - right).toBeLessThan(8);
  }
});

it("in a large window a few units are as large as the cards of the hand, and have their text", async () => {
  await page.viewport(1920, 1080);
  await drawTable(createTable(4, 4));
  const [card] = boxesOf("ul[data-row=hand] > li button[data-face]") as [DOMRect];
  for (const unit of boxesOf("[data-unit]")) expect(unit.height).toBeGreaterThanOrEqual(card.height * 0.9);
  const texts = boxesOf("[data-unit] [class*=unitText]").filter(({ height }) => height > 0);
  expect(texts.length).toBeGreaterThan(1);
});

it("units that are called the same have numbers, on the table and wherever they are named", async () => {
  const table = createTable(3, 3);
  const [first] = table.view.battleArea;
  const units = table.view.battleArea.map((unit, place) =>
    place % 3 === 2 ? unit : { ...unit, card: first?.card ?? 0 },
  );
  await drawTable({ ...table, view: { ...table.view, battleArea: units } });
  const names = [...document.querySelectorAll("[class*=unitName]")].map(({ textContent }) => textContent ?? "");
  expect(names.map((name) => / #\d$/.exec(name)?.[0] ?? "")).toEqual([" #1", " #2", "", " #1", " #2", ""]);
  const formatter: LogFormatter = { lang: "ja", words: goldfish, colors: site.colors, viewer: 0, cards, abilities: {} };
  const lying = locateInstances({ ...table.view, battleArea: units });
  const named = units.map(({ id }) => formatTargetName(formatter, lying, { instance: id }));
  expect(named.map((name) => / #\d$/.exec(name)?.[0] ?? "")).toEqual([" #1", " #2", "", " #1", " #2", ""]);
});
