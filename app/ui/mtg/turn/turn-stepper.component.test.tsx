import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { focusElement } from "@/app/ui/testing/focus-on";
import { pressKeys } from "@/app/ui/testing/press";
import { createPartialWordsPattern } from "@/app/ui/testing/words-pattern";
import type { Era } from "@/engine/mtg";
import type { Circumstance } from "@/lib/mtg/turn/situation";
import { TurnStepper } from "./turn-stepper";

const words = getDictionary("ja");
const { eras, steps } = words.mtg;
const { walk: simulation } = words.mtgTurn;
const { events } = words.mtgLab;

const strip = page.getByRole("list", { name: simulation.steps });
const step = (name: keyof typeof steps) => strip.getByRole("button", { name: steps[name], exact: true });
const told = (era: Era) => page.getByRole("status").getByRole("article", { name: eras[era] });
const suppose = (one: Circumstance) => page.getByRole("checkbox", { name: simulation.names[one] }).click();

it("simulates a turn by press and by key, and tells where eras part", async () => {
  await render(<TurnStepper lang="en" />, { wrapper: AllWordsProvider });
  const articles = page.getByRole("status").getByRole("article");
  await expect.element(articles).toHaveAccessibleName(`${eras["6e"]}, ${eras["8e"]}, ${eras.mod}`);
  await suppose("mana");
  await expect.poll(() => articles.elements().length).toBe(2);
  await expect.element(told("mod")).toHaveTextContent(createPartialWordsPattern(events.manaEmptied, { n: 2 }));
  await expect.element(told("6e")).not.toHaveTextContent(createPartialWordsPattern(events.manaEmptied));
  await step("draw").click();
  await expect.element(told("6e")).toHaveTextContent(createPartialWordsPattern(events.lifeLost, { n: 2 }));
  await expect.element(told("mod")).not.toHaveTextContent(createPartialWordsPattern(events.lifeLost));
  await suppose("attack");
  await focusElement(step("blockers"));
  await pressKeys("Enter");
  await expect.element(told("mod")).toHaveTextContent(createPartialWordsPattern(events.blockersDeclared.one, { n: 1 }));
  await pressKeys("ArrowRight");
  await expect.element(step("firstDamage")).toHaveAttribute("aria-current", "step");
  await expect.element(told("mod")).toHaveTextContent(simulation.never);
  await pressKeys("ArrowRight");
  await expect.element(told("mod")).toHaveTextContent(createPartialWordsPattern(events.damaged));
  await page.getByRole("button", { name: simulation.previous }).click();
  await suppose("firstStrike");
  await expect.element(told("8e")).toHaveTextContent(createPartialWordsPattern(events.damaged));
});

it("folds what is so at the start on a telephone, so that the steps come first", async () => {
  await page.viewport(360, 740);
  await render(<TurnStepper lang="ja" />, { wrapper: AllWordsProvider });
  const box = page.getByRole("checkbox", { name: simulation.names.mana });
  await expect.element(box).not.toBeInTheDocument();
  const fold = (chosen: string) => page.getByRole("button", { name: simulation.circumstances + chosen, exact: true });
  await fold("").click();
  await box.click();
  await fold(" (1)").click();
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(told("mod")).toHaveTextContent(createPartialWordsPattern(events.manaEmptied, { n: 2 }));
});
