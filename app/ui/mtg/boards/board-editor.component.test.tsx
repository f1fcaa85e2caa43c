import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { format, formatPlural } from "@/app/i18n/format";
import {
  boardLocators,
  boardWords,
  getButton,
  getDecrementButton,
  getObjects,
  getPlayerChoices,
  getZone,
  placeObject,
  renderBoardEditor,
  unfoldPanel,
} from "./testing/board-editor-kit";

const { report, play, inspector } = boardLocators;
const { mtg, mtgLab, mtgText } = boardWords;
const count = (found: ReturnType<typeof getObjects>) => expect.poll(() => found.elements().length);

it("plays a board at once that shows its point by being played on, in one era or in all", async () => {
  await renderBoardEditor("blocking");
  await expect.element(play).toHaveTextContent(formatPlural("ja", mtgLab.events.blockersDeclared, 1));
  await boardLocators.era.selectOptions("");
  await expect.element(play).toHaveTextContent(mtgText.play.same);
  await page.getByLabelText(mtgText.play.fight).click();
  const inEra = (era: "6e" | "8e") => play.getByRole("article", { name: mtg.eras[era] });
  await expect.element(inEra("6e")).toHaveTextContent(mtgLab.events.noBlock);
  await boardLocators.ready.selectOptions("turn-draw");
  await expect.element(play).toHaveTextContent(mtgText.play.differs);
  await expect.element(inEra("6e")).toHaveTextContent(mtgLab.events.abilityPut);
  await expect.element(inEra("8e")).not.toHaveTextContent(mtgLab.events.abilityPut);
});

it("lays two legends of one name by the palette, and each era says what comes of them", async () => {
  await renderBoardEditor();
  await placeObject("legend", "隊長");
  await placeObject("legend", "隊長");
  await count(getObjects(/隊長/)).toBe(2);
  await expect.element(report).toHaveTextContent("704.5j");
  await expect.element(report).toHaveTextContent(format(mtgLab.events.moved, { zone: mtgLab.zones.graveyard }));
  await getPlayerChoices(report).selectOptions("1");
  await getButton(mtgLab.apply).first().click();
  const held = (name: "battlefield" | "graveyard") => getZone("0", name).getByRole("button");
  await count(held("battlefield")).toBe(1);
  await count(held("graveyard")).toBe(1);
  await getButton(mtgLab.undo).click();
  await count(held("battlefield")).toBe(2);
  await boardLocators.era.selectOptions("6e");
  await expect.element(report).toHaveTextContent("T.11.5.e");
  await boardLocators.era.selectOptions("");
  const inEra = (era: "6e" | "mod") => report.getByRole("region", { name: mtg.eras[era], exact: true });
  await expect.element(inEra("6e")).toHaveTextContent("T.11.5.e");
  await expect.element(inEra("mod")).toHaveTextContent("704.5j");
  await expect.element(report).toHaveTextContent(mtgLab.same);
  await getPlayerChoices(report).selectOptions("隊長 (2)");
  const differences = report.getByRole("table", { name: mtgLab.differences });
  await count(differences.getByRole("row")).toBe(3);
});

it("shows one pass by one look, and all of them by all looks", async () => {
  await renderBoardEditor("704.5g");
  await getObjects(/^草原の熊/).click();
  await placeObject("aura", "外套");
  await inspector.getByLabelText(mtgLab.marks.attachedTo).selectOptions("草原の熊");
  const second = report.getByRole("heading", { name: format(mtgLab.pass, { n: 2 }) });
  await expect.element(second).toBeVisible();
  await expect.element(report).toHaveTextContent("704.5m");
  await getButton(mtgLab.look).click();
  await expect.element(second).not.toBeInTheDocument();
  await expect.element(report).not.toHaveTextContent("704.5m");
});

it("lets objects be dragged between zones and onto each other", async () => {
  await renderBoardEditor("704.5m");
  const bear = getObjects(/^草原の熊/);
  await expect.element(bear).toHaveAttribute("draggable", "true");
  await bear.dropTo(getZone("1", "battlefield"));
  await expect.element(getZone("1", "battlefield").getByRole("button", { name: /^草原の熊/ })).toBeVisible();
  await getObjects(/^熾火の外套/)
    .first()
    .dropTo(bear);
  await expect.element(report).toHaveTextContent(mtgLab.quiet);
  await count(getObjects(/→ 草原の熊/)).toBe(2);
});

it("changes the chosen thing in all its marks, and its card too", async () => {
  await renderBoardEditor();
  await placeObject("battle", "砦", "1");
  await expect.element(report).toHaveTextContent("704.5w");
  await inspector.getByLabelText(mtgLab.marks.protector).selectOptions("0");
  await expect.element(report).toHaveTextContent(mtgLab.quiet);
  for (let times = 0; times < 3; times += 1) await getDecrementButton(mtgLab.counters.defense).click();
  await expect.element(report).toHaveTextContent("704.5v");
  await inspector.getByRole("button", { name: mtgLab.putAbility }).click();
  await expect.element(report).toHaveTextContent(mtgLab.quiet);
  await expect.element(getObjects(new RegExp(format(mtgLab.ability, { name: "砦" })))).toBeVisible();
  await placeObject("creature", "兵士");
  await inspector.getByText(mtgLab.card.title).click();
  await inspector.getByRole("checkbox", { name: "接死", exact: true }).click();
  await getDecrementButton(mtgLab.addToughness).click();
  await expect.element(getObjects(/^兵士.*2\/1 · 接死/)).toBeVisible();
  await inspector.getByLabelText(mtgLab.marks.zone).selectOptions("hand");
  await expect.element(getZone("0", "hand").getByRole("button", { name: /^兵士/ })).toBeVisible();
  await getButton(mtgLab.remove).click();
  await count(getObjects(/^兵士/)).toBe(0);
});

it("plays a step and a turn from the board, and what comes of them becomes the board", async () => {
  await renderBoardEditor("704.5h");
  await unfoldPanel(mtgText.play.title);
  await page.getByLabelText(mtgText.play.step).selectOptions("main2");
  await getButton(mtgText.play.playStep).click();
  await count(play.getByRole("heading")).toBe(1);
  await expect.element(play).toHaveTextContent(mtgLab.events.regenerated);
  await getButton(mtgText.play.playTurn).click();
  await expect.element(play.getByRole("heading", { name: mtg.steps.cleanup })).toBeVisible();
  await boardLocators.playPanel.getByRole("button", { name: mtgLab.apply }).click();
  await expect.element(getObjects(/オルンの丘巨人/)).toBeVisible();
  await expect.element(report).toHaveTextContent(mtgLab.quiet);
});

it("keeps a board as text, and tells what cannot be read with its place and what may be meant", async () => {
  await renderBoardEditor();
  const { text } = boardLocators;
  await unfoldPanel(mtgText.title);
  await text.fill("ルール：第6版\nカード：《熊》、緑のクリーチャー、2/2\n\nあなたの戦場：\n2 熊、ダメージ 2\n");
  await getButton(mtgText.lay).click();
  await count(getObjects(/^熊/)).toBe(2);
  await expect.element(boardLocators.era).toHaveValue("6e");
  await expect.element(report).toHaveTextContent("T.11.5.c");
  await text.fill("ルール：第6版\nカード：《熊》、緑のクリーチヤー、2/2\n\nあなたの戦場：\n2 熊\n");
  await expect.element(page.getByText(format(mtgText.wrong, { n: 1 }))).toBeVisible();
  await expect.element(page.getByText(format(mtgText.maybe, { want: "クリーチャー" }))).toBeVisible();
  const [line = ""] = format(mtgText.place, { line: 2, column: "|" }).split("|");
  await page.getByRole("button", { name: line }).click();
  await expect.element(text).toHaveFocus();
  const area = text.element() as HTMLTextAreaElement;
  await expect.poll(() => area.value.slice(area.selectionStart, area.selectionEnd)).toContain("クリーチヤー");
  await count(getObjects(/^熊/)).toBe(2);
});
