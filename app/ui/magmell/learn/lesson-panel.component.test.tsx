import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { localizePath } from "@/app/i18n/lang";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { createCards } from "@/engine/magmell";
import { createPassiveOpponentSetup } from "@/lib/magmell/play/opponents";
import { applyCommand, startSession } from "@/lib/magmell/play/session";
import { buildTableView } from "@/lib/magmell/play/table-view";
import type { TableContext } from "../play/game/table-context";
import { readPageDeck } from "../play/testing/page-deck";
import { LessonPanel } from "./lesson-panel";

const { deck, cards } = readPageDeck("ORR3L1j-FBEMBL");

it.each(["ja", "en"] as const)("once the lesson is over it says so, with two ways on: %s", async (lang) => {
  const { lesson } = getDictionary(lang).learn;
  const playable = createCards(cards);
  const begun = startSession(playable, createPassiveOpponentSetup({ deck, seed: 7, goesFirst: true }));
  if (!begun.ok) throw new Error("The deck is refused");
  const table = buildTableView(playable, applyCommand(playable, begun.session, "keep"));
  const panel = (ownTurn: number) => (
    <AllWordsProvider lang={lang}>
      <LessonPanel
        play={{ table: { ...table, ownTurn }, cards, lang } as unknown as TableContext}
        refused={false}
        game="/goldfish/K?opponent=quick"
      />
    </AllWordsProvider>
  );
  const drawn = await render(panel(3));
  await expect.element(page.getByRole("region", { name: lesson.label })).toBeVisible();
  expect(page.getByRole("link", { name: lesson.play }).query()).toBeNull();
  await drawn.rerender(panel(4));
  await expect.element(page.getByText(lesson.todo.done, { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: lesson.play }))
    .toHaveAttribute("href", "/goldfish/K?opponent=quick");
  await expect
    .element(page.getByRole("link", { name: lesson.build }))
    .toHaveAttribute("href", localizePath(lang, "/decks/new"));
});
