import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { LANGS, type Lang } from "@/app/i18n/lang";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { ERAS, type Era, type MtgBoard, RULE_CHECKS, reportCheck } from "@/engine/mtg";
import { ChecksMenu } from "./checks-menu";
import { getExampleBoard, getExampleEra } from "./example-boards";

const menuIn = (lang: Lang) =>
  renderToStaticMarkup(
    <AllWordsProvider lang={lang}>
      <ChecksMenu lang={lang} />
    </AllWordsProvider>,
  );

const LINK = /href="\/mtg\/lab\?board=([^"&]+)&amp;era=(\w+)"/gu;

it("opens from each row a board on which the board editor finds its rule, in the latest era that has it", () => {
  const rows = menuIn("ja").split("<li").slice(1);
  expect(rows).toHaveLength(RULE_CHECKS.length);
  for (const [place, row] of rows.entries()) {
    const [[, boardId = "", named = ""] = [], ...more] = row.matchAll(LINK);
    expect(more).toEqual([]);
    const { id, rule } = RULE_CHECKS[place] ?? {};
    const era = ERAS.findLast((one) => rule?.[one] !== null);
    expect(named, id).toBe(era);
    for (const one of ERAS.filter((each) => rule?.[each] !== null)) {
      const rules = reportCheck(getExampleBoard(boardId, one, "ja"), one).passes.flatMap(({ findings }) =>
        findings.map((finding) => finding.rule),
      );
      expect(rules, `${boardId} in ${one}`).toContain(rule?.[one]);
    }
  }
});

it("is folded until it is asked for, and unfolds for the address that names it", () => {
  const [before = "", fold = ""] = menuIn("ja").split(/<details(?! open)[^>]*>/u);
  expect(before).not.toContain("<li");
  expect(fold.split("</summary>")[1]).toMatch(/^<div id="checks"/u);
});

it("tells eras with one number together", () => {
  expect(menuIn("ja").split('id="K.17.2"')[1]?.split("</li>")[0]).toContain("第6版・第8版 T.11.5.e");
});

it.each([
  ["T.11.5.e", "mod", "6e"],
  ["T.11.5.e", "8e", "8e"],
  ["704.5y", "6e", "mod"],
  ["mana-burn", "8e", "8e"],
  [null, "8e", "8e"],
] as const)("looks at the board %s from the era %s in that of its rule", (id, current, era) => {
  expect(getExampleEra(id, current)).toBe(era);
});

type ObjectMarks = { readonly card: number } & Partial<MtgBoard["pieces"][number]>;

/** Things of which a check keeps one: each with the order in which it arrived. */
const RIVALS = {
  "K.17.2": { card: { name: "Mirri", types: ["creature"], supertypes: ["legendary"], power: 2, toughness: 3 } },
  "704.5j": { card: { name: "Mirri", types: ["creature"], supertypes: ["legendary"], power: 2, toughness: 3 } },
  "704.5k": { card: { name: "Abyss", types: ["enchantment"], supertypes: ["world"] } },
  "704.5y": {
    card: {
      name: "Squire Role",
      types: ["enchantment"],
      subtypes: ["Aura", "Role"],
      enchants: { objects: { type: "creature" } },
    },
  },
} as const satisfies Record<string, { readonly card: MtgBoard["cards"][number] }>;

const BEAR = { name: "Bear", types: ["creature"], power: 2, toughness: 2 } as const;

/** A board on which permanents of one card arrived in an order, beside a creature that Roles are attached to. */
const boardOf = (card: MtgBoard["cards"][number], arrived: readonly number[], era: Era): MtgBoard => ({
  version: 1,
  era,
  cards: [card, BEAR],
  players: [
    { library: 30, hand: 0 },
    { library: 30, hand: 0 },
  ],
  pieces: [
    { id: 1, card: 1, zone: "battlefield", owner: 0 },
    ...arrived.map((at, index): ObjectMarks & { id: number; zone: "battlefield"; owner: 0 } => ({
      ...{ id: index + 2, card: 0, zone: "battlefield", owner: 0, arrived: at },
      ...(card.subtypes?.includes("Role") && { attachedTo: { instance: 1 } }),
    })),
  ],
});

/** The number of rivals that a check leaves on the battlefield. */
const staying = (board: MtgBoard): number =>
  reportCheck(board).after.pieces.filter(({ id, zone }) => id > 1 && zone === "battlefield").length;

it.each(
  RULE_CHECKS.flatMap(({ id, rule }) =>
    id in RIVALS
      ? ERAS.filter((era) => rule[era] !== null).map((era) => [id as keyof typeof RIVALS, era] as const)
      : [],
  ),
)("tells of %s in %s whether any of those stays that came together", (id, era) => {
  const { card } = RIVALS[id];
  expect(staying(boardOf(card, [1, 2], era))).toBe(1);
  for (const together of [[1, 1], id === "704.5k" ? [1, 2, 2] : [1, 1, 2]])
    for (const lang of LANGS) {
      const { ties } = getDictionary(lang).mtgChecks;
      const tie = ties[id.replaceAll(".", "_") as keyof typeof ties];
      expect(staying(boardOf(card, together, era)), `${together}`).toBe(tie === undefined ? 1 : 0);
      const menu = menuIn(lang);
      if (tie !== undefined) expect(menu.split(`id="${id}"`)[1]?.split("</li>")[0]).toContain(tie);
    }
});

it.each([
  ["704.5g", { damage: 1 }, { damage: 2 }],
  ["704.5c", { poison: 9 }, { poison: 10 }],
  ["704.5a", { life: 1 }, { life: 0 }],
] as const)("says of %s from which number on it acts", (id, before, from) => {
  const rules = (facts: { readonly damage?: number; readonly poison?: number; readonly life?: number }) => {
    const { damage, ...player } = facts;
    const wall = boardOf({ name: "Wall", types: ["creature"], power: 0, toughness: 2 }, [], "mod");
    const [creature] = wall.pieces;
    const board = {
      ...wall,
      players: [
        { library: 30, hand: 0, ...player },
        { library: 30, hand: 0 },
      ],
      pieces: [{ ...creature, card: 0, ...(damage && { damage }) }],
    } as MtgBoard;
    return reportCheck(board).passes.flatMap(({ findings }) => findings.map(({ rule }) => rule));
  };
  expect(rules(before)).toEqual([]);
  expect(rules(from)).toEqual([`mtg-cr:${id}`]);
  const key = id.replaceAll(".", "_") as "704_5g";
  expect(getDictionary("en").mtgChecks.rows[key]).toMatch(/at least|or more|or less/u);
  expect(getDictionary("ja").mtgChecks.rows[key]).toMatch(/以上|以下/u);
});
