import { beforeEach, expect, it } from "vitest";
import { format, formatPlural } from "@/app/i18n/format";
import { mockCardLookups } from "@/app/ui/mtg/testing/card-data";
import { getSentRequests } from "@/app/ui/testing/mock-responses";
import { pressKeys } from "@/app/ui/testing/press";
import type { FormatData } from "@/engine/mtg/deck";
import {
  deckEditorLocators,
  deckEditorWords,
  getFixButton,
  getFormatSeal,
  getProblemItem,
  renderDeckEditor,
  renderDeckEditorWithList,
  undoButton,
} from "./testing/deck-editor-kit";

const { list, check, sorted, figures, adding, offered } = deckEditorLocators;
const { desk: deckWords, problems } = deckEditorWords;

beforeEach(() => mockCardLookups());

it("completes names in both languages, by keys", async () => {
  await renderDeckEditor({ format: "standard", hasCards: true });
  await adding.fill("葦");
  await expect.element(offered).toHaveTextContent(/^Reed Warden葦の番人$/);
  await pressKeys("ArrowDown");
  await pressKeys("Enter");
  await expect.element(adding).toHaveValue("Reed Warden");
  await pressKeys("Enter");
  await expect.element(list).toHaveValue("1 Reed Warden");
  await adding.fill("3 marsh");
  await offered.filter({ hasText: "Marsh Lamp" }).click();
  await pressKeys("Enter");
  await expect.element(list).toHaveValue("1 Reed Warden\n3 Marsh Lamp");
});

it("tells kinds, curve and colors, and takes a Japanese name for the card that it names", async () => {
  await renderDeckEditorWithList("4 葦の番人\n4 沼のともしび\n52 Island", { format: "standard", hasCards: true });
  await expect.element(check).toHaveTextContent(deckWords.check.legal);
  const creatures = `${deckWords.sorted.types.creature} ${format(deckWords.sorted.some, { n: 4 })}`;
  await expect.element(sorted.getByRole("heading", { name: creatures })).toBeVisible();
  await expect.element(figures).toHaveTextContent(formatPlural("ja", deckWords.figures.lands, 52));
  for (const value of [1, 2])
    await expect.element(figures).toHaveTextContent(format(deckWords.figures.column, { value, n: 4 }));
  await expect.element(figures.getByRole("definition").nth(0)).toHaveTextContent(/^4$/);
  await expect.element(figures.getByRole("term").nth(0)).toHaveTextContent(deckWords.figures.colours.w);
  const hands = figures.getByRole("list", { name: deckWords.figures.hand }).getByRole("listitem");
  await expect.poll(() => hands.elements().length).toBe(8);
  await expect
    .element(hands.last())
    .toHaveTextContent(formatPlural("ja", deckWords.figures.handColumn, 7, { chance: "35%" }));
  await list.fill("4 葦の番人\n1 Reed Warden\n55 Island");
  const [, most] = format(problems.codes.COPIES, { want: 4, have: 5, name: "|" }).split(/^(.*)\|/u);
  await expect.element(check).toHaveTextContent(most?.trim() ?? "");
});

const CASES = [
  ["a set that the format does not allow", "1 Old Bell", "NOT_IN_SETS", "removeAll", "Old Bell", undefined],
  ["a set that came too early", "1 Reed Warden", "NOT_YET", "removeAll", "Reed Warden", "2000-10-31"],
  ["a card that came years later", "1 Late Knight", "NOT_IN_SETS", "removeAll", "Late Knight", undefined],
  ["half of a split card", "1 Wax", "HALF_SPLIT", "rename", "Wax // Wane", undefined],
  ["a card of Portal", "1 Gate Page", "PORTAL_ONLY", "removeAll", "Gate Page", undefined],
  ["a misspelt name", "1 Reed Wardn", "UNKNOWN_NAME", "rename", "Reed Warden", undefined],
] as const;

it.each(CASES)("tells %s, which one click mends", async (_, line, code, fix, name, on) => {
  await renderDeckEditorWithList(`${line}\n60 Island`, { format: "standard", hasCards: true, on });
  const problem = getProblemItem(code);
  await expect.element(problem).toBeVisible();
  await getFixButton(fix, name).click();
  await expect.element(problem).not.toBeInTheDocument();
  await expect.element(check).toHaveTextContent(deckWords.check.legal);
  await undoButton.click();
  await expect.element(list).toHaveValue(`${line}\n60 Island`);
});

it("says of every format whether the deck is legal", async () => {
  await renderDeckEditorWithList("4 Old Bell\n4 葦の番人\n52 Island", {
    format: "type1",
    on: "2001-01-16",
    hasCards: true,
  });
  await expect.element(check).toHaveTextContent(deckWords.check.legal);
  const { legal, illegal } = deckWords.where;
  await expect.element(getFormatSeal("standard", format(illegal, { n: 1 }))).toBeVisible();
  await expect.element(getFormatSeal("extended", legal)).toBeVisible();
  await expect.element(getFormatSeal("invasion", format(illegal, { n: 1 }))).toBeVisible();
});

it("judges a new name without showing what is not known yet", async () => {
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  mockCardLookups((names) => (names.includes("Gate Page") ? answered : undefined));
  await renderDeckEditorWithList("4 Marsh Lamp\n56 Island", { format: "standard", hasCards: true });
  await expect.element(check).toHaveTextContent(deckWords.check.legal);
  await list.fill("4 Marsh Lamp\n1 Gate Page\n55 Island");
  await expect.poll(() => getSentRequests().at(-1)?.body).toEqual({ names: ["Gate Page"] });
  await expect.element(sorted).toHaveTextContent("Gate Page");
  // What was known stands until the answer.
  await expect.element(check).toHaveTextContent(deckWords.check.legal);
  resolve();
  await expect.element(getProblemItem("PORTAL_ONLY")).toBeVisible();
});

it("does not judge the first list as the empty one before it", async () => {
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  mockCardLookups(() => answered);
  await renderDeckEditor({ format: "standard", hasCards: true });
  await expect.element(deckEditorLocators.begin).toBeVisible();
  await list.fill("4 Marsh Lamp\n56 Island");
  await expect.poll(() => getSentRequests().length).toBe(1);
  await expect.element(sorted).toHaveTextContent("Marsh Lamp");
  // Nothing is known of the list yet.
  await expect.element(check).not.toBeInTheDocument();
  resolve();
  await expect.element(check).toHaveTextContent(deckWords.check.legal);
});

const ADDED: FormatData = {
  sets: [
    {
      ...{ code: "zza", ja: "試しのセット", en: "Trial Set", released: "2001-02-05", kind: "expansion" },
      ...{ block: "invasion", from: null, source: "A sample" },
    },
  ],
  lists: [
    { format: "type1", from: "1999-10-01", restricted: ["Old Bell"], banned: ["Reed Warden"], source: "A sample" },
  ],
};

it("checks by lists that the site added, each from its day on", async () => {
  await renderDeckEditorWithList("2 Old Bell\n58 Island", {
    format: "type1",
    on: "2000-12-15",
    hasCards: true,
    additions: ADDED,
  });
  await expect.element(check).toHaveTextContent(format(deckWords.check.lists, { day: "1999-10-01" }));
  await getFixButton("remove", "Old Bell", { n: 1 }).click();
  await deckEditorLocators.day.fill("2001-03-01");
  await expect.element(check).toHaveTextContent(format(deckWords.check.lists, { day: "2001-01-16" }));
});
