import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { format } from "@/app/i18n/format";
import { focusElement } from "@/app/ui/testing/focus-on";
import { pressKeys } from "@/app/ui/testing/press";
import {
  boardLocators,
  boardWords,
  getObjects,
  getZone,
  placeObject,
  renderBoardEditor,
} from "./testing/board-editor-kit";

const { report } = boardLocators;
const { mtgLab } = boardWords;
const count = (found: ReturnType<typeof getObjects>) => expect.poll(() => found.elements().length);

it("is used by keys alone: go, tap, damage, counters, another, attach, move, remove, undo", async () => {
  await renderBoardEditor();
  await placeObject("creature", "熊");
  await placeObject("aura", "外套");
  await expect.element(report).toHaveTextContent("704.5m");
  await focusElement(getObjects(/^熊/));
  await pressKeys("t");
  await expect.element(getObjects(new RegExp(`^熊.*${mtgLab.marks.tapped}`))).toHaveFocus();
  await pressKeys("+");
  await pressKeys("d");
  await expect.element(getObjects(new RegExp(`${mtgLab.marks.damage} 1.*\\+1/\\+1 ×1`))).toHaveFocus();
  await pressKeys("ArrowRight");
  await expect.element(getObjects(/^外套/)).toHaveFocus();
  await pressKeys("a");
  await expect.element(page.getByText(format(mtgLab.attaching, { name: "外套" }))).toBeVisible();
  await pressKeys("ArrowLeft");
  await pressKeys("Enter");
  await expect.element(getObjects(/→ 熊/)).toBeVisible();
  await expect.element(report).toHaveTextContent(mtgLab.quiet);
  await focusElement(getObjects(/^熊/));
  await pressKeys("c");
  await count(getObjects(/^熊/)).toBe(2);
  await pressKeys("g");
  await expect.element(getZone("0", "graveyard").getByRole("button", { name: /^熊/ })).toHaveFocus();
  await expect.element(report).toHaveTextContent("704.5m");
  await pressKeys("Delete");
  await count(getObjects(/^熊/)).toBe(1);
  for (let times = 0; times < 3; times += 1) await pressKeys("Control+z");
  await expect.element(getObjects(/→ 熊/)).toBeVisible();
  await count(getObjects(/^熊/)).toBe(1);
});
