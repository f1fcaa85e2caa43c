import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { LocalPanels } from "./local-panels";
import { OpponentScope } from "./opponent-scope";

const { goldfish, goldfishStart } = getDictionary("ja");
const words = { opponent: goldfish.setup.opponent, kinds: goldfish.setup.kinds };

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it("decks of the device come into a place that was as large before", async () => {
  const panels = (
    <AllWordsProvider>
      <LocalPanels lang="ja" />
      <p id="below">下</p>
    </AllWordsProvider>
  );
  const container = document.createElement("main");
  document.body.append(container);
  container.innerHTML = renderToString(panels);
  const topOf = () => document.querySelector("#below")?.getBoundingClientRect().top;
  const before = topOf();
  await render(panels, { container });
  await expect.element(page.getByText(goldfishStart.own.none)).toBeVisible();
  expect(topOf()).toBe(before);
  container.remove();
});

it("the opponent goes along with every way to a table, and with no other", async () => {
  const path = (id: string) => document.querySelector(`#${id}`)?.getAttribute("href");
  await render(
    <OpponentScope words={words}>
      <a id="table" href="/en/goldfish/KFBX">
        table
      </a>
      <a id="list" href="/goldfish?code=%2Fdecks%2F1">
        list
      </a>
      <a id="other" href="/decks">
        decks
      </a>
    </OpponentScope>,
  );
  const follow = () => {
    for (const link of document.querySelectorAll("a")) link.focus();
    return ["table", "list", "other"].map(path);
  };
  expect(follow()).toEqual(["/en/goldfish/KFBX", "/goldfish?code=%2Fdecks%2F1", "/decks"]);
  const choice = page.getByRole("combobox", { name: words.opponent });
  await choice.selectOptions(words.kinds.strong);
  expect(follow()).toEqual([
    "/en/goldfish/KFBX?opponent=strong",
    "/goldfish?code=%2Fdecks%2F1&opponent=strong",
    "/decks",
  ]);
  await choice.selectOptions(words.kinds.passive);
  expect(follow()).toEqual(["/en/goldfish/KFBX", "/goldfish?code=%2Fdecks%2F1", "/decks"]);
});
