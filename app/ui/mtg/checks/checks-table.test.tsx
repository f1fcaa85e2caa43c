import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { LANGS, type Lang } from "@/app/i18n/lang";
import { getExampleBoard } from "@/app/ui/mtg/boards/example-boards";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { ERAS, type Era, type MtgBoard, RULE_CHECKS, reportCheck } from "@/engine/mtg";
import { ChecksTable } from "./checks-table";

const tableIn = (lang: Lang) =>
  renderToStaticMarkup(
    <AllWordsProvider lang={lang}>
      <ChecksTable lang={lang} />
    </AllWordsProvider>,
  );

const LINK = /href="\/mtg\/lab\?board=([^"&]+)&amp;era=(\w+)"/gu;

it("links in its cells to boards on which the board editor finds their rule, in each era", () => {
  const table = tableIn("ja");
  const rows = table.split("<tr").slice(2);
  const found = rows.flatMap((row, place) =>
    [...row.matchAll(LINK)].map(([, boardId = "", era = ""]) => {
      const [known] = ERAS.filter((one) => one === era);
      return { rule: known && RULE_CHECKS[place]?.rule[known], boardId, era: known ?? "mod" };
    }),
  );
  expect(found).toHaveLength(41);
  for (const { rule, boardId, era } of found) {
    const rules = reportCheck(getExampleBoard(boardId, era, "ja"), era).passes.flatMap(({ findings }) =>
      findings.map((finding) => finding.rule),
    );
    expect(rules, `${boardId} in ${era}`).toContain(rule);
  }
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
      const table = tableIn(lang);
      if (tie !== undefined) expect(table.split(`id="${id}"`)[1]?.split("</th>")[0]).toContain(tie);
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
