import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { TermText } from "./term-text";

const { list } = getDictionary("ja").goldfish.terms;

it("a term opens a bubble with its meaning and rule, and the sentence stays as written", async () => {
  const sentence = "触媒として裏向きにする魔石を選んでください";
  await render(
    <AllWordsProvider>
      <p data-testid="sentence">
        <TermText text={sentence} lang="ja" />
      </p>
    </AllWordsProvider>,
  );
  const term = page.getByRole("button", { name: "触媒", exact: true });
  await expect.element(term).toBeVisible();
  expect(page.getByTestId("sentence").element().textContent).toBe(sentence);
  await term.click();
  await expect.element(page.getByText(list.catalyst.means)).toBeVisible();
  await expect.element(page.getByRole("link", { name: /211\.1/ })).toHaveAttribute("href", "/rules/mag/211.1");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText(list.catalyst.means)).not.toBeInTheDocument();
  expect(page.getByTestId("sentence").element().textContent).toBe(sentence);
});
