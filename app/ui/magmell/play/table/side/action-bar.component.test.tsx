import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { type CardDefinition, createCards, NO_SYMBOLS } from "@/engine/magmell";
import { createPassiveOpponentSetup } from "@/lib/magmell/play/opponents";
import { applyCommand, startSession } from "@/lib/magmell/play/session";
import { buildTableView } from "@/lib/magmell/play/table-view";
import type { GoldfishCommand, GoldfishSession, TableView } from "@/lib/magmell/play/types";
import { ActionBar } from "./action-bar";

const NOTHING = { useCost: NO_SYMBOLS, catalyst: NO_SYMBOLS, text: "", abilities: [], token: false } as const;
const { act, table: words } = getDictionary("ja").goldfish;
const { attackAll, attackAllOff } = words;

/** The table of the second own turn, with a unit of some AP that can attack. */
function tableWith(ap: number): TableView {
  const bee: CardDefinition = { ...NOTHING, name: "bee", kind: "unit", timing: "normal", ap, hp: 2 };
  const stone: CardDefinition = { ...NOTHING, name: "青の魔石", kind: "stone", timing: null, ap: null, hp: null };
  const cards = createCards([bee, stone]);
  const deck = { grimoire: [{ name: "bee", count: 40 }], stoneDeck: [{ name: "青の魔石", count: 20 }] };
  const begun = startSession(cards, createPassiveOpponentSetup({ deck, seed: 5, goesFirst: true }));
  if (!begun.ok) throw new Error("The deck is refused");
  const kept = applyCommand(cards, begun.session, "keep");
  const [held] = buildTableView(cards, kept).view.sides[0].hand ?? [];
  const commands: readonly GoldfishCommand[] = [{ answer: { do: "use", instance: held?.id ?? -1 } }, "endTurn"];
  return buildTableView(
    cards,
    commands.reduce<GoldfishSession>((session, command) => applyCommand(cards, session, command), kept),
  );
}

const draw = (ap: number, onCommand: (command: GoldfishCommand) => void) =>
  render(
    <AllWordsProvider>
      <ActionBar table={tableWith(ap)} lead={null} onCommand={onCommand} onMenu={() => {}} more={null} />
    </AllWordsProvider>,
  );

it("the attack with all is off where only units without AP could attack, and says why", async () => {
  const onCommand = vi.fn();
  await draw(0, onCommand);
  const button = page.getByRole("button", { name: attackAll, exact: true });
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect.element(button).toHaveAccessibleDescription(attackAllOff);
  await expect.element(page.getByText(attackAllOff)).toBeVisible();
  await button.click({ force: true });
  expect(onCommand).not.toHaveBeenCalled();
});

it("and on with any AP", async () => {
  const onCommand = vi.fn();
  await draw(1, onCommand);
  await page.getByRole("button", { name: attackAll, exact: true }).click();
  expect(onCommand).toHaveBeenCalledExactlyOnceWith("attackAll");
  await expect.element(page.getByText(attackAllOff)).not.toBeInTheDocument();
});

it("the attack is golden while one is open, and each command keeps its place", async () => {
  const look = () =>
    [act.endTurn, attackAll].map((name) => {
      const button = page.getByRole("button", { name, exact: true }).element();
      return { left: button.getBoundingClientRect().left, color: getComputedStyle(button).backgroundColor };
    });
  const closed = await draw(0, () => {});
  const [gold, off] = look();
  await closed.unmount();
  await draw(1, () => {});
  const [endTurn, attack] = look();
  expect([endTurn?.left, attack?.left]).toEqual([gold?.left, off?.left]);
  expect(attack?.color).toBe(gold?.color);
  expect(endTurn?.color).not.toBe(gold?.color);
});
