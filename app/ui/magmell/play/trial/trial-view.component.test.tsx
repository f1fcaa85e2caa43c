import { renderToString } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { reuseWorkers } from "@/app/ui/testing/reuse-workers";
import { EMPTY_TRIAL } from "@/lib/magmell/play/trial/trial-sums";
import { readPageDeck } from "../testing/page-deck";
import { TrialAnswers } from "./trial-answers";
import { TrialView } from "./trial-view";

const DECK = "ORR3L1j-FBEMBL";
const { goldfishTrial: text } = getDictionary("en");
const { deck, cards } = readPageDeck(DECK);

function trial() {
  return (
    <AllWordsProvider lang="en">
      <TrialView
        definitions={cards}
        deck={deck}
        rivals={[]}
        titles={{}}
        seed={5}
        goesFirst
        games={1000}
        exact={null}
        alike
      />
    </AllWordsProvider>
  );
}

it("a trial is cancelled", async () => {
  reuseWorkers();
  await render(<main>{trial()}</main>);
  const start = page.getByRole("button", { name: text.start });
  await page.getByRole("radio", { name: "10,000" }).click();
  await start.click();
  await page.getByRole("button", { name: text.cancel }).click();
  await expect.element(start).toBeVisible();
});

it("its controls take no press before the script runs, which would be lost", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(trial());
  const deaf = [...page.querySelectorAll("input, button")].map((control) => control.matches(":disabled"));
  expect(deaf).toEqual(Array.from({ length: 6 }, () => true));
});

it("a trial answers when it wins, whom it fears and what stays in the hand, with pictures, and keeps the rest behind one click", async () => {
  reuseWorkers();
  await page.viewport(1280, 720);
  await render(<main>{trial()}</main>);
  await page.getByRole("radio", { name: "100", exact: true }).click();
  await page.getByRole("button", { name: text.start }).click();
  await expect.element(page.getByRole("definition").nth(2)).toBeVisible();
  expect(document.querySelector("main")?.getBoundingClientRect().height).toBeLessThan(720);
  const charts = page.getByRole("figure");
  expect(charts.elements()).toHaveLength(1);
  const stuck = page.getByRole("region", { name: text.stuck.title });
  await expect.element(stuck.getByRole("listitem").first()).toBeVisible();
  expect(stuck.element().querySelectorAll("li svg use").length).toBeGreaterThanOrEqual(1);
  await page.getByText(text.details, { exact: true }).click();
  await expect.element(charts.nth(2)).toBeVisible();
});

it("the three answers are figures of the games", async () => {
  const [first = "", second = ""] = deck.grimoire.map(({ name }) => name);
  const won = { games: 10, points: 8 };
  const lost = { games: 10, points: 2 };
  await render(
    <AllWordsProvider lang="en">
      <TrialAnswers
        sums={{
          ...EMPTY_TRIAL,
          games: 10,
          won: [0, 0, 0, 3, 5, 2],
          cards: { [first]: { stuck: 1, used: [] }, [second]: { stuck: 4, used: [] } },
        }}
        versus={[
          { first: won, second: won },
          { first: lost, second: lost },
        ]}
        names={["Red", "Green"]}
        deck={deck}
        titles={{ [second]: "Second card" }}
      />
    </AllWordsProvider>,
  );
  const answers = page.getByRole("definition");
  await expect.element(answers.nth(0)).toHaveTextContent("Turn 5Most wins: turns 4–6");
  await expect.element(answers.nth(1)).toHaveTextContent("50%Weakest against Green: 20%");
  await expect.element(answers.nth(2)).toHaveTextContent("Second card0.40 copies");
});
